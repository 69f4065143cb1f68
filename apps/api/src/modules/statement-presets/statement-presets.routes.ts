import * as contract from '@closewright/contract/statement-presets';
import { type ProrationDefault, prorationDefaultList } from '@closewright/domain/prorations';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { officeListUsecases } from '../../platform/office-lists/office-lists.usecases.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';

const prorations = officeListUsecases<ProrationDefault, contract.ProrationDefaultRecord>({
  record: contract.prorationDefaultRecord,
  list: prorationDefaultList,
});

/** What statements of an office begin with. */
export function statementPresetsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listProrationDefaults, ({ caller }) => prorations.list(database, caller));
  implement(app, contract.createProrationDefault, ({ caller, body }) => prorations.create(database, caller, body));
  implement(app, contract.saveProrationDefault, ({ caller, params: { prorationDefaultID: id }, body }) =>
    prorations.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importProrationDefaults, ({ caller, body }) => prorations.bring(database, caller, body));
}
