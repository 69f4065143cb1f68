import type { FileDocument } from '@closewright/contract/file-export';
import { sql } from 'kysely';
import { documentOf } from '../../src/modules/file-exchange/export-file.usecases.ts';
import { query } from '../../src/platform/db/index.ts';
import { rawQuery } from '../../src/platform/db/raw-query.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { importText } from '../harness/import-text.ts';

export type Exchange = ReturnType<typeof exchangeOf>;

/** Import and export as a test calls them, and what is stored after them. */
export function exchangeOf(database: Database) {
  const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
  const keeping = { secrets, documents: databaseDocuments(database) };
  const actor = (tenant: string) => systemActor(tenant, 'test');
  const runText = (tenant: string, text: string) =>
    importText({ database, ...keeping }, actor(tenant), { format: 'json', text });
  return {
    secrets,
    actor,
    runText,
    run: (tenant: string, document: unknown) => runText(tenant, JSON.stringify(document)),
    exported: (tenant: string, ordersID: number, withTaxIDs = true): Promise<FileDocument> =>
      database.inTenant(actor(tenant), (tx) =>
        documentOf(tx, keeping, { tenant, ordersID }, { withTaxIDs, may: () => true }),
      ),
    /** The id of the file of a number; 0 when there is none. */
    async idOf(tenant: string, fileNumber: string): Promise<number> {
      const ids = query.selectFrom('orders').select('orders_id').where('file_number', '=', fileNumber);
      return (await database.readInTenant(actor(tenant), ids))[0]?.orders_id ?? 0;
    },
    async count(tenant: string, table: 'audit_log' | 'companies' | 'documents' | 'document_contents'): Promise<number> {
      const statement = rawQuery(sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`);
      return (await database.readInTenant(actor(tenant), statement))[0]?.count ?? 0;
    },
  };
}
