import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

/** Writes scripts and styles compressed beside them, as well as that can be done. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [boxTexts(), svelte(), Icons({ compiler: 'svelte' }), compressed()],
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Fonts and pictures stay files: the content policy allows no other fonts, and files are kept
    // by the browser.
    assetsInlineLimit: 0,
    // The server reads it to name, in the page of an address, what that address will need.
    // Not in a hidden folder, which packages leave out.
    manifest: 'built.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files: what the first page needs, what all tables need, and what each page adds.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /[\\/]src[\\/]table[\\/]/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The words lie in the Python package, beside the games.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
