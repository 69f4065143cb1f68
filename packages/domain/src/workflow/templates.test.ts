import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assigneeOf,
  dependencyProblems,
  type FileDates,
  fileDateNames,
  inDependencyOrder,
  openDependencies,
  sequenceProblem,
  startedTasks,
  type TaskDefinition,
  tasksOfTemplate,
  templateProblems,
  type WaitingTask,
} from './index.ts';

// `fromEntries` forgets which names it was given.
const dates = {
  ...Object.fromEntries(fileDateNames.map((name) => [name, null])),
  openDate: '2013-03-01',
  closingDate: '2013-04-15',
} as unknown as FileDates;
const staff = { escrowOfficerID: 2, titleOfficerID: 3, closerID: null, postCloserID: 5, openerID: 9 };
const occasion = { dates, staff, today: '2013-03-04', closingDays: [] };

const definition = (id: number, more: Partial<TaskDefinition> = {}): TaskDefinition => ({
  taskDefinitionID: id,
  name: `Task ${id}`,
  departmentID: null,
  assignee: { kind: 'nobody', usersID: null },
  due: null,
  dependsOn: [],
  ...more,
});

describe('who gets a task', () => {
  it.each([
    ['nobody', null, null],
    ['escrowOfficer', null, 2],
    ['titleOfficer', null, 3],
    ['closer', null, null],
    ['postCloser', null, 5],
    ['opener', null, 9],
    ['person', 7, 7],
  ] as const)('%s', (kind, usersID, expected) => {
    expect(assigneeOf({ kind, usersID }, staff)).toBe(expected);
  });
});

describe('what is wrong with a template, by field', () => {
  it.each<[string, TaskDefinition[], Record<string, string>]>([
    ['nothing', [definition(1), definition(2, { dependsOn: [1] })], {}],
    [
      'a name twice, in any letters',
      [definition(1, { name: 'Payoff' }), definition(2, { name: ' PAYOFF' })],
      { 'tasks.1.name': 'Another task of this template has this name' },
    ],
    [
      'nobody chosen for one person',
      [definition(1, { assignee: { kind: 'person', usersID: null } })],
      { 'tasks.0.assignee.usersID': 'Choose who gets the task' },
    ],
    ['itself', [definition(1, { dependsOn: [1] })], { 'tasks.0.dependsOn': 'A task does not wait for itself' }],
    ['one that is not there', [definition(1, { dependsOn: [9] })], { 'tasks.0.dependsOn': 'There is no such task' }],
    [
      'a circle, every task of it and no other',
      [
        definition(1, { dependsOn: [3] }),
        definition(2, { dependsOn: [1] }),
        definition(3, { dependsOn: [2] }),
        definition(4, { dependsOn: [1] }),
      ],
      {
        'tasks.0.dependsOn': 'These tasks wait for each other: Task 1, Task 3, Task 2',
        'tasks.1.dependsOn': 'These tasks wait for each other: Task 2, Task 1, Task 3',
        'tasks.2.dependsOn': 'These tasks wait for each other: Task 3, Task 2, Task 1',
      },
    ],
  ])('%s', (_what, tasks, problems) => {
    expect(templateProblems(tasks)).toEqual(problems);
  });

  it('a circle is an error that names the field where tasks are made of it', () => {
    const circle = [definition(1, { dependsOn: [2] }), definition(2, { dependsOn: [1] })];
    expect(() => tasksOfTemplate(circle, occasion)).toThrow(
      expect.objectContaining({ name: 'InputError', code: 'INCONSISTENT', field: 'tasks.0.dependsOn' }),
    );
  });

  it('a rule that is wrong is named by its task', () => {
    const wrong = [definition(1), definition(2, { due: { anchor: 'closingDate', days: 9999, calendar: null } })];
    expect(() => tasksOfTemplate(wrong, occasion)).toThrow(expect.objectContaining({ field: 'tasks.1.due.days' }));
  });
});

describe('the tasks of a new file', () => {
  it('start today unless they wait, have their people and their due dates', () => {
    const made = tasksOfTemplate(
      [
        definition(1, {
          due: { anchor: 'startDate', days: 2, calendar: null },
          assignee: { kind: 'opener', usersID: null },
        }),
        definition(2, { due: { anchor: 'startDate', days: 2, calendar: null }, dependsOn: [1] }),
        definition(3, { due: { anchor: 'closingDate', days: -3, calendar: null }, dependsOn: [1], departmentID: 4 }),
      ],
      occasion,
    );
    expect(
      made.map(({ startDate, dueDate, assigneeID, departmentID }) => [startDate, dueDate, assigneeID, departmentID]),
    ).toEqual([
      ['2013-03-04', '2013-03-06', 9, null],
      [null, null, null, null],
      [null, '2013-04-12', null, 4],
    ]);
  });
});

