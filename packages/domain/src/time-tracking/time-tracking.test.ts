import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalHoursText,
  elapsedSeconds,
  formatDuration,
  overlappingEntries,
  parseDuration,
  sumOfMinutes,
  type TimeRounding,
  type TimeSpan,
  timeProblems,
  timeRoundings,
  timerMinutes,
  timeTotals,
} from './index.ts';

describe('a duration is typed as', () => {
  it.each([
    ['45', 45],
    [' 90 ', 90],
    ['1440', 1440],
    ['1:30', 90],
    ['0:05', 5],
    ['24:00', 1440],
    ['1.5', 90],
    ['.25', 15],
    ['0.1h', 6],
    ['1.75 hours', 105],
    ['2h', 120],
    ['2 hrs', 120],
    ['1h 30m', 90],
    ['1h30', null],
    ['45 min', 45],
    ['90 minutes', 90],
    ['0.33', null],
    ['1:60', null],
    ['', null],
    ['h', null],
    ['-5', null],
    ['an hour', null],
    ['0', null],
    ['0:00', null],
    ['24:01', null],
    ['1441', null],
    ['9999', null],
  ])('%j: %j minutes', (text, minutes) => {
    const read = parseDuration(text);
    expect(read.ok ? read.value : null).toBe(minutes);
    if (!read.ok) expect(read.message).toMatch(/^(Time is written|A time entry has at (least|most))/);
  });

  it('what is shown, whatever the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes))).toEqual({ ok: true, value: minutes });
      }),
    );
  });

  it('shows totals beyond a day, and decimal hours rounded half up', () => {
    expect(formatDuration(0)).toBe('0:00');
    expect(formatDuration(6005)).toBe('100:05');
    expect([0, 1, 3, 15, 50, 60, 90, 6000].map(decimalHoursText)).toEqual([
      '0.00',
      '0.02',
      '0.05',
      '0.25',
      '0.83',
      '1.00',
      '1.50',
      '100.00',
    ]);
  });
});

describe('the minutes of a timer', () => {
  const from = '2013-04-15T13:00:00Z';
  const after = (seconds: number) => new Date(Date.parse(from) + seconds * 1000).toISOString();

  it.each<[TimeRounding, number, number]>([
    ['upToMinute', 0, 1],
    ['upToMinute', 60, 1],
    ['upToMinute', 60.001, 2],
    ['upToMinute', 61, 2],
    ['upToMinute', -30, 1],
    ['upToMinute', 3 * 24 * 3600, 1440],
    ['upToTenth', 1, 6],
    ['upToTenth', 360, 6],
    ['upToTenth', 361, 12],
    ['nearestTenth', 539, 6],
    ['nearestTenth', 540, 12],
    ['nearestTenth', 30, 6],
    ['upToQuarter', 901, 30],
    ['nearestQuarter', 1349, 15],
    ['nearestQuarter', 1350, 30],
  ])('%s: %d seconds are %d minutes', (rounding, seconds, minutes) => {
    expect(timerMinutes(from, after(seconds), rounding)).toBe(minutes);
  });

  it('are whole steps, never fewer than worked when rounded up, and half a step off at most when to the nearest', () => {
    const names = Object.keys(timeRoundings) as TimeRounding[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 0, max: 86_400 }), (rounding, seconds) => {
        const { step, way } = timeRoundings[rounding];
        const minutes = timerMinutes(from, after(seconds), rounding);
        expect(minutes % step).toBe(0);
        if (way === 'up') expect(minutes * 60).toBeGreaterThanOrEqual(Math.min(seconds, 86_400));
        else if (minutes > step) expect(Math.abs(minutes * 60 - seconds)).toBeLessThanOrEqual(step * 30);
      }),
    );
    expect(elapsedSeconds(from, after(59.2))).toBe(60);
  });
});

