import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './reports.mjs';

describe('what the reports of the stages say', () => {
  it('names a failed journey with its place and the words of its error, without colours and stack', () => {
    const report = {
      stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [{ ok: true, file: 'a.journey.ts', line: 1, title: 'passes', tests: [] }],
          suites: [
            {
              specs: [
                {
                  ok: false,
                  file: 'a.journey.ts',
                  line: 5,
                  title: 'fails',
                  tests: [
                    {
                      results: [
                        {
                          errors: [
                            {
                              message: '\u001b[31mnot visible\u001b[0m\n\n    at somewhere.ts:1\nExpected: visible',
                              location: { file: '/x/a.journey.ts', line: 9 },
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(playwrightCounts(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      failures: ['a.journey.ts:5 fails, at a.journey.ts:9: not visible · Expected: visible'],
    });
  });

  it('names a failed test, and counts a file that could not be loaded', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'ok.test.ts', status: 'passed', assertionResults: [] },
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one', failureMessages: [] },
            { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(vitestCounts(report)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
      failures: ['a.test.ts two: expected 1 to be 2', 'b.test.ts: no such module'],
    });
  });
});
