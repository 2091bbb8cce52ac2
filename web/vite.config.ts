import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8000';

/** `en.ftl?box`: what stands on the box of a game, without the rest of its words. */
function boxTexts(): Plugin {
  const query = '?box';
  return {
    name: 'box-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return null;
      const messages = readFileSync(id.slice(0, -query.length), 'utf-8').split(/\n(?=\S)/);
      const kept = messages.filter((one) => /^web-(tagline|box|intro-goal) =/.test(one));
      return `export default ${JSON.stringify(kept.join('\n'))}`;
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [boxTexts(), svelte(), Icons({ compiler: 'svelte' })],
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
