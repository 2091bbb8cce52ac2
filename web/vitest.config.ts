import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

export default mergeConfig(
  build,
  defineConfig({
    // Tests mount components as a browser would.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
      // The files share workers, so that each of them need not load Svelte and a document again.
      isolate: false,
      setupFiles: ['tests/setup.ts'],
      unstubGlobals: true,
      // Whole tables are drawn many times, on machines that have other work to do.
      testTimeout: 60_000,
    },
  }),
);
