import type { ProcessTemplate } from '@closewright/contract/workflow';
import { expect, it } from 'vitest';
import { bodyOf, formProblems, newTask, newTemplate, templateFormOf } from './template-form.ts';

const stored: ProcessTemplate = {
  workflowProcessTemplateID: 3,
  name: 'Purchase',
  inactive: false,
  branchIDs: [1],
  tasks: [
    {
      taskDefinitionID: 8,
      name: 'Search',
      departmentID: 2,
      assignee: { kind: 'opener', usersID: null },
      due: { anchor: 'closingDate', days: -3, calendar: 'federalReserve' },
      dependsOn: [],
    },
  ],
  version: 4,
  updatedAt: '2013-04-15T12:00:00Z',
  updatedBy: 'Administrator',
};

it('a stored template comes back as it was', () => {
  const { workflowProcessTemplateID: _id, version: _v, updatedAt: _at, updatedBy: _by, ...values } = stored;
  expect(bodyOf(templateFormOf(stored))).toEqual(values);
});

it('what waited for a task that was deleted waits for it no more', () => {
  const tasks = [{ ...newTask(-2, ' Close '), dependsOn: [8, -1] }, newTask(-1, 'Search')];
  expect(bodyOf({ ...newTemplate, name: ' Sale ', tasks })).toMatchObject({
    name: 'Sale',
    tasks: [{ taskDefinitionID: -2, name: 'Close', dependsOn: [-1] }, { taskDefinitionID: -1 }],
  });
});

it('names what is wrong: no name, a name twice, tasks that wait for each other', () => {
  const tasks = [
    { ...newTask(1, 'A'), dependsOn: [2] },
    { ...newTask(2, 'a'), dependsOn: [1] },
  ];
  expect(Object.keys(formProblems({ ...newTemplate, tasks })).sort()).toEqual([
    'name',
    'tasks.0.dependsOn',
    'tasks.1.dependsOn',
    'tasks.1.name',
  ]);
});
