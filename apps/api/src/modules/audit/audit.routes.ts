import * as contract from '@closewright/contract/audit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { auditFacts, checkAudit, exportAudit, systemAudit } from './audit.usecases.ts';

/** The audit of a whole tenant. That of one file is with the orders. */
export function auditRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  implement(app, contract.listSystemAudit, ({ caller, query }) => systemAudit(database, caller, query));
  implement(app, contract.getSystemAuditFacts, ({ caller }) => auditFacts(database, caller));
  implement(app, contract.checkSystemAudit, ({ caller }) => checkAudit(database, caller, clock.now()));
  implement(app, contract.exportSystemAudit, ({ caller, body }) => exportAudit(database, caller, body));
}