describe('entries that overlap', () => {
  const span = (timeEntryID: number, startTime: string | null, minutes: number, more: Partial<TimeSpan> = {}) => ({
    timeEntryID,
    usersID: 1,
    workDate: '2013-04-15',
    startTime,
    minutes,
    ...more,
  });

  it.each<[string, TimeSpan[], number[]]>([
    ['none', [], []],
    ['one', [span(1, '09:00', 60)], []],
    ['touch', [span(1, '09:00', 60), span(2, '10:00', 60)], []],
    ['by a minute', [span(1, '09:00', 61), span(2, '10:00', 60)], [1, 2]],
    ['one within another, and a third', [span(1, '09:00', 180), span(2, '09:30', 10), span(3, '11:59', 5)], [1, 2, 3]],
    ['two people', [span(1, '09:00', 60), span(2, '09:00', 60, { usersID: 2 })], []],
    ['two days', [span(1, '09:00', 60), span(2, '09:00', 60, { workDate: '2013-04-16' })], []],
    ['past midnight', [span(1, '23:30', 60), span(2, '00:15', 15, { workDate: '2013-04-16' })], [1, 2]],
    ['without a time of day', [span(1, null, 600), span(2, '09:00', 60)], []],
    ['in any order', [span(2, '09:30', 60), span(3, '12:00', 5), span(1, '09:00', 60)], [1, 2]],
  ])('%s', (_what, entries, expected) => {
    expect([...overlappingEntries(entries)].toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('are those that share a minute with another, by trying every pair', () => {
    const entries = fc.array(
      fc.record({
        usersID: fc.integer({ min: 1, max: 2 }),
        day: fc.constantFrom('2013-04-15', '2013-04-16'),
        hour: fc.integer({ min: 0, max: 23 }),
        minutes: fc.integer({ min: 1, max: 300 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(entries, (drawn) => {
        const spans = drawn.map(({ usersID, day, hour, minutes }, at) =>
          span(at, `${String(hour).padStart(2, '0')}:00`, minutes, { usersID, workDate: day }),
        );
        const from = (at: number) => (drawn[at]?.day === '2013-04-16' ? 1440 : 0) + (drawn[at]?.hour ?? 0) * 60;
        const until = (at: number) => from(at) + (drawn[at]?.minutes ?? 0);
        const pairs = spans.filter(({ timeEntryID: a, usersID }) =>
          spans.some(
            ({ timeEntryID: b, usersID: other }) =>
              a !== b && usersID === other && from(a) < until(b) && from(b) < until(a),
          ),
        );
        expect([...overlappingEntries(spans)].toSorted((a, b) => a - b)).toEqual(pairs.map((pair) => pair.timeEntryID));
      }),
    );
  });
});

it('totals are those of the entries, the most first', () => {
  const entries = [
    { who: 'a', minutes: 10 },
    { who: 'b', minutes: 30 },
    { who: 'a', minutes: 15 },
  ];
  expect(timeTotals(entries, ({ who }) => who)).toEqual([
    { key: 'b', minutes: 30, entries: 1 },
    { key: 'a', minutes: 25, entries: 2 },
  ]);
  expect(sumOfMinutes(entries)).toBe(55);
});

it.each([
  [{ workDate: '2013-04-15', minutes: 1440, otherMinutes: 0 }, {}],
  [{ workDate: '2013-04-16', minutes: 5, otherMinutes: 0 }, { workDate: 'This day is still to come' }],
  [{ workDate: '2013-04-15', minutes: 5, otherMinutes: 1435 }, {}],
  [
    { workDate: '2013-04-14', minutes: 6, otherMinutes: 1435 },
    { minutes: 'A day has 24 hours: this is more with the 23:55 entered on this day already' },
  ],
  [{ workDate: '2013-04-14', minutes: 1441, otherMinutes: 0 }, { minutes: 'A day has 24 hours: this is more' }],
])('%j has the problems %j', (facts, problems) => {
  expect(timeProblems(facts, '2013-04-15')).toEqual(problems);
});
