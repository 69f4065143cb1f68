import * as contract from '@closewright/contract/holidays';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { listClosingDays, saveClosingDay } from './holidays.usecases.ts';

/** The closing days of a company; bank holidays are computed (domain/holidays). */
export function holidaysRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listClosingDays, ({ caller }) => listClosingDays(database, caller));
  implement(app, contract.saveClosingDay, ({ caller, params, body }) =>
    saveClosingDay(database, caller, { ...params, ...body }),
  );
}
