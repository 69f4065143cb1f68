import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate, diffDates } from '../dates/index.ts';
import { closedReason, type HolidayCalendar } from '../holidays/index.ts';
import {
  type DatedTask,
  type DueRule,
  dueAnchors,
  dueCalendarLabel,
  dueDateOf,
  dueRuleText,
  type FileDates,
  fileDateNames,
  movedDueDates,
} from './index.ts';

// `fromEntries` forgets which names it was given, here and below.
const none = Object.fromEntries(fileDateNames.map((name) => [name, null])) as unknown as FileDates;
const dates: FileDates = { ...none, openDate: '2013-03-01', closingDate: '2013-04-15' };
const rule = (more: Partial<DueRule>): DueRule => ({ anchor: 'closingDate', days: 0, calendar: null, ...more });

describe('the day a rule names', () => {
  it.each<[string, DueRule | null, string | null, string | null]>([
    ['no rule', null, '2013-03-01', null],
    ['a date that is not known', rule({ anchor: 'recordingDate' }), null, null],
    ['a start that is not there yet', rule({ anchor: 'startDate', days: 2 }), null, null],
    ['the day itself', rule({}), null, '2013-04-15'],
    ['calendar days before', rule({ days: -14 }), null, '2013-04-01'],
    ['calendar days after, over the weekend', rule({ days: 5 }), null, '2013-04-20'],
    ['of the start of the task', rule({ anchor: 'startDate', days: 2 }), '2013-03-04', '2013-03-06'],
    ['business days after, not over the weekend', rule({ days: 5, calendar: 'federalReserve' }), null, '2013-04-22'],
    // Monday; Saturday counts for the disclosure, Sunday does not (12 CFR 1026.2(a)(6)).
    ['TRID days before', rule({ days: -3, calendar: 'specificBusinessDays' }), null, '2013-04-11'],
    ['0 business days of an open day', rule({ calendar: 'federalOffices' }), null, '2013-04-15'],
  ])('%s', (_what, due, startDate, expected) => {
    expect(dueDateOf(due, dates, startDate)).toBe(expected);
  });

  it('steps over the closing days of the company', () => {
    const due = rule({ days: 1, calendar: 'federalReserve' });
    expect(dueDateOf(due, dates, null, [{ date: '2013-04-16', name: 'Our day' }])).toBe('2013-04-17');
  });

  it.each(['2199-12-30', '2999-01-02', '1900-01-02'])(
    'is not known where the holidays are not: around %s',
    (closingDate) => {
      const due = rule({ days: 3, calendar: 'federalReserve' });
      expect(dueDateOf(due, { ...dates, closingDate }, null)).toBeNull();
      expect(dueDateOf({ ...due, calendar: null }, { ...dates, closingDate }, null)).not.toBeNull();
    },
  );

  it.each([
    ['9999-12-31', 1],
    ['0001-01-01', -1],
  ])('is not known where no date can be written: %s and %d day', (closingDate, days) => {
    expect(dueDateOf(rule({ days }), { ...dates, closingDate }, null)).toBeNull();
    expect(dueDateOf(rule({ days: 0 }), { ...dates, closingDate }, null)).toBe(closingDate);
  });

  it.each([-730, 730])('is known wherever %d business days lead to', (days) => {
    const due = rule({ days, calendar: 'federalReserve' });
    expect(dueDateOf(due, { ...dates, closingDate: '2193-06-01' }, null)).not.toBeNull();
    expect(dueDateOf(due, { ...dates, closingDate: '1984-06-01' }, null)).not.toBeNull();
  });

  it.each([
    [{ days: 0.5 }, 'due.days'],
    [{ days: 731 }, 'due.days'],
    [{ days: -731 }, 'due.days'],
  ])('refuses %j and names %s', (more, field) => {
    expect(() => dueDateOf(rule(more), dates, null)).toThrow(
      expect.objectContaining({ name: 'InputError', code: 'OUT_OF_RANGE', field }),
    );
  });

  it('refuses a date that is none and names it', () => {
    expect(() => dueDateOf(rule({}), { ...dates, closingDate: '2013-02-30' }, null)).toThrow(
      expect.objectContaining({ code: 'MALFORMED', field: 'closingDate' }),
    );
  });

  it.each<[DueRule | null, string]>([
    [null, 'No due date'],
    [rule({ anchor: 'openDate' }), 'On Opened'],
    [rule({ calendar: 'federalReserve' }), 'On Closing, or the next business day'],
    [rule({ days: -1 }), '1 day before Closing'],
    [rule({ days: 3, calendar: 'federalReserve' }), '3 business days after Closing'],
  ])('%j reads: %s', (due, text) => expect(dueRuleText(due)).toBe(text));

  it('names its calendar', () => {
    expect([null, 'federalOffices' as const].map(dueCalendarLabel)).toEqual(['Calendar days', 'Federal offices']);
  });
});

const task = (more: Partial<DatedTask> = {}): DatedTask => ({
  orderWorkflowTaskID: 1,
  name: 'Payoff',
  startDate: '2013-03-01',
  dueDate: '2013-04-10',
  due: rule({ days: -5 }),
  isDueDateEdited: false,
  isComplete: false,
  notApplicable: false,
  ...more,
});
const later: FileDates = { ...dates, closingDate: '2013-04-22' };
const moved = { orderWorkflowTaskID: 1, name: 'Payoff', from: '2013-04-10', to: '2013-04-17' };
const kept = { orderWorkflowTaskID: 1, name: 'Payoff', dueDate: '2013-04-10', byRule: '2013-04-17' };

