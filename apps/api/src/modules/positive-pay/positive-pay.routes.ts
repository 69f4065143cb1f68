import * as contract from '@closewright/contract/positive-pay';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { acceptPositivePayFile, takeBackPositivePayFile } from './decide-file.usecases.ts';
import { positivePayExceptionRoutes } from './exceptions/exceptions.routes.ts';
import { createLayout, listLayouts, saveLayout } from './layouts.usecases.ts';
import {
  getPositivePayFileDocument,
  makePositivePayFile,
  type PayFileWanted,
  readPayFileBytes,
} from './make-file.usecases.ts';
import { getPositivePay, getPositivePayFile, listPositivePay, listPositivePayFiles } from './positive-pay.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly downloads: Downloads;
}

/** What banks are told of checks, and how. */
export function positivePayRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, downloads } = deps;
  const offer = downloads.kind<PayFileWanted>('positivePayFile', (actor, wanted) =>
    readPayFileBytes(deps, actor, wanted),
  );
  const making = { ...deps, offer };
  positivePayExceptionRoutes(app, deps);

  implement(app, contract.listPositivePayLayouts, ({ caller }) => listLayouts(database, caller));
  implement(app, contract.createPositivePayLayout, ({ caller, body }) => createLayout(database, caller, body));
  implement(app, contract.savePositivePayLayout, ({ caller, params, body }) =>
    saveLayout(database, caller, { ...params, ...body }),
  );
  implement(app, contract.listPositivePay, ({ caller }) => listPositivePay(database, caller));
  implement(app, contract.getPositivePay, ({ caller, params, query }) =>
    getPositivePay(database, caller, { ...params, ...query }),
  );
  implement(app, contract.listPositivePayFiles, ({ caller, params, query }) =>
    listPositivePayFiles(database, caller, { ...params, ...query }),
  );
  implement(app, contract.makePositivePayFile, ({ caller, params, body }) =>
    makePositivePayFile(making, caller, { ...params, ...body }),
  );
  implement(app, contract.getPositivePayFile, ({ caller, params, query }) =>
    getPositivePayFile(database, caller, { ...params, ...query }),
  );
  implement(app, contract.getPositivePayFileDocument, ({ caller, params }) =>
    getPositivePayFileDocument(making, caller, params.positivePayFileID),
  );
  implement(app, contract.acceptPositivePayFile, ({ caller, params }) =>
    acceptPositivePayFile(database, caller, params.positivePayFileID),
  );
  implement(app, contract.takeBackPositivePayFile, ({ caller, params, body }) =>
    takeBackPositivePayFile(database, caller, { ...params, ...body }),
  );
}
