import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/playfair-display/wght.css';
import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { recognise } from './me.svelte';
import { wear } from './settings.svelte';

await Promise.all([wear(), recognise().catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
