import { taskStatuses } from '@closewright/domain/workflow';
import { describe, expect, it } from 'vitest';
import { firstShown, queryOf, readAsked, shownCount, todoCount, todoStatuses } from './dashboard-filter.ts';

describe('what the dashboard asks for', () => {
  it.each([
    [firstShown, { scope: 'mine' }],
    [{ ...firstShown, assigneeID: 5 }, { scope: 'mine' }],
    [
      { ...firstShown, scope: 'all' as const, assigneeID: 0, departmentID: 0, text: 'survey' },
      { scope: 'all', assigneeID: 0, departmentID: 0, text: 'survey' },
    ],
  ])('%j: %j', (shown, expected) => {
    expect(queryOf(shown)).toEqual(expected);
  });

  it.each([
    [{}, {}],
    [
      { show: 'lateOrToday', scope: 'mine' },
      { show: 'lateOrToday', scope: 'mine' },
    ],
    [{ show: 'soon', scope: 'everybody' }, {}],
    [{ show: 5, scope: 'all' }, { scope: 'all' }],
  ])('the address %j asks for %j', (search, asked) => {
    expect(readAsked(search)).toEqual(asked);
  });

  it('counts what is neither complete nor not applicable', () => {
    // `fromEntries` forgets which names it was given.
    const statuses = Object.fromEntries(taskStatuses.map((status, at) => [status, 10 ** at])) as never;
    expect(todoCount({ statuses, departments: [], assignees: [] })).toBe(1_111_100);
    const counts = { statuses, departments: [], assignees: [] };
    expect(shownCount(counts, null)).toBe(1_111_100);
    expect(shownCount(counts, 'lateOrToday')).toBe(1100);
    expect(shownCount(counts, 'open')).toBe(1_000_000);
    expect(todoStatuses).toEqual(['overdue', 'dueToday', 'dueWithin7Days', 'dueWithin30Days', 'open']);
  });
});
