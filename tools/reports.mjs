/**
 * What the reports of the stages say, in one form for both test runners: every test with its outcome, and what failed
 * outside of any test.
 *
 * @typedef {{ title: string, outcome: 'passed' | 'failed' | 'skipped', seconds: number, error?: string, traces: string[] }} Test
 * @typedef {{ tests: Test[], outside: string[] }} Report
 *
 * What is read of Playwright's report:
 * @typedef {{ message?: string, location?: { file: string, line: number } }} Fault
 * @typedef {{ duration: number, errors: Fault[], attachments?: { name: string, path?: string }[] }} Result
 * @typedef {{ title: string, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './programs.mjs';

const LONGEST = 400;
const MOST = 25;

/** The first lines that say something, without the stack and the code around it. */
const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(at |Call log|(> )?(\d+ )?\|)/.test(line))
    .slice(0, 6)
    .join(' · ')
    .slice(0, LONGEST);

const path = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * Reads the JSON report of Playwright.
 * @param {{ suites?: Suite[], errors?: Fault[] }} report
 * @returns {Report}
 */
export function playwrightReport({ suites = [], errors = [] }) {
  /** @type {Test[]} */
  const tests = [];
  /** @type {(suite: Suite, above: string[]) => void} */
  const walk = (suite, above) => {
    for (const inner of suite.suites ?? []) walk(inner, [...above, inner.title]);
    for (const spec of suite.specs ?? [])
      for (const { status, results } of spec.tests) {
        const error = results.flatMap((result) => result.errors).at(0);
        const place = error?.location && `at ${error.location.file.split(/[\\/]/).at(-1)}:${error.location.line}: `;
        tests.push({
          title: [...above, spec.title].join(' › '),
          outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          error: error && `${place ?? ''}${brief(error.message)}`,
          traces: results.flatMap(({ attachments = [] }) =>
            attachments
              .filter(({ name, path: at }) => /^trace$|server\.log$/.test(name) && at)
              .map(({ path: at }) => path(at)),
          ),
        });
      }
  };
  for (const suite of suites) walk(suite, [suite.title]);
  return { tests, outside: errors.map(({ message }) => brief(message)) };
}

/**
 * Reads the JSON report of vitest.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, ancestorTitles: string[], title: string, duration?: number, failureMessages: string[] }[] }[] }} report
 * @param {string[]} unhandled errors that no test caught, and of hooks inside a file (tools/unhandled-reporter.mjs)
 * @returns {Report}
 */
export function vitestReport({ testResults }, unhandled = []) {
  /** @type {Test[]} */
  const tests = [];
  const outside = unhandled.map(brief);
  for (const file of testResults) {
    // A message is of the file itself: it does not load, or a hook of it failed.
    if (file.message || (file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')))
      outside.push(`${path(file.name)}: ${brief(file.message)}`);
    for (const { status, ancestorTitles, title, duration, failureMessages } of file.assertionResults)
      tests.push({
        title: [path(file.name), ...ancestorTitles.filter(Boolean), title].join(' › '),
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        seconds: (duration ?? 0) / 1000,
        error: status === 'failed' ? brief(failureMessages[0]) : undefined,
        traces: [],
      });
  }
  return { tests, outside };
}

/**
 * How many passed and failed, and what failed in a line per test, because the end of a long log is all that some
 * readers get.
 * @param {Report} report
 */
export function counts({ tests, outside }) {
  const number = (wanted) => tests.filter(({ outcome }) => outcome === wanted).length;
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  return {
    passed: number('passed'),
    failed: failed.length + outside.length,
    skipped: number('skipped'),
    failures: [...outside, ...failed.map(({ title, error }) => `${title}: ${error}`)].slice(0, MOST),
  };
}

/**
 * The tests that took longest, over all stages.
 * @param {Map<string, Report>} reports by stage
 */
export function slowest(reports, most = 10) {
  return [...reports]
    .flatMap(([stage, { tests }]) => tests.map(({ title, seconds }) => ({ stage, title, seconds })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}
