import * as contract from '@closewright/contract/companies';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { companyContact, searchCompanies } from './companies.usecases.ts';

/** The directory of companies. */
export function companiesRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.searchCompanies, ({ caller, query }) => searchCompanies(database, caller, query));
  implement(app, contract.getCompanyContact, ({ caller, params }) => companyContact(database, caller, params));
}
