import * as contract from '@closewright/contract/file-export';
import type { FastifyInstance } from 'fastify';
import { databaseDocuments } from '../../platform/documents/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { exportFile } from './export-file.usecases.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
}

/** Files as documents. The import is a command of whoever runs the product (cli/import.ts). */
export function fileExchangeRoutes(app: FastifyInstance, { database, secrets }: Deps): void {
  const deps = { database, secrets, documents: databaseDocuments(database) };
  implement(app, contract.exportFile, ({ caller, params, body }) => exportFile(deps, caller, { ...params, ...body }));
}
