/**
 * `npm test`: every check of the repository, ending with one line `N passed, N failed`.
 *
 *   npm test                          everything
 *   npm test -- --only unit,api       these stages (and what they need)
 *   npm test -- --skip journeys       all but these
 *   npm test -- --list                the stages
 *
 * Each stage's full output is kept in test-results/<stage>.log.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { noPicturesBecause } from './pictures.mjs';
import { command, node, quiet, root } from './programs.mjs';
import { playwrightCounts, vitestCounts } from './reports.mjs';

const results = join(root, 'test-results');
const report = (name) => join(results, `${name}.json`);
const tool = (packageName, name, ...parameters) => [command(packageName, name), ...parameters];
const vitest = (stage, projects, ...parameters) =>
  tool(
    'vitest',
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...parameters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(stage)}`,
  );

/**
 * `cost` is how many cores a stage keeps busy; stages run side by side while there is room. `needs` must have passed.
 * `counts` reads the number of tests from the stage's report; a stage without it counts as one. `note` is said beside the counts.
 */
const stages = [
  { name: 'lockfile', cost: 1, steps: [[join(root, 'tools/check-lockfile.mjs')]] },
  {
    name: 'lint',
    cost: 1,
    steps: [
      tool('@biomejs/biome', 'biome', 'check', '.'),
      tool('oxlint', 'oxlint', '--type-aware'),
      tool('publint', 'publint', 'packages/ui', '--strict'),
    ],
  },
  {
    name: 'type-check',
    cost: 1,
    steps: [
      tool('turbo', 'turbo', 'run', 'typecheck', '--output-logs=errors-only', '--ui=stream', '--concurrency=2'),
      tool('@typescript/native', 'tsc', '-p', 'tools/tsconfig.json', '--noEmit'),
    ],
  },
  {
    name: 'boundaries',
    cost: 1,
    steps: [
      tool('dependency-cruiser', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'),
      vitest('boundaries', ['unit'], 'tools/boundaries.test.ts'),
    ],
    counts: vitestCounts,
  },
  { name: 'unused', cost: 1, steps: [tool('knip', 'knip', '--no-progress')] },
  {
    name: 'build',
    cost: 1,
    steps: [
      tool('turbo', 'turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'),
      [join(root, 'tools/first-screen.mjs')],
    ],
  },
  {
    name: 'unit',
    cost: 1,
    steps: [vitest('unit', ['unit'], '--exclude', 'tools/boundaries.test.ts')],
    counts: vitestCounts,
  },
  { name: 'api', cost: 2, steps: [vitest('api', ['api'])], counts: vitestCounts },
  {
    name: 'storybook',
    cost: 2,
    steps: [vitest('storybook', ['storybook', 'browser'])],
    // Pictures and ARIA trees are compared in the same run (tools/visual.mjs).
    env: { STORY_BASELINES: '1' },
    note: () => noPictures && `without pictures: ${noPictures}`,
    counts: vitestCounts,
  },
  {
    name: 'journeys',
    cost: 2,
    needs: ['build'],
    steps: [tool('@playwright/test', 'playwright', 'test', '--reporter=list,json')],
    counts: playwrightCounts,
  },
];
const LONGEST_MINUTES = 45;

const option = (name) => {
  const at = process.argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const word = process.argv[at];
  const names = (word.includes('=') ? word.slice(word.indexOf('=') + 1) : (process.argv[at + 1] ?? ''))
    .split(',')
    .filter(Boolean);
  const unknown = names.filter((wanted) => !stages.some((stage) => stage.name === wanted));
  if (unknown.length > 0 || names.length === 0) {
    console.error(`--${name} takes stages: ${stages.map((stage) => stage.name).join(', ')}.`);
    process.exit(2);
  }
  return names;
};
if (process.argv.includes('--list')) {
  console.log(stages.map((stage) => stage.name).join('\n'));
  process.exit(0);
}
const only = option('only');
const skip = option('skip') ?? [];
const asked = stages.filter((stage) => (only ? only.includes(stage.name) : true) && !skip.includes(stage.name));
const chosen = stages.filter(
  (stage) => asked.includes(stage) || asked.some((other) => other.needs?.includes(stage.name)),
);

const noPictures = chosen.some(({ name }) => name === 'storybook') ? await noPicturesBecause() : null;

const windows = process.platform === 'win32';
const running = new Set();
const kill = (child) => {
  try {
    if (windows) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Ended in between.
  }
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) kill(child);
    console.log('\nStopped.');
    process.exit(1);
  });
}

