import { defineConfig } from 'vitest/config';

/**
 * The tests of the rules alone, for mutation testing (`stryker.config.mjs`): no browser, no database, no plugin. Every
 * mutant starts anew, so libraries of hundreds of files are bundled into one each: that is most of the time saved.
 */
export default defineConfig({
  cacheDir: '../../node_modules/.vite/domain',
  test: {
    environment: 'node',
    include: ['src/{access,navigation,formats}/**/*.test.ts'],
    isolate: false,
    deps: { optimizer: { ssr: { enabled: true, include: ['fast-check', 'date-fns'] } } },
  },
});
