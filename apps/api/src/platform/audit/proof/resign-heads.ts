import type pg from 'pg';
import type { SecretBox } from '../../secrets/index.ts';
import { readHead, signHead } from './signed-head.ts';

/**
 * Signs the heads of a tenant with the newest key, in a transaction of the owner: they prove nothing once their key is dropped. A head
 * that was not signed here stays as it is, for the check to find.
 */
export async function resignHeads(owner: pg.ClientBase, secrets: SecretBox, tenant: string): Promise<void> {
  const { rows } = await owner.query<{ seq: number; head: string }>(
    'select seq::float8 as seq, head from audit_heads where tenant_id = $1 order by seq for update',
    [tenant],
  );
  for (const { seq, head } of rows) {
    const read = readHead(secrets, head);
    if (read?.signature !== 'good' || read.seq !== seq) continue;
    await owner.query('update audit_heads set head = $3 where tenant_id = $1 and seq = $2', [
      tenant,
      seq,
      signHead(secrets, read),
    ]);
  }
}
