/**
 * The stages of `npm test`.
 *
 * `cores` is how many cores a stage keeps busy; stages run side by side while there is room (tools/test.mjs). `needs` must have passed.
 * `steps` are programs of which each must end well. `tests` is the last of them and writes the report that `read` reads;
 * a stage without it counts as one test. `again` are its parameters for trying once more what failed; a stage without
 * them is never tried again. `note` is said beside the counts.
 */
import { join } from 'node:path';
import { command, root } from './programs.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

export const results = join(root, 'test-results');
export const reportOf = (name) => join(results, `${name}.json`);

/** Where the second try of a stage leaves its traces. */
export const again = (name) => join(results, `${name}-again`);

const tool = (packageName, name, ...parameters) => [command(packageName, name), ...parameters];
const vitest =
  (...parameters) =>
  (name, more) => [
    ...tool('vitest', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`),
    `--reporter=${join(root, 'tools/unhandled-reporter.mjs')}`,
    ...parameters,
    ...more,
  ];

export const stages = [
  { name: 'lockfile', cores: 1, steps: [[join(root, 'tools/check-lockfile.mjs')]] },
  {
    name: 'lint',
    cores: 1,
    steps: [tool('@biomejs/biome', 'biome', 'check', '.'), tool('publint', 'publint', 'packages/ui', '--strict')],
  },
  // Rules that need types and the types themselves, of every file once (tools/types.test.ts).
  { name: 'types', cores: 1, steps: [tool('oxlint', 'oxlint', '--type-aware', '--type-check')] },
  { name: 'boundaries', cores: 1, tests: vitest('--project=unit', 'tools/boundaries.test.ts'), read: vitestReport },
  { name: 'unused', cores: 1, steps: [tool('knip', 'knip', '--no-progress')] },
  {
    name: 'build',
    cores: 1,
    steps: [
      tool('turbo', 'turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'),
      [join(root, 'tools/first-screen.mjs')],
    ],
  },
  {
    name: 'unit',
    cores: 1,
    tests: vitest('--project=unit', '--exclude=tools/boundaries.test.ts'),
    read: vitestReport,
  },
  { name: 'api', cores: 2, tests: vitest('--project=api'), read: vitestReport },
  {
    name: 'storybook',
    cores: 2,
    tests: vitest('--project=storybook', '--project=browser'),
    // Only here with a trace: of every story it would cost the stage two fifths more.
    again: ['--lastFailed', '--browser.trace.mode=on', `--browser.trace.tracesDir=${again('storybook')}`],
    // Pictures and ARIA trees are compared in the same run (tools/visual.mjs).
    env: { STORY_BASELINES: '1' },
    read: vitestReport,
  },
  {
    name: 'journeys',
    cores: 2,
    needs: ['build'],
    tests: (_name, more) => tool('@playwright/test', 'playwright', 'test', '--reporter=list,json', ...more),
    // A trace of the journey that passes, too: what differs is what is to be found.
    again: ['--last-failed', '--trace=on', `--output=${again('journeys')}`],
    read: playwrightReport,
  },
];
