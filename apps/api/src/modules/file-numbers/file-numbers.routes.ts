import * as contract from '@closewright/contract/file-numbers';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { addPool, listPools, savePool, takeFileNumber } from './file-numbers.usecases.ts';

/** The pools of file numbers, and taking a number. */
export function fileNumbersRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  implement(app, contract.listFileNumberPools, ({ caller }) => listPools(database, caller));
  implement(app, contract.addFileNumberPool, ({ caller, body }) => addPool(database, caller, body));
  implement(app, contract.saveFileNumberPool, ({ caller, params, body }) =>
    savePool(database, caller, { ...params, ...body }),
  );
  implement(app, contract.takeFileNumber, ({ caller, body }) =>
    takeFileNumber(database, caller, body.branchID, clock.now()),
  );
}
