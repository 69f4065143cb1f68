import * as contract from '@closewright/contract/statement-presets';
import { type ProrationDefault, prorationDefaultList } from '@closewright/domain/prorations';
import {
  type LenderDefault,
  lenderDefaultList,
  type TemplateLine,
  templateLineList,
} from '@closewright/domain/statement-presets';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { officeListUsecases } from '../../platform/office-lists/office-lists.usecases.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';

const prorations = officeListUsecases<ProrationDefault, contract.ProrationDefaultRecord>({
  record: contract.prorationDefaultRecord,
  list: prorationDefaultList,
});

const templates = officeListUsecases<TemplateLine, contract.TemplateLineRecord>({
  record: contract.templateLineRecord,
  list: templateLineList,
});
const lenders = officeListUsecases<LenderDefault, contract.LenderDefaultRecord>({
  record: contract.lenderDefaultRecord,
  list: lenderDefaultList,
});

/** What statements of an office begin with. */
export function statementPresetsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listProrationDefaults, ({ caller }) => prorations.list(database, caller));
  implement(app, contract.createProrationDefault, ({ caller, body }) => prorations.create(database, caller, body));
  implement(app, contract.saveProrationDefault, ({ caller, params: { prorationDefaultID: id }, body }) =>
    prorations.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importProrationDefaults, ({ caller, body }) => prorations.bring(database, caller, body));
  implement(app, contract.listTemplateLines, ({ caller }) => templates.list(database, caller));
  implement(app, contract.createTemplateLine, ({ caller, body }) => templates.create(database, caller, body));
  implement(app, contract.saveTemplateLine, ({ caller, params: { templateLineID: id }, body }) =>
    templates.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importTemplateLines, ({ caller, body }) => templates.bring(database, caller, body));
  implement(app, contract.listLenderDefaults, ({ caller }) => lenders.list(database, caller));
  implement(app, contract.createLenderDefault, ({ caller, body }) => lenders.create(database, caller, body));
  implement(app, contract.saveLenderDefault, ({ caller, params: { lenderDefaultID: id }, body }) =>
    lenders.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importLenderDefaults, ({ caller, body }) => lenders.bring(database, caller, body));
}
