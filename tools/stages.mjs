/**
 * The stages of `npm test`, in the order in which they start: first what others wait for, then the longest.
 *
 * `load` is the part of the machine that a stage keeps busy; stages run side by side while there is room. `needs` must have passed.
 * Of those with `people`, who press keys in a browser and wait for what comes, one runs at a time.
 * `steps` are programs of which each must end well. `tests` is the last of them and writes the report that `read` reads;
 * a stage without it counts as one test. `again` are its parameters for trying once more what failed; a stage without
 * them is never tried again.
 */
import { join } from 'node:path';
import { command, root } from './programs.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

export const results = join(root, 'test-results');
export const reportOf = (name) => join(results, `${name}.json`);

/** Where the second try of a stage leaves its traces. */
export const secondTryFolder = (name) => join(results, `${name}-again`);

const tool = (packageName, name, ...parameters) => [command(packageName, name), ...parameters];
const vitest =
  (...parameters) =>
  (name, more) => [
    ...tool('vitest', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`),
    `--reporter=${join(root, 'tools/unhandled-reporter.mjs')}`,
    ...parameters,
    ...more,
  ];

/**
 * Stages start while their loads are no more than this: a machine and a half, because each waits now and then for a
 * disk, a timer or its own other half.
 */
export const room = 1.5;

export const stages = [
  {
    name: 'build',
    load: 0.5,
    steps: [
      tool('turbo', 'turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'),
      [join(root, 'tools/first-screen.mjs')],
    ],
  },
  // Rules that need types and the types themselves, of every file once (tools/types.test.ts).
  { name: 'types', load: 0.75, steps: [tool('oxlint', 'oxlint', '--type-aware', '--type-check')] },
  {
    name: 'journeys',
    load: 0.75,
    people: true,
    needs: ['build'],
    tests: (_name, more) => tool('@playwright/test', 'playwright', 'test', '--reporter=list,json', ...more),
    // A trace of the journey that passes, too: what differs is what is to be found.
    again: ['--last-failed', '--trace=on', `--output=${secondTryFolder('journeys')}`],
    read: playwrightReport,
  },
  {
    name: 'storybook',
    load: 0.75,
    people: true,
    tests: vitest('--project=storybook*', '--project=browser'),
    // Only here with a trace: of every story it would cost the stage two fifths more.
    again: ['--lastFailed', '--browser.trace.mode=on', `--browser.trace.tracesDir=${secondTryFolder('storybook')}`],
    // Pictures and ARIA trees are compared in the same run (tools/visual.mjs).
    env: { STORY_BASELINES: '1' },
    read: vitestReport,
  },
  // Its tests start servers and processes beside what else runs.
  { name: 'api', load: 0.75, tests: vitest('--project=api'), read: vitestReport, again: ['--lastFailed'] },
  // Files share modules: another order each run shows what works only after another file; the log has its seed.
  // Properties draw new cases each run: what one run alone finds is flaky, with the seed of the case, and mended in the next change.
  {
    name: 'unit',
    load: 0.75,
    tests: vitest('--project=unit', '--sequence.shuffle.files'),
    again: ['--lastFailed'],
    read: vitestReport,
  },
  { name: 'commands', load: 0.5, needs: ['build'], tests: vitest('--project=commands'), read: vitestReport },
  {
    name: 'lint',
    load: 0.5,
    steps: [
      tool('@biomejs/biome', 'biome', 'check', '.'),
      tool('publint', 'publint', 'packages/ui', '--strict'),
      [join(root, 'tools/sizes.mjs'), '--check'],
    ],
  },
  { name: 'unused', load: 0.5, steps: [tool('knip', 'knip', '--no-progress')] },
  { name: 'lockfile', load: 0.5, steps: [[join(root, 'tools/check-lockfile.mjs')]] },
];
