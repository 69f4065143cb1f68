import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';
import { counts, playwrightReport, slowest, vitestReport } from './reports.mjs';

const inside = (file: string) => join(root, file);

const journeys = {
  errors: [] as { message: string }[],
  suites: [
    {
      title: 'a.journey.ts',
      specs: [{ title: 'passes', tests: [{ status: 'expected', results: [{ duration: 1500, errors: [] }] }] }],
      suites: [
        {
          title: 'a company',
          specs: [
            { title: 'waits', tests: [{ status: 'skipped', results: [] }] },
            {
              title: 'fails',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      duration: 30_000,
                      errors: [
                        {
                          message:
                            '\u001b[31mnot visible\u001b[0m\n\n    at somewhere.ts:1\nExpected: visible\n> 9 | expect(seen)\n    |  ^',
                          location: { file: inside('a.journey.ts'), line: 9 },
                        },
                      ],
                      attachments: [
                        { name: 'screenshot', path: inside('test-results/journeys/a.png') },
                        { name: 'trace', path: inside('test-results/journeys/trace.zip') },
                        { name: 'own-server.log', path: inside('test-results/journeys/own-server.log') },
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

const units = {
  testResults: [
    { name: inside('ok.test.ts'), status: 'passed', assertionResults: [] },
    {
      name: inside('a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', ancestorTitles: [], title: 'one', duration: 20, failureMessages: [] },
        { status: 'todo', ancestorTitles: [], title: 'later', failureMessages: [] },
        {
          status: 'failed',
          ancestorTitles: ['sums'],
          title: 'two',
          duration: 3000,
          failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'],
        },
      ],
    },
  ],
};

describe('what the report of journeys says', () => {
  it('counts, and names what failed with its place and the words of its error, without colours, stack and code', () => {
    expect(counts(playwrightReport(journeys))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['a.journey.ts › a company › fails: at a.journey.ts:9: not visible · Expected: visible'],
    });
  });

  it('keeps where the trace of a journey is, and what its servers said', () => {
    const failed = playwrightReport(journeys).tests.find(({ outcome }) => outcome === 'failed');
    expect(failed?.traces).toEqual(['test-results/journeys/trace.zip', 'test-results/journeys/own-server.log']);
  });

  it('counts an error outside of journeys as a failure', () => {
    const { failed, failures } = counts(playwrightReport({ ...journeys, errors: [{ message: 'no server' }] }));
    expect([failed, failures[0]]).toEqual([2, 'no server']);
  });
});

describe('what the report of vitest says', () => {
  it('counts, and names what failed', () => {
    expect(counts(vitestReport(units))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['a.test.ts › sums › two: expected 1 to be 2'],
    });
  });

  it('counts a file that could not be loaded and an error that no test caught', () => {
    const lost = { name: inside('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] };
    const { failed, failures } = counts(vitestReport({ testResults: [...units.testResults, lost] }, ['nobody waited']));
    expect([failed, failures.slice(0, 2)]).toEqual([3, ['nobody waited', 'b.test.ts: no such module']]);
  });

  it('counts a broken hook of a file beside its failed test, which alone would be tried again', () => {
    const broken = units.testResults.map((file) => ({ ...file, message: file.status === 'failed' ? 'no end' : '' }));
    expect(vitestReport({ testResults: broken }).outside).toEqual(['a.test.ts: no end']);
  });
});

it('names the slowest tests of all stages, the slowest first', () => {
  const reports = new Map([
    ['unit', vitestReport(units)],
    ['journeys', playwrightReport(journeys)],
  ]);
  expect(slowest(reports, 3).map(({ stage, title, seconds }) => [stage, title, seconds])).toEqual([
    ['journeys', 'a.journey.ts › a company › fails', 30],
    ['unit', 'a.test.ts › sums › two', 3],
    ['journeys', 'a.journey.ts › passes', 1.5],
  ]);
});
