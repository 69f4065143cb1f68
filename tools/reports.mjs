/**
 * What the reports of the stages say: how many tests passed, and what failed in a line or two per test, because the end
 * of a long log is all that some readers get.
 */
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 400;
const MOST = 25;

/** The first lines that say something, without the stack. */
const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at ') && !line.startsWith('Call log'))
    .slice(0, 6)
    .join(' · ')
    .slice(0, LONGEST);

function playwrightFailures({ suites = [], errors = [] }) {
  const found = errors.map(({ message }) => brief(message));
  const walk = (suite) => {
    for (const inner of suite.suites ?? []) walk(inner);
    for (const { ok, file, line, title, tests } of suite.specs ?? []) {
      if (ok) continue;
      const error = tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all)).at(0);
      const place = error?.location ? `, at ${error.location.file.split(/[\\/]/).at(-1)}:${error.location.line}` : '';
      found.push(`${file}:${line} ${title}${place}: ${brief(error?.message)}`);
    }
  };
  for (const suite of suites) walk(suite);
  return found.slice(0, MOST);
}

function vitestFailures({ testResults = [] }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}: ${brief(message)}`];
      return failed.map(({ fullName, failureMessages }) => `${name} ${fullName}: ${brief(failureMessages[0])}`);
    })
    .slice(0, MOST);
}

export function vitestCounts(report) {
  const silent = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + silent.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: vitestFailures(report),
  };
}

export function playwrightCounts(report) {
  const { stats, errors } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: playwrightFailures(report),
  };
}
