/**
 * `npm test`: every check of the repository, ending with one line `N passed, N failed`.
 *
 *   npm test                          everything
 *   npm test -- --only unit,api       these stages (and what they need)
 *   npm test -- --skip journeys       all but these
 *   npm test -- --affected            what the change against main can touch (tools/affected.mjs)
 *   npm test -- --repeat 5            the journeys five times; one that fails once is red
 *   npm test -- --list                the stages
 *
 * Each stage's full output is kept in test-results/<stage>.log. What fails of journeys and stories is tried once more
 * when all else has ended (tools/flaky.mjs).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affected } from './affected.mjs';
import { canBeTriedAgain, history, remembered, together, tooFlaky } from './flaky.mjs';
import { noPicturesBecause } from './pictures.mjs';
import { root } from './programs.mjs';
import { counts, slowest } from './reports.mjs';
import { runStage, stop } from './run-stage.mjs';
import { results, room, stages } from './stages.mjs';

const flakyHistory = join(root, 'tools', 'flaky-history.jsonl');

const refuse = (message) => {
  console.error(message);
  process.exit(2);
};
const { only, skip, repeat, list, affectedOnly } = options();
if (list) {
  console.log(stages.map(({ name }) => name).join('\n'));
  process.exit(0);
}
const plan = affectedOnly ? await tellAffected() : {};
const asked = stages.filter(
  ({ name }) => (only ? only.includes(name) : true) && !skip.includes(name) && plan[name]?.length !== 0,
);
const chosen = stages.filter(
  (stage) => asked.includes(stage) || asked.some((other) => other.needs?.includes(stage.name)),
);

if (chosen.length === 0) refuse('No stage is left to run.');

function options() {
  const string = { type: 'string' };
  const flag = { type: 'boolean' };
  const known = { only: string, skip: string, repeat: string, list: flag, affected: flag };
  let values = {};
  try {
    ({ values } = parseArgs({ options: known }));
  } catch (error) {
    refuse(error.message);
  }
  const names = (option) => {
    const wanted = values[option]?.split(',').filter(Boolean);
    if (wanted?.every((name) => stages.some((stage) => stage.name === name)) && wanted.length > 0) return wanted;
    if (wanted) refuse(`--${option} takes stages: ${stages.map(({ name }) => name).join(', ')}.`);
    return undefined;
  };
  if (values.repeat && !/^[1-9]\d*$/.test(values.repeat)) refuse('--repeat takes how many times.');
  return {
    only: values.repeat ? ['journeys'] : names('only'),
    skip: names('skip') ?? [],
    repeat: values.repeat,
    list: values.list,
    affectedOnly: values.affected,
  };
}

/** Which files of the stages a change touches, said in short. */
async function tellAffected() {
  const { changed, since, plan: files } = await affected();
  const amounts = Object.entries(files).map(([name, some]) => `${name} ${some === 'all' ? some : some.length}`);
  console.log(`${changed.length} files changed since ${since}. Test files they can touch: ${amounts.join(', ')}.`);
  return files;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stop();
    console.log('\nStopped.');
    process.exit(1);
  });
}

