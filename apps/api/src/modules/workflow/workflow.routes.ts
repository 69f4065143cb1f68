import * as contract from '@closewright/contract/workflow';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { dashboardCounts, listDashboardTasks } from './dashboard.usecases.ts';
import {
  addFileTask,
  addTemplateTasks,
  listFileTasks,
  listTaskNotes,
  previewDueDates,
  removeFileTasks,
} from './file-tasks.usecases.ts';
import { createTemplate, listTemplateChoices, listTemplates, saveTemplate } from './process-templates.usecases.ts';
import { saveTasks } from './task-changes.usecases.ts';

/** Process templates, the tasks of files, and the dashboard over all of them. */
export function workflowRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  implement(app, contract.listProcessTemplates, ({ caller }) => listTemplates(database, caller));
  implement(app, contract.listProcessTemplateChoices, ({ caller }) => listTemplateChoices(database, caller));
  implement(app, contract.createProcessTemplate, ({ caller, body }) => createTemplate(database, caller, body));
  implement(app, contract.saveProcessTemplate, ({ caller, params, body }) =>
    saveTemplate(database, caller, { ...params, ...body }),
  );
  implement(app, contract.listFileTasks, ({ caller, params }) =>
    listFileTasks(database, caller, params.ordersID, clock.now()),
  );
  implement(app, contract.listTaskNotes, ({ caller, params }) => listTaskNotes(database, caller, params));
  implement(app, contract.addFileTask, ({ caller, params, body }) =>
    addFileTask(database, caller, { ...params, ...body }, clock.now()),
  );
  implement(app, contract.addTemplateTasks, ({ caller, params, body }) =>
    addTemplateTasks(database, caller, { ...params, ...body }, clock.now()),
  );
  implement(app, contract.saveTasks, ({ caller, body }) => saveTasks(database, caller, body.changes, clock.now()));
  implement(app, contract.removeFileTasks, ({ caller, params, body }) =>
    removeFileTasks(database, caller, { ...params, ...body }, clock.now()),
  );
  implement(app, contract.previewDueDates, ({ caller, params, body }) =>
    previewDueDates(database, caller, { ...params, ...body }),
  );
  implement(app, contract.listDashboardTasks, ({ caller, query }) =>
    listDashboardTasks(database, caller, query, clock.now()),
  );
  implement(app, contract.getDashboardCounts, ({ caller, query }) =>
    dashboardCounts(database, caller, query, clock.now()),
  );
}
