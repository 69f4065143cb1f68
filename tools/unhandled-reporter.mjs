import { writeFileSync } from 'node:fs';

/**
 * Keeps the errors that no test caught and those of a suite's own hooks, which vitest's JSON report leaves out: a run with
 * one of them is red, whatever its failed tests do when they are tried again.
 */
export default class UnhandledReporter {
  onTestRunEnd(modules, errors) {
    const ofHooks = modules.flatMap(({ children }) => [...children.allSuites()].flatMap((suite) => suite.errors()));
    writeFileSync(process.env.UNHANDLED_FILE, JSON.stringify([...errors, ...ofHooks].map(({ message }) => message)));
  }
}
