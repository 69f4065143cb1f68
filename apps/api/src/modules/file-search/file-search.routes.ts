import * as contract from '@closewright/contract/file-search';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { searchDuplicates, searchFiles } from './file-search.usecases.ts';

/** Finding files by what is in them. */
export function fileSearchRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.searchDuplicates, ({ caller, query }) => searchDuplicates(database, caller, query));
  implement(app, contract.searchFiles, ({ caller, query }) => searchFiles(database, caller, query.text));
}
