import { expect, it } from 'vitest';
import { changesOfEdits } from './task-edits.ts';

const task = (orderWorkflowTaskID: number) => ({ orderWorkflowTaskID, version: 3 });

it('cells of one task are one change, based on the version on the screen; choices are ids, an emptied cell is none', () => {
  const edit = (row: ReturnType<typeof task>, column: string, value: string | null) => ({
    row,
    key: row.orderWorkflowTaskID,
    column,
    before: null,
    value,
  });
  const [first, second] = [task(1), task(2)];
  const edits = [
    edit(first, 'departmentID', '4'),
    edit(second, 'assigneeID', null),
    edit(first, 'dueDate', '2013-04-15'),
    edit(second, 'taskNote', ''),
    edit(second, 'status', 'complete'),
  ];
  expect(changesOfEdits(edits)).toEqual([
    { orderWorkflowTaskID: 1, version: 3, departmentID: 4, dueDate: '2013-04-15' },
    { orderWorkflowTaskID: 2, version: 3, assigneeID: null, taskNote: null },
  ]);
});
