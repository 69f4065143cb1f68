import { describe, expect, it } from 'vitest';
import { canBeTriedAgain, history, remembered, together, tooFlaky } from './flaky.mjs';

type Outcome = 'passed' | 'failed' | 'skipped';
const a = (title: string, outcome: Outcome, traces: string[] = []) => ({ title, outcome, seconds: 1, traces });
const report = (tests: ReturnType<typeof a>[], outside: string[] = []) => ({ tests, outside });
const run = (day: number, ...flaky: string[]) => ({ on: `2026-11-${String(day).padStart(2, '0')}`, flaky });

describe('what is tried again', () => {
  it.each([
    ['a failed test', report([a('x', 'failed')]), true],
    ['no failed test', report([a('x', 'passed')]), false],
    ['nothing that ran', report([]), false],
    ['a failed test beside a file that does not load', report([a('x', 'failed')], ['y does not load']), false],
    ['an error outside of tests alone', report([a('x', 'passed')], ['unhandled']), false],
  ])('%s: %#', (_, first, expected) => {
    expect(canBeTriedAgain(first)).toBe(expected);
  });
});

describe('a first run and the second try of what failed', () => {
  const outcomes = (first: ReturnType<typeof report>, second: ReturnType<typeof report>) =>
    together(first, second).report.tests.map(({ outcome }) => outcome);

  it('makes flaky what passes then, with the traces of both, and leaves the rest as it was', () => {
    const first = report([
      a('one', 'passed'),
      a('two', 'failed', ['1.zip']),
      a('three', 'failed'),
      a('four', 'skipped'),
    ]);
    const second = report([a('two', 'passed', ['2.zip']), a('three', 'failed')]);
    const { flaky } = together(first, second);
    expect(outcomes(first, second)).toEqual(['passed', 'passed', 'failed', 'skipped']);
    expect(flaky).toEqual([{ title: 'two', error: undefined, traces: ['1.zip', '2.zip'] }]);
  });

  it.each([
    ['did not run again', []],
    ['was skipped then', [a('x', 'skipped')]],
    ['passed once and failed once', [a('x', 'passed'), a('x', 'failed')]],
  ])('leaves failed what %s', (_, again) => {
    expect(outcomes(report([a('x', 'failed')]), report(again))).toEqual(['failed']);
    expect(together(report([a('x', 'failed')]), report(again)).flaky).toEqual([]);
  });

  it.each([
    ['failed though it had passed', 'passed', 'failed', 'failed'],
    ['failed, kept from running by another at first', 'skipped', 'failed', 'failed'],
    ['passed, kept from running by another at first', 'skipped', 'passed', 'passed'],
    ['did not run either time', 'skipped', 'skipped', 'skipped'],
  ] as const)('counts what %s', (_, first, second, counted) => {
    const both = [report([a('x', 'failed'), a('y', first)]), report([a('x', 'passed'), a('y', second)])] as const;
    expect(outcomes(...both)).toEqual(['passed', counted]);
  });

  it('keeps what failed outside of the tests of the second try', () => {
    const { report: both } = together(report([a('x', 'failed')]), report([a('x', 'passed')], ['the server ended']));
    expect(both.outside).toEqual(['the server ended']);
  });
});

describe('too flaky', () => {
  const clean = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => run(from + at));

  it.each([
    ['nothing', [], [], 0],
    ['five titles', [...'vwxyz'], [], 0],
    ['six titles', [...'uvwxyz'], [], 1],
    ['a title for the second time', ['x'], [run(1, 'x')], 0],
    ['a title for the third time', ['x'], [run(1, 'x'), run(2, 'x')], 1],
    ['a title for the third time in ten runs', ['x'], [run(1, 'x'), run(2, 'x'), ...clean(3, 9)], 1],
    ['a title for the third time in eleven runs', ['x'], [run(1, 'x'), run(2, 'x'), ...clean(3, 10)], 0],
    ['another title than the runs before', ['y'], [run(1, 'x'), run(2, 'x')], 0],
    ['a title that was flaky three times and is not now', [], [run(1, 'x'), run(2, 'x'), run(3, 'x')], 0],
    ['two titles for the third time', ['x', 'y'], [run(1, 'x', 'y'), run(2, 'y', 'x')], 2],
  ])('%s', (_, flaky, before, reasons) => {
    expect(tooFlaky(flaky, before)).toHaveLength(reasons);
  });
});

describe('the history of runs', () => {
  it('comes back as it was written, without what is older than ten runs', () => {
    const before = Array.from({ length: 10 }, (_, at) => run(at + 1, `t${at}`));
    expect(history(remembered(before, run(11, 'last')))).toEqual([...before.slice(1), run(11, 'last')]);
  });

  it('is read in the order of time where two branches were merged', () => {
    const text = remembered([run(2)], run(5)) + remembered([run(3)], run(4));
    expect(history(text).map(({ on }) => on)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
  });

  it('is empty in a repository without runs', () => {
    expect(history('')).toEqual([]);
  });
});
