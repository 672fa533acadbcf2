// Writes a .br and a .gz beside every text file of the built client, so that the server need not.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('../../src/magnate/web/', import.meta.url).pathname;
for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(name));
    if (!statSync(file).isFile() || !/\.(js|css|html|svg|json)$/.test(file)) continue;
    const bytes = readFileSync(file);
    const most = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, most));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
