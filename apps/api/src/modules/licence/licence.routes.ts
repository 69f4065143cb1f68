import * as contract from '@closewright/contract/licence';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getLicence, listActiveUsers } from './licence.usecases.ts';

interface Deps {
  database: Database;
  config: Config;
  clock: Clock;
}

/** The licence and who is active. */
export function licenceRoutes(app: FastifyInstance, { database, config, clock }: Deps): void {
  const deps = { database, now: () => clock.now(), idleMilliseconds: config.idle.timeoutMilliseconds };
  implement(app, contract.getLicence, ({ caller }) => getLicence(deps, caller));
  implement(app, contract.listActiveUsers, ({ caller }) => listActiveUsers(deps, caller));
}
