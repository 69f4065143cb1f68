import * as contract from '@closewright/contract/companies';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  companyContact,
  companyContacts,
  companyInfo,
  listCompanies,
  searchCompanies,
  searchContacts,
} from './companies.usecases.ts';
import { askCompanyTaxID, askCompanyWire, decideCompanyChange } from './company-changes.usecases.ts';
import { companyHistory } from './company-history.usecases.ts';
import { mergeCompanies, previewCompanyMerge } from './company-merge.usecases.ts';
import * as records from './company-record.usecases.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
  clock: Clock;
}

/** The directory of companies. */
export function companiesRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  implement(app, contract.searchCompanies, ({ caller, query }) => searchCompanies(database, caller, query));
  implement(app, contract.searchContacts, ({ caller, query }) => searchContacts(database, caller, query));
  implement(app, contract.listCompanies, ({ caller, query }) => listCompanies(database, caller, query));
  implement(app, contract.getCompanyInfo, ({ caller, params }) => companyInfo(database, caller, params.companyID));
  implement(app, contract.listCompanyContacts, ({ caller, params, query }) =>
    companyContacts(database, caller, params.companyID, query.activeOnly),
  );
  implement(app, contract.getCompanyContact, ({ caller, params }) => companyContact(database, caller, params));
  recordRoutes(app, database);
  implement(app, contract.listCompanyHistory, ({ caller, params, query }) =>
    companyHistory(database, caller, { ...params, ...query }),
  );
  implement(app, contract.askCompanyWire, ({ caller, params, body }) =>
    askCompanyWire(deps, caller, params.companyID, body),
  );
  implement(app, contract.askCompanyTaxID, ({ caller, params, body }) =>
    askCompanyTaxID(deps, caller, params.companyID, body),
  );
  implement(app, contract.decideCompanyChange, ({ caller, params, body }) =>
    decideCompanyChange(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.previewCompanyMerge, ({ caller, params, query }) =>
    previewCompanyMerge(database, caller, params.companyID, query.intoCompanyID),
  );
  implement(app, contract.mergeCompanies, ({ caller, params, body }) =>
    mergeCompanies(database, caller, { ...params, ...body }),
  );
}

function recordRoutes(app: FastifyInstance, database: Database): void {
  implement(app, contract.getCompany, ({ caller, params }) => records.getCompany(database, caller, params.companyID));
  implement(app, contract.createCompany, ({ caller, body }) => records.createCompany(database, caller, body));
  implement(app, contract.createOneTimeUseCompany, ({ caller, body }) =>
    records.createOneTimeUseCompany(database, caller, body),
  );
  implement(app, contract.saveCompany, ({ caller, params, body }) =>
    records.saveCompany(database, caller, { ...params, ...body }),
  );
  implement(app, contract.saveCompanyAddresses, ({ caller, params, body }) =>
    records.saveCompanyAddresses(database, caller, { ...params, ...body }),
  );
  implement(app, contract.createCompanyContact, ({ caller, params, body }) =>
    records.createCompanyContact(database, caller, params.companyID, body),
  );
  implement(app, contract.saveCompanyContact, ({ caller, params, body }) =>
    records.saveCompanyContact(database, caller, { ...params, ...body }),
  );
}
