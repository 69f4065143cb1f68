import * as contract from '@closewright/contract/new-files';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  copyFile,
  createFile,
  createSecondaryFiles,
  listFileTemplates,
  listSecondaryFiles,
} from './new-files.usecases.ts';

/** New files: empty, from a template, from another file, and secondary ones. */
export function newFilesRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  implement(app, contract.createFile, ({ caller, body }) => createFile(database, caller, body, clock.now()));
  implement(app, contract.listFileTemplates, ({ caller }) => listFileTemplates(database, caller));
  implement(app, contract.copyFile, ({ caller, params, body }) => copyFile(database, caller, { ...params, ...body }));
  implement(app, contract.listSecondaryFiles, ({ caller, params }) =>
    listSecondaryFiles(database, caller, params.ordersID),
  );
  implement(app, contract.createSecondaryFiles, ({ caller, params, body }) =>
    createSecondaryFiles(database, caller, { ...params, ...body }, clock.now()),
  );
}
