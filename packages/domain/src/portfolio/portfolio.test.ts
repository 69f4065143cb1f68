import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate } from '../dates/index.ts';
import { type ClosingWeek, closingRange, closingWeekLabel, closingWeeks } from './index.ts';

const dated = closingWeeks.filter((week): week is Exclude<ClosingWeek, 'none'> => week !== 'none');
const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addToDate('2000-01-02', days, 'days'));

describe('weeks of closings', () => {
  // 2026-03-10 is a Tuesday.
  it.each([
    ['past', { from: null, until: '2026-03-07' }, 'Before 03/08'],
    ['thisWeek', { from: '2026-03-08', until: '2026-03-14' }, 'This week, 03/08 to 03/14'],
    ['nextWeek', { from: '2026-03-15', until: '2026-03-21' }, 'Next week, 03/15 to 03/21'],
    ['in2Weeks', { from: '2026-03-22', until: '2026-03-28' }, '03/22 to 03/28'],
    ['in3Weeks', { from: '2026-03-29', until: '2026-04-04' }, '03/29 to 04/04'],
    ['later', { from: '2026-04-05', until: null }, 'From 04/05'],
  ] as const)('%s', (week, range, label) => {
    expect(closingRange(week, '2026-03-10')).toEqual(range);
    expect(closingWeekLabel(week, '2026-03-10')).toBe(label);
  });

  it('a file without a closing date has its own', () => {
    expect(closingWeekLabel('none', '2026-03-10')).toBe('No closing date');
  });

  it.each([
    ['a Sunday begins its week', '2026-03-08'],
    ['a Saturday ends it', '2026-03-14'],
  ])('%s', (_, today) => {
    expect(closingRange('thisWeek', today).from).toBe('2026-03-08');
  });

  it('every day is in exactly one of them, whatever day is today', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (today, day) => {
        const holding = dated.filter((week) => {
          const { from, until } = closingRange(week, today);
          return (from === null || day >= from) && (until === null || day <= until);
        });
        expect(holding).toHaveLength(1);
      }),
    );
  });
});