const task = (id: number, more: Partial<WaitingTask> = {}): WaitingTask => ({
  id,
  orderWorkflowTaskID: id,
  name: `Task ${id}`,
  startDate: null,
  dueDate: null,
  due: { anchor: 'startDate', days: 2, calendar: null },
  isDueDateEdited: false,
  isComplete: false,
  notApplicable: false,
  dependsOn: [],
  ...more,
});
const done = { isComplete: true, startDate: '2013-03-01' };
const starts = (tasks: WaitingTask[]) => startedTasks(tasks, { dates, today: '2013-03-08', closingDays: [] });

describe('a task that waited', () => {
  const one = [{ orderWorkflowTaskID: 2, startDate: '2013-03-08', dueDate: '2013-03-10' }];
  it.each<[string, WaitingTask[], object[]]>([
    ['starts when all it waited for is complete', [task(1, done), task(2, { dependsOn: [1] })], one],
    [
      'or not applicable',
      [task(1, { notApplicable: true, startDate: '2013-03-01' }), task(2, { dependsOn: [1] })],
      one,
    ],
    [
      'not before the last of them',
      [task(1, done), task(3, { startDate: '2013-03-01' }), task(2, { dependsOn: [1, 3] })],
      [],
    ],
    ['keeps the start it has', [task(1, done), task(2, { dependsOn: [1], startDate: '2013-03-02' })], []],
    [
      'keeps a due date set by hand',
      [task(1, done), task(2, { dependsOn: [1], isDueDateEdited: true, dueDate: '2013-09-09' })],
      [{ orderWorkflowTaskID: 2, startDate: '2013-03-08', dueDate: '2013-09-09' }],
    ],
    [
      'keeps a due date that goes by a date of the file',
      [
        task(1, done),
        task(2, { dependsOn: [1], due: { anchor: 'closingDate', days: 0, calendar: null }, dueDate: '2013-04-15' }),
      ],
      [{ orderWorkflowTaskID: 2, startDate: '2013-03-08', dueDate: '2013-04-15' }],
    ],
  ])('%s', (_what, tasks, expected) => {
    expect(starts(tasks)).toEqual(expected);
  });
});

describe('tasks follow each other', () => {
  it.each<[string, WaitingTask[], number, string | null]>([
    ['complete after what it waits for', [task(1, done), task(2, { ...done, dependsOn: [1] })], 1, null],
    ['complete too early', [task(1), task(2, { ...done, dependsOn: [1] })], 1, 'Complete “Task 1” first'],
    ['not applicable may come early', [task(1), task(2, { notApplicable: true, dependsOn: [1] })], 1, null],
    [
      'opened while one that waited is complete',
      [task(1), task(2, { ...done, dependsOn: [1] })],
      0,
      'Reopen “Task 2” first',
    ],
    ['opened while one that waited is open', [task(1), task(2, { dependsOn: [1] })], 0, null],
  ])('%s', (_what, tasks, at, problem) => {
    expect(sequenceProblem(tasks[at] as WaitingTask, tasks)).toBe(problem);
  });
});

describe('whatever waits for whatever', () => {
  const graph = fc.integer({ min: 1, max: 9 }).chain((size) =>
    fc.array(fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 3 }), {
      minLength: size,
      maxLength: size,
    }),
  );

  it('either a wrong field is named, or every task comes after all it waits for, and none is lost', () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const tasks = edges.map((dependsOn, at) => task(at + 1, { dependsOn }));
        if (Object.keys(dependencyProblems(tasks)).length > 0) {
          expect(() => inDependencyOrder(tasks)).toThrow(expect.objectContaining({ code: 'INCONSISTENT' }));
          return;
        }
        const order = inDependencyOrder(tasks).map(({ id }) => id);
        expect([...order].sort((a, b) => a - b)).toEqual(tasks.map(({ id }) => id));
        for (const { id, dependsOn } of tasks) {
          for (const other of dependsOn) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id));
        }
      }),
    );
  });

  it('what waits only for later tasks of the list is never a circle', () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const tasks = edges.map((ids, at) => task(at + 1, { dependsOn: ids.filter((id) => id > at + 1) }));
        expect(dependencyProblems(tasks)).toEqual({});
        const all = tasks.map((each) => ({ ...each, isComplete: true }));
        expect(all.flatMap((each) => openDependencies(each, all))).toEqual([]);
      }),
    );
  });
});
