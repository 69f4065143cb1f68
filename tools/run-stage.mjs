/** Runs the programs of a stage and reads what they report. */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, quiet, root } from './programs.mjs';
import { reportOf, results } from './stages.mjs';

/** Of the programs of a stage, each. */
const LONGEST_MINUTES = 60;
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

/** Ends what runs, with all its children. */
export const stop = () => {
  for (const child of running) kill(child);
};

/** Processor seconds of all children that have ended, as Linux counts them; elsewhere nothing is told. */
function ofEndedChildren() {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) / 100;
}
let counted = 0;

/** Runs one program; resolves with what it said, how it ended and the processor seconds it took. */
function step(parameters, env, log, limitMinutes) {
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
        ...env,
        PATH: `${join(root, 'node_modules', '.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
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
      hear(`\nStopped after ${limitMinutes} minutes.\n`);
      kill(child);
    }, limitMinutes * 60_000);
    let processor = 0;
    // What has been added since the last child that ended is this one's.
    child.on('exit', () => {
      const now = ofEndedChildren();
      processor = now - counted;
      counted = now;
    });
    const finish = (ok) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, said, processor });
    };
    child.on('error', (error) => {
      hear(`${error.message}\n`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Runs a stage, or tries it again under another name.
 * @param {string} name of its log and report in test-results
 * @param {string[]} more parameters of its tests
 * @param {number} times how often they make each test run
 */
export async function runStage(stage, name = stage.name, more = [], times = 1) {
  const started = performance.now();
  const unhandled = join(results, `${name}-unhandled.json`);
  for (const file of [reportOf(name), unhandled]) rmSync(file, { force: true });
  const log = createWriteStream(join(results, `${name}.log`));
  const env = {
    ...stage.env,
    UNHANDLED_FILE: unhandled,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    // Read by --last-failed; its usual place is emptied by every run.
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(results, `${stage.name}-failed.json`),
  };
  let ok = true;
  let said = '';
  let processor = 0;
  for (const parameters of [...(stage.steps ?? []), ...(stage.tests ? [stage.tests(name, more)] : [])]) {
    const outcome = await step(parameters, env, log, LONGEST_MINUTES * times);
    said += outcome.said;
    processor += outcome.processor;
    ok &&= outcome.ok;
  }
  log.end();
  const seconds = (performance.now() - started) / 1000;
  const report = stage.tests ? readReport() : alone();
  // A run can fail outside its tests: an unhandled error, a file that does not load, a step before the tests.
  if (!ok && report.outside.length === 0 && report.tests.every(({ outcome }) => outcome !== 'failed'))
    report.outside.push('ended with an error outside its tests');
  return { report, said, seconds, processor };

  function alone() {
    const outcome = ok ? 'passed' : 'failed';
    return { tests: [{ title: name, outcome, seconds, error: 'its output is above', traces: [] }], outside: [] };
  }

  function readReport() {
    try {
      const errors = existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : [];
      const read = stage.read(JSON.parse(readFileSync(reportOf(name), 'utf8')), errors);
      if (read.outside.length === 0 && read.tests.every(({ outcome }) => outcome === 'skipped'))
        read.outside.push('no test ran: a stage that checks nothing does not pass');
      return read;
    } catch (error) {
      return { tests: [], outside: [`no report of this stage (${error.message})`] };
    }
  }
}
