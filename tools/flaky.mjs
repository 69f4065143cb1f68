/**
 * Journeys and stories that fail and then pass: which they are, and when they are too many. A flaky title is a fault of
 * the product or of the test; it is named and mended in the next change, and does not cost the run that met it.
 *
 * @typedef {import('./reports.mjs').Report} Report
 * @typedef {{ on: string, flaky: string[] }} Run one line of tools/flaky-history.jsonl, the oldest first
 */

/** More titles in one run are no accident: of the 2,500 that press keys, a machine that stands still for a while loses as many as these. */
const MOST_PER_RUN = 5;
/** As is one title so often in so many runs. */
const SAME_TITLE_TIMES = 3;
const HISTORY_RUNS = 10;

/** Whether a second try can help: what failed outside of tests, such as a file that does not load, stays failed. */
export const canBeTriedAgain = ({ tests, outside }) =>
  outside.length === 0 && tests.some(({ outcome }) => outcome === 'failed');

/**
 * Puts a first run and the second try of its failed tests together.
 * @param {Report} first
 * @param {Report} second
 * @returns {{ report: Report, flaky: { title: string, error?: string, traces: string[] }[] }}
 */
export function together(first, second) {
  const flaky = [];
  const tests = first.tests.map((test) => {
    const again = second.tests.filter(({ title }) => title === test.title);
    // The second try also runs what a failed hook kept from running, and whole files: what fails then has failed.
    if (test.outcome !== 'failed')
      return again.find(({ outcome }) => outcome === 'failed') ?? ((test.outcome === 'skipped' && again[0]) || test);
    if (again.length === 0 || again.some(({ outcome }) => outcome !== 'passed')) return test;
    const traces = [...test.traces, ...again.flatMap((other) => other.traces)];
    flaky.push({ title: test.title, error: test.error, traces });
    return { ...test, outcome: 'passed' };
  });
  return { report: { tests, outside: [...first.outside, ...second.outside] }, flaky };
}

/**
 * Why a run with these flaky titles is red; nothing where it is not.
 * @param {string[]} flaky the titles of this run
 * @param {Run[]} before
 */
export function tooFlaky(flaky, before) {
  const reasons = [];
  if (flaky.length > MOST_PER_RUN) reasons.push(`${flaky.length} flaky in one run, more than ${MOST_PER_RUN}`);
  for (const title of flaky) {
    const times = 1 + before.slice(1 - HISTORY_RUNS).filter((run) => run.flaky.includes(title)).length;
    if (times >= SAME_TITLE_TIMES) reasons.push(`flaky in ${times} of the last ${HISTORY_RUNS} runs: ${title}`);
  }
  return reasons;
}

/**
 * The history with this run as its last line, as long as it is asked about.
 * @param {Run[]} before
 * @param {Run} run
 */
export const remembered = (before, run) =>
  [...before, run]
    .slice(-HISTORY_RUNS)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/**
 * Reads the history. Two branches that were merged have left their lines one after the other.
 * @param {string} text
 * @returns {Run[]}
 */
export const history = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
