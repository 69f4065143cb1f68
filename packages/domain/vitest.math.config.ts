import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The tests of the folder that is mutated (`stryker.math.config.mjs`), and none of the rest: each of its mutants has to be noticed there. */
const folder = process.env.MUTATE ?? 'money';

const merged = mergeConfig(base, defineConfig({ test: { deps: { optimizer: { ssr: { include: ['decimal.js'] } } } } }));

// Each sandbox prepares its dependencies for itself, so that runs side by side cannot take them from each other.
// A test has long to answer: on a busy machine a mutant is not noticed by running out of time.
export default {
  ...merged,
  cacheDir: '.vite-math',
  test: { ...merged.test, include: [`src/${folder}/**/*.test.ts`], testTimeout: 300_000 },
};
