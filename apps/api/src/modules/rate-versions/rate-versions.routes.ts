import * as contract from '@closewright/contract/rate-versions';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { importRateVersion } from './import-rates.usecases.ts';
import { listRatesInForce, listRateVersions, publishRateVersion, removeRateVersion } from './rate-versions.usecases.ts';
import { tryRateVersion } from './try-rates.usecases.ts';

/** Versions of the schedules, tables and manuals of a company. */
export function rateVersionsRoutes(app: FastifyInstance, deps: { database: Database; clock: Clock }): void {
  const { database } = deps;
  implement(app, contract.listRateVersions, ({ caller }) => listRateVersions(database, caller));
  implement(app, contract.listRatesInForce, ({ caller, query }) => listRatesInForce(database, caller, query));
  implement(app, contract.importRateVersion, ({ caller, body }) => importRateVersion(database, caller, body));
  implement(app, contract.tryRateVersion, ({ caller, params }) => tryRateVersion(deps, caller, params.rateVersionID));
  implement(app, contract.publishRateVersion, ({ caller, params, body }) =>
    publishRateVersion(database, caller, { ...params, ...body }),
  );
  implement(app, contract.removeRateVersion, ({ caller, params, body }) =>
    removeRateVersion(database, caller, { ...params, ...body }),
  );
}
