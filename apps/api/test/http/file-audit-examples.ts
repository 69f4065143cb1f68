import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { files, users } from './world.ts';

const onFile = { path: { ordersID: files.open } };

/** Examples of the calls of a file's audit. */
export const fileAuditExamples = {
  listFileChanges: () => ({ ...onFile, query: '?text=ficus&take=5' }),
  getFileAuditFacts: () => onFile,
  exportFileChanges: () => ({ ...onFile, body: { format: 'csv' }, wrongValue: { format: 'paper' } }),
};

/** Lets the officer take the audit of a file out of the product. */
export async function makeFileAudit(database: Database, tenant: string): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values({
        tenant_id: tenant,
        users_id: users.officer.usersID,
        name: 'appSystemAuditLog_AppAccess',
        value: 1,
      })
      .execute(),
  );
}
