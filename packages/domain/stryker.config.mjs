/**
 * Mutation testing of the rules that decide who may do what and how values are written: every mutant is a fault planted
 * in them, and the tests beside them have to notice. Run it from this folder; see docs/testing.md.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', pool: 'threads' },
  mutate: ['src/{access,navigation,formats}/**/*.ts', '!src/**/*.test.ts', '!src/**/*.fixture.ts'],
  coverageAnalysis: 'perTest',
  // Only what changed since the last run is tried again; the answers of that run are in the file.
  incremental: true,
  incrementalFile: '../../test-results/mutation/incremental.json',
  tempDirName: '../../test-results/mutation/sandbox',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '../../test-results/mutation/report.html' },
  jsonReporter: { fileName: '../../test-results/mutation/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
};
