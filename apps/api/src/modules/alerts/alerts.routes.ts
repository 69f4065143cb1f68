import * as contract from '@closewright/contract/alerts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { fileAlertsOf, listAlertPage, markAlerts, refreshFile } from './alerts.usecases.ts';
import { markSystemAlert, systemAlertsOf } from './system-alerts.usecases.ts';

interface Deps {
  database: Database;
  config: Config;
  clock: Clock;
}

/** Alerts of one file, of all files of the caller, and of the company. */
export function alertsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, contract.listFileAlerts, ({ caller, params }) => fileAlertsOf(deps, caller, params.ordersID));
  implement(app, contract.refreshFileAlerts, ({ caller, params }) => refreshFile(deps, caller, params.ordersID));
  implement(app, contract.listAlerts, ({ caller, query }) => listAlertPage(deps, caller, query));
  implement(app, contract.markAlerts, ({ caller, body }) => markAlerts(deps, caller, body));
  implement(app, contract.listSystemAlerts, ({ caller }) => systemAlertsOf(deps, caller));
  implement(app, contract.markSystemAlert, ({ caller, body }) => markSystemAlert(deps, caller, body));
}
