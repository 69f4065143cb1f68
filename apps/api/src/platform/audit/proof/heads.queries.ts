import type { Transaction } from 'kysely';
import { query } from '../../db/query.ts';
import type { DB } from '../../db/schema.gen.ts';
import type { Read } from '../../tenant/in-tenant.ts';

/** A head as the database keeps it. */
export interface StoredHead {
  readonly seq: number;
  readonly head: string;
}

/** All heads of a tenant that were signed so far, oldest first. */
export function readHeads(read: Read, tenant: string): Promise<readonly StoredHead[]> {
  return read(query.selectFrom('audit_heads').select(['seq', 'head']).where('tenant_id', '=', tenant).orderBy('seq'));
}

/** The newest head of a tenant and the end of its chain; the head is null where none was signed. */
export async function readEnd(read: Read, tenant: string): Promise<{ lastSeq: number; head: string | null } | null> {
  const [end] = await read(
    query
      .selectFrom('audit_chain')
      .select((eb) => [
        'last_seq as lastSeq',
        eb
          .selectFrom('audit_heads')
          .select('head')
          .where('tenant_id', '=', tenant)
          .orderBy('seq', 'desc')
          .limit(1)
          .as('head'),
      ])
      .where('tenant_id', '=', tenant),
  );
  return end ?? null;
}

/** Stores a signed head; of several nodes one does, which answers true. */
export async function storeHead(
  tx: Transaction<DB>,
  tenant: string,
  seq: number,
  head: string,
  at: Date,
): Promise<boolean> {
  const stored = await tx
    .insertInto('audit_heads')
    .values({ tenant_id: tenant, seq, head, signed_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .execute();
  return stored.length > 0;
}

/** The heads that not every place outside has yet, oldest first. */
export function readUnpublished(read: Read, tenant: string): Promise<readonly StoredHead[]> {
  return read(
    query
      .selectFrom('audit_heads')
      .select(['seq', 'head'])
      .where('tenant_id', '=', tenant)
      .where('published_at', 'is', null)
      .orderBy('seq'),
  );
}

/** Notes that every place has these heads. */
export async function notePublished(
  tx: Transaction<DB>,
  tenant: string,
  heads: readonly StoredHead[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('audit_heads')
    .set({ published_at: at.toISOString() })
    .where('tenant_id', '=', tenant)
    .where(
      'seq',
      'in',
      heads.map(({ seq }) => seq),
    )
    .execute();
}
