import * as contract from '@closewright/contract/new-files';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  copyFile,
  createFile,
  createSecondaryFiles,
  listFileTemplates,
  listSecondaryFiles,
} from './new-files.usecases.ts';

/** New files: empty, from a template, from another file, and secondary ones. */
export function newFilesRoutes(
  app: FastifyInstance,
  deps: { database: Database; secrets: SecretBox; clock: Clock },
): void {
  const { database, clock } = deps;
  implement(app, contract.createFile, ({ caller, body }) => createFile(deps, caller, body, clock.now()));
  implement(app, contract.listFileTemplates, ({ caller }) => listFileTemplates(database, caller));
  implement(app, contract.copyFile, ({ caller, params, body }) => copyFile(deps, caller, { ...params, ...body }));
  implement(app, contract.listSecondaryFiles, ({ caller, params }) =>
    listSecondaryFiles(database, caller, params.ordersID),
  );
  implement(app, contract.createSecondaryFiles, ({ caller, params, body }) =>
    createSecondaryFiles(deps, caller, { ...params, ...body }, clock.now()),
  );
}
