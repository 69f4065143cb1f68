import { expect, it } from 'vitest';
import { closingProcedures } from '../closing-file/index.ts';
import { faultsOf } from '../trace/index.ts';
import { explainedCureDay, waitDays } from './index.ts';

it.each([
  // Form H-25(B): a Monday, with a Sunday before it.
  ['2013-04-15', ['04-11 received', '04-12 counts 1', '04-13 counts 2', '04-14 skipped Sunday', '04-15 closing']],
  ['2013-04-18', ['04-15 received', '04-16 counts 1', '04-17 counts 2', '04-18 closing']],
  // Thanksgiving lies between.
  [
    '2026-11-28',
    ['11-24 received', '11-25 counts 1', '11-26 skipped Thanksgiving Day', '11-27 counts 2', '11-28 closing'],
  ],
  // A closing on a Sunday is counted from the Saturday before it.
  ['2013-04-14', ['04-10 received', '04-11 counts 1', '04-12 counts 2', '04-13 counts 3', '04-14 closing']],
])('before a closing on %s the days are %j', (closing, expected) => {
  const shown = waitDays(closing).map(({ day, kind, number, reason }) =>
    [day.slice(5), kind, number, reason].filter((each) => each !== undefined).join(' '),
  );
  expect(shown).toEqual(expected);
});

it('what rose too far is given back within 60 days of the closing, Sundays and holidays counted', () => {
  const { value, trace } = explainedCureDay('2013-04-15');
  expect(value).toBe('2013-06-14');
  expect(faultsOf(trace, closingProcedures)).toEqual([]);
});