/** Runs one program of a stage; resolves with what it said and how it ended. */
function step(stage, parameters, log) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(node(), parameters, {
      cwd: root,
      env: {
        ...process.env,
        ...quiet,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        CI: process.env.CI ?? '1',
        ...stage.env,
        PATH: `${join(root, 'node_modules', '.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report(stage.name),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
    });
    running.add(child);
    const hear = (chunk) => {
      said += chunk;
      log.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const limit = setTimeout(() => {
      hear(`\nStopped after ${LONGEST_MINUTES} minutes.\n`);
      kill(child);
    }, LONGEST_MINUTES * 60_000);
    const finish = (ok) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, said });
    };
    child.on('error', (error) => {
      hear(`${error.message}\n`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

async function run(stage) {
  const started = performance.now();
  rmSync(report(stage.name), { force: true });
  const log = createWriteStream(join(results, `${stage.name}.log`));
  let ok = true;
  let said = '';
  for (const parameters of stage.steps) {
    const outcome = await step(stage, parameters, log);
    said += outcome.said;
    ok &&= outcome.ok;
  }
  log.end();
  let counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (stage.counts) {
    try {
      counts = stage.counts(JSON.parse(readFileSync(report(stage.name), 'utf8')));
      if (counts.passed + counts.failed === 0) {
        said += '\nNo test ran: a stage that checks nothing does not pass.\n';
        ok = false;
      }
    } catch (error) {
      said += `\nNo report of this stage (${error.message}).\n`;
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
    // A run can fail outside its tests: an unhandled error, a file that does not load, a step before the tests.
    if (!ok && counts.failed === 0) counts.failed = 1;
    ok &&= counts.failed === 0;
  }
  return { ok, said, counts, seconds: (performance.now() - started) / 1000 };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const began = performance.now();
const room = Math.min(4, Math.max(2, availableParallelism()));
const waiting = [...chosen];
const ended = new Map();
let busy = 0;

const show = (stage, { ok, said, counts, seconds, left }) => {
  const detail =
    left ??
    `${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}${counts.skipped ? `, ${counts.skipped} skipped` : ''}${stage.note?.() ? `, ${stage.note()}` : ''}`;
  if (!ok && said) {
    const lines = said.trimEnd().split('\n');
    const kept = lines.slice(-250);
    console.log(`\n--- ${stage.name} ---`);
    if (kept.length < lines.length)
      console.log(`(the first ${lines.length - kept.length} lines are in test-results/${stage.name}.log)`);
    console.log(`${kept.join('\n')}\n---`);
  }
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(11)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${detail}`,
  );
};

await new Promise((resolve) => {
  const next = () => {
    if (waiting.length === 0 && busy === 0) return resolve();
    for (const stage of waiting.slice()) {
      const needs = (stage.needs ?? []).map((name) => ended.get(name));
      if (needs.some((outcome) => outcome && !outcome.ok)) {
        waiting.splice(waiting.indexOf(stage), 1);
        const outcome = {
          ok: false,
          said: '',
          counts: { passed: 0, failed: 1, skipped: 0 },
          seconds: 0,
          left: `not run: ${stage.needs.join(', ')} failed`,
        };
        ended.set(stage.name, outcome);
        show(stage, outcome);
        return next();
      }
      if (needs.some((outcome) => !outcome)) continue;
      if (busy > 0 && busy + stage.cost > room) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      busy += stage.cost;
      void run(stage).then((outcome) => {
        busy -= stage.cost;
        ended.set(stage.name, outcome);
        show(stage, outcome);
        next();
      });
    }
  };
  next();
});

// Once more in short, where the eye and the last lines of a log are.
for (const { name } of chosen)
  for (const line of ended.get(name).counts.failures ?? []) console.log(`\n${name}: ${line}`);
const sum = (key) => [...ended.values()].reduce((total, { counts }) => total + counts[key], 0);
const failing = chosen.filter((stage) => !ended.get(stage.name).ok).map((stage) => stage.name);
const skipped = sum('skipped');
console.log(
  `\n${chosen.length} stages in ${((performance.now() - began) / 1000).toFixed(0)} s${skipped ? `, ${skipped} tests skipped` : ''}${failing.length ? `; failing: ${failing.join(', ')}` : ''}`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failing.length > 0 ? 1 : 0;
