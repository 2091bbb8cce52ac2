import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

const SERVER = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Fonts and pictures stay files: the content policy allows no other fonts, and files are kept
    // by the browser.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The words lie in the Python package, beside the games.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