describe('what moves when a date of the file moves', () => {
  it.each<[string, Partial<DatedTask>, FileDates, object]>([
    ['a task that goes by it', {}, later, { moved: [moved], kept: [] }],
    [
      'a date that is taken back takes the due date with it',
      {},
      { ...dates, closingDate: null },
      { moved: [{ ...moved, to: null }], kept: [] },
    ],
    ['a task that goes by another date', { due: rule({ anchor: 'openDate' }) }, later, { moved: [], kept: [] }],
    ['a task that goes by its own start', { due: rule({ anchor: 'startDate' }) }, later, { moved: [], kept: [] }],
    ['a task without a rule', { due: null }, later, { moved: [], kept: [] }],
    ['nothing changed', {}, dates, { moved: [], kept: [] }],
    ['it has that day already', { dueDate: '2013-04-17' }, later, { moved: [], kept: [] }],
    ['complete', { isComplete: true }, later, { moved: [], kept: [{ ...kept, reason: 'complete' }] }],
    [
      'not applicable, before complete',
      { isComplete: true, notApplicable: true },
      later,
      { moved: [], kept: [{ ...kept, reason: 'notApplicable' }] },
    ],
    ['set by hand', { isDueDateEdited: true }, later, { moved: [], kept: [{ ...kept, reason: 'editedByHand' }] }],
  ])('%s', (_what, more, after, expected) => {
    expect(movedDueDates([task(more)], dates, after)).toEqual(expected);
  });
});

const someDate = fc.integer({ min: 0, max: 3000 }).map((days) => addToDate('2013-01-01', days, 'days'));
// As above.
const someDates = fc.record(
  Object.fromEntries(fileDateNames.map((name) => [name, fc.option(someDate)])),
) as unknown as fc.Arbitrary<FileDates>;
const calendar = fc.constantFrom<HolidayCalendar | null>(
  null,
  'federalReserve',
  'federalOffices',
  'specificBusinessDays',
);
const someRule = fc.record({
  anchor: fc.constantFrom(...dueAnchors),
  days: fc.integer({ min: -90, max: 90 }),
  calendar,
});
const closingDays = fc
  .uniqueArray(someDate, { maxLength: 5 })
  .map((days) => days.map((date) => ({ date, name: 'Our day' })));

/** Tasks whose due dates are those their rules name on these dates, as a file keeps them. */
const someTasks = (before: FileDates) =>
  fc
    .array(
      fc.record({
        due: fc.option(someRule),
        startDate: fc.option(someDate),
        isDueDateEdited: fc.boolean(),
        isComplete: fc.boolean(),
        notApplicable: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    .map((all) =>
      all.map((each, at) => ({
        ...each,
        orderWorkflowTaskID: at + 1,
        name: `Task ${at + 1}`,
        dueDate: dueDateOf(each.due, before, each.startDate),
      })),
    );
const applied = (tasks: readonly DatedTask[], { moved: all }: ReturnType<typeof movedDueDates>) =>
  tasks.map((each) => {
    const to = all.find((one) => one.orderWorkflowTaskID === each.orderWorkflowTaskID);
    return to ? { ...each, dueDate: to.to } : each;
  });

describe('whatever tasks a file has and however its dates move', () => {
  const world = fc
    .tuple(someDates, someDates)
    .chain(([before, after]) => someTasks(before).map((tasks) => ({ before, after, tasks })));

  it('what is settled or set by hand never moves, and no task is in both lists or twice in one', () => {
    fc.assert(
      fc.property(world, ({ before, after, tasks }) => {
        const diff = movedDueDates(tasks, before, after);
        const ids = [...diff.moved, ...diff.kept].map(({ orderWorkflowTaskID }) => orderWorkflowTaskID);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { orderWorkflowTaskID: id } of diff.moved) {
          const of = tasks[id - 1];
          expect(of?.isComplete || of?.notApplicable || of?.isDueDateEdited).toBe(false);
        }
      }),
    );
  });

  it('once moved nothing moves again, and moving the dates back brings every due date back', () => {
    fc.assert(
      fc.property(world, ({ before, after, tasks }) => {
        const there = applied(tasks, movedDueDates(tasks, before, after));
        expect(movedDueDates(there, after, after)).toEqual({ moved: [], kept: [] });
        expect(applied(there, movedDueDates(there, after, before))).toEqual(tasks);
      }),
    );
  });

  it('every moved due date is the one its rule names, and calendar days move as far as the date does', () => {
    fc.assert(
      fc.property(world, fc.integer({ min: -400, max: 400 }), ({ before, tasks }, days) => {
        const closingDate = before.closingDate && addToDate(before.closingDate, days, 'days');
        const after = { ...before, closingDate };
        for (const { orderWorkflowTaskID, from, to } of movedDueDates(tasks, before, after).moved) {
          const of = tasks[orderWorkflowTaskID - 1];
          expect(to).toBe(dueDateOf(of?.due ?? null, after, of?.startDate ?? null));
          if (of?.due?.calendar === null && from && to) expect(diffDates(from, to, 'days')).toBe(days);
        }
      }),
    );
  });

  it('business days end on an open day of their calendar', () => {
    fc.assert(
      fc.property(someRule, someDates, closingDays, fc.option(someDate), (due, given, closed, start) => {
        const day = dueDateOf(due, given, start, closed);
        if (due.calendar !== null && day !== null) expect(closedReason(due.calendar, day, closed)).toBeNull();
      }),
    );
  });
});
