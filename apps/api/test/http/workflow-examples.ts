import { endpoints } from '@closewright/contract';
import { exampleOf } from './example.ts';
import { tasks, templates } from './workflow-world.ts';
import { files } from './world.ts';

const onFile = { path: { ordersID: files.open } };
const template = exampleOf(endpoints.createProcessTemplate.body.shape, {
  branchIDs: [2],
  tasks: [
    {
      taskDefinitionID: -1,
      name: 'Order payoff',
      departmentID: 2,
      assignee: { kind: 'nobody', usersID: null },
      due: { anchor: 'closingDate', days: -5, calendar: 'federalReserve' },
      dependsOn: [],
    },
  ],
});

/** Calls of process templates, tasks and the dashboard that succeed, for the walk over the endpoint map. */
export const workflowExamples = {
  listProcessTemplates: () => ({}),
  listProcessTemplateChoices: () => ({}),
  createProcessTemplate: () => ({ body: template }),
  saveProcessTemplate: () => ({
    path: { workflowProcessTemplateID: templates.purchase },
    body: { version: 1, ...template, name: 'Purchase', branchIDs: [1] },
  }),
  listFileTasks: () => onFile,
  listTaskNotes: () => ({ path: { ordersID: files.open, orderWorkflowTaskID: tasks.search } }),
  addFileTask: () => ({ ...onFile, body: { name: 'Call the buyer' } }),
  addTemplateTasks: () => ({
    ...onFile,
    body: { workflowProcessTemplateID: templates.purchase },
  }),
  saveTasks: () => ({
    body: { changes: [{ orderWorkflowTaskID: tasks.search, version: 1, taskNote: 'Asked again' }] },
  }),
  removeFileTasks: () => ({
    ...onFile,
    body: { orderWorkflowTaskIDs: [tasks.extra] },
  }),
  previewDueDates: () => ({
    ...onFile,
    body: { dates: { closingDate: '2013-05-15' } },
    wrongValue: { dates: { closingDate: 'soon' } },
  }),
  listDashboardTasks: () => ({ query: '?scope=all&status=lateOrToday&take=5' }),
  getDashboardCounts: () => ({ query: '?scope=department' }),
};
