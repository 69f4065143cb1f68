import base from './stryker.config.mjs';

/**
 * Mutation testing of the closing math, a folder at a time: MUTATE=money npm run mutation:math (money, loans, settlement, prorations, escrow-account). The
 * tests of that folder alone take part. A part of it: add `-- --mutate 'src/settlement/hud/*.ts'`; what was answered for the rest stays.
 */
const folder = process.env.MUTATE ?? 'money';

export default {
  ...base,
  vitest: { ...base.vitest, configFile: 'vitest.math.config.ts' },
  mutate: [
    `src/${folder}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/*.fixture.ts',
    '!src/**/sample-*.ts',
    '!src/**/index.ts',
  ],
  incrementalFile: `../../test-results/mutation/incremental-${folder}.json`,
  tempDirName: `../../test-results/mutation/sandbox-${folder}`,
  htmlReporter: { fileName: `../../test-results/mutation/report-${folder}.html` },
  jsonReporter: { fileName: `../../test-results/mutation/report-${folder}.json` },
  concurrency: 1,
  // A mutant that runs out of time counts as noticed: only a loop without end may, not a busy machine.
  timeoutMS: 120_000,
  timeoutFactor: 5,
  ignoreStatic: true,
};