const past = history(readFileSync(flakyHistory, 'utf8'));
const noPictures = chosen.some(({ name }) => name === 'storybook') ? await noPicturesBecause() : null;
const reports = new Map();
const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`.padStart(9);

function show(name, { report, said, seconds, processor }, remark) {
  const { passed, failed, skipped } = counts(report);
  if (failed && said) {
    const lines = said.trimEnd().split('\n');
    const kept = lines.slice(-250);
    console.log(`\n--- ${name} ---`);
    if (kept.length < lines.length)
      console.log(`(the first ${lines.length - kept.length} lines are in test-results/${name}.log)`);
    console.log(`${kept.join('\n')}\n---`);
  }
  const detail = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`, remark];
  const cores = processor ? `${(processor / seconds).toFixed(1)} cores` : '';
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(15)} ${minutes(seconds)} ${cores.padStart(10)}  ${detail.filter(Boolean).join(', ')}`,
  );
}

async function run(stage) {
  const files = Array.isArray(plan[stage.name]) ? plan[stage.name] : [];
  const outcome =
    repeat && stage.again
      ? await runStage(stage, stage.name, ['--repeat-each', repeat], Number(repeat))
      : await runStage(stage, stage.name, files);
  reports.set(stage.name, outcome.report);
  const pictures = stage.name === 'storybook' && noPictures && `without pictures: ${noPictures}`;
  show(stage.name, outcome, [pictures, willBeTriedAgain(stage) && 'to be tried again'].filter(Boolean).join(', '));
}

const willBeTriedAgain = (stage) => stage.again && !repeat && canBeTriedAgain(reports.get(stage.name));

/** Starts what there is room for, again whenever a stage has ended. */
async function runAll() {
  const waiting = [...chosen];
  const running = new Map();
  const passed = (name) => reports.has(name) && counts(reports.get(name)).failed === 0;
  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.slice()) {
      const needs = stage.needs ?? [];
      const lost = needs.filter((name) => reports.has(name) && !passed(name));
      if (lost.length > 0) {
        waiting.splice(waiting.indexOf(stage), 1);
        const report = { tests: [], outside: [`not run: ${lost.join(', ')} failed`] };
        reports.set(stage.name, report);
        show(stage.name, { report, seconds: 0 }, report.outside[0]);
        continue;
      }
      if (!needs.every(passed)) continue;
      const busy = [...running.keys()].reduce((sum, { load }) => sum + load, 0);
      if (busy > 0 && busy + stage.load > room) continue;
      if (stage.people && [...running.keys()].some(({ people }) => people)) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      running.set(
        stage,
        run(stage).then(() => running.delete(stage)),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}

/** Tries what failed once more, on a fresh server and browser; returns what is flaky. */
async function tryAgain() {
  const flaky = [];
  for (const stage of chosen.filter(willBeTriedAgain)) {
    const name = `${stage.name}-again`;
    const outcome = await runStage(stage, name, stage.again);
    show(name, outcome);
    const both = together(reports.get(stage.name), outcome.report);
    reports.set(stage.name, both.report);
    flaky.push(
      ...both.flaky.map((test) => ({
        ...test,
        title: `${stage.name}: ${test.title}`,
        kept: [`${stage.name}.log`, `${name}.log`, name].map((file) => `test-results/${file}`),
      })),
    );
  }
  return flaky;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const began = performance.now();
const before = cpus();
await runAll();
const flaky = await tryAgain();

const titles = flaky.map(({ title }) => title);
const reasons = tooFlaky(titles, past);
// Only a run of all that can be flaky tells how often it is.
const whole = stages.every(({ name, again }) => {
  const { tests = [], outside = [] } = reports.get(name) ?? {};
  return !again || (tests.length > 0 && outside.length === 0);
});
if (whole && !repeat && !affectedOnly)
  writeFileSync(flakyHistory, remembered(past, { on: new Date().toISOString(), flaky: titles }));
writeFileSync(join(results, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);

const measured = new Map([...reports].filter(([name]) => stages.find((stage) => stage.name === name).tests));
const slow = slowest(measured);
if (slow.length > 0) console.log('\nThe ten slowest tests:');
for (const { stage, title, seconds } of slow)
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${stage.padEnd(9)}  ${title}`);

// Once more in short, where the eye and the last lines of a log are.
const outcomes = new Map([...reports].map(([name, report]) => [name, counts(report)]));
for (const { title, error, traces, kept } of flaky)
  console.log(`\nflaky: ${title}: ${error}\n  ${[...traces, ...kept].join('\n  ')}`);
for (const reason of reasons) console.log(`\nToo flaky: ${reason}`);
for (const [name, { failures }] of outcomes) for (const line of failures) console.log(`\n${name}: ${line}`);

const sum = (key) => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
const failing = [...outcomes].filter(([, { failed }]) => failed > 0).map(([name]) => name);
const skipped = sum('skipped');
const parts = [
  `${chosen.length} stages in ${minutes((performance.now() - began) / 1000).trim()}, ${busyCores()}`,
  skipped && `${skipped} tests skipped`,
  flaky.length && `${flaky.length} flaky`,
];
console.log(`\n${parts.filter(Boolean).join(', ')}${failing.length ? `; failing: ${failing.join(', ')}` : ''}`);
console.log(`${sum('passed')} passed, ${sum('failed') + reasons.length} failed`);
process.exitCode = failing.length + reasons.length > 0 ? 1 : 0;

/** How much of the machine was used, by whomever. */
function busyCores() {
  const now = cpus();
  const share = now.map(({ times }, core) => {
    const spent = Object.keys(times).map((kind) => [kind, times[kind] - before[core].times[kind]]);
    const all = spent.reduce((total, [, time]) => total + time, 0);
    return 1 - spent.find(([kind]) => kind === 'idle')[1] / all;
  });
  return `${share.reduce((a, b) => a + b, 0).toFixed(1)} of ${now.length} cores busy`;
}
