import { writeFileSync } from 'node:fs';

/**
 * Keeps the errors that no test caught, which vitest's JSON report leaves out: a run with one of them is red, whatever
 * its failed tests do when they are tried again.
 */
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_FILE, JSON.stringify(errors.map(({ message }) => message)));
  }
}
