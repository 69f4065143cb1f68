import { expect, it } from 'vitest';
import { everyTask, type FilteredTask, filterTasks, type TaskFilter } from './task-filter.ts';

const task = (orderWorkflowTaskID: number, more: Partial<FilteredTask>) => ({
  orderWorkflowTaskID,
  name: 'Payoff',
  taskNote: null,
  status: 'open' as const,
  isComplete: false,
  notApplicable: false,
  departmentID: null,
  assigneeID: null,
  ...more,
});

const tasks = [
  task(1, { status: 'overdue', departmentID: 2 }),
  task(2, { status: 'dueToday', name: 'Title search', assigneeID: 7 }),
  task(3, { status: 'complete', isComplete: true }),
  task(4, { status: 'notApplicable', notApplicable: true, taskNote: 'The County has it' }),
  task(5, {}),
];

it.each<[Partial<TaskFilter>, number[]]>([
  [{}, [1, 2, 3, 4, 5]],
  [{ show: 'todo' }, [1, 2, 5]],
  [{ show: 'late' }, [1, 2]],
  [{ departmentID: 2 }, [1]],
  [{ assigneeID: 7 }, [2]],
  [{ text: ' SEARCH title ' }, [2]],
  [{ text: 'county' }, [4]],
  [{ show: 'todo', text: 'county' }, []],
])('%j shows %j', (filter, expected) => {
  const shown = filterTasks(tasks, { ...everyTask, ...filter });
  expect(shown.map(({ orderWorkflowTaskID }) => orderWorkflowTaskID)).toEqual(expected);
});
