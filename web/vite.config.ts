import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` serves the sources, with a Magnate server behind them.
const proxy = {
  '^/(api|health|schema)': {
    target: `http://127.0.0.1:${process.env.MAGNATE_PORT ?? 8000}`,
    ws: true,
  },
};

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/magnate/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
});
