import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What a chain of audit rows turned out to be. */
export interface ChainReport {
  readonly tenant: string;
  readonly rows: number;
  /** Hash of the newest row. Written down elsewhere, it also proves that no row was cut off the end. */
  readonly head: string;
  readonly broken: { readonly seq: number; readonly reason: string } | null;
}

interface AuditRow {
  readonly seq: number;
  readonly text: string;
  readonly hash: Buffer;
}

const pageSize = 5000;

/**
 * The text that the database hashed for a row, spelled out here and not taken from a function of the database:
 * whoever could change rows could change that function too. Must equal the text in audit_write (0001_foundation.sql).
 */
const rowText = `jsonb_build_array(tenant_id, seq, extract(epoch from at)::text, actor, request_id, table_name, row_key,
  operation, orders_id, before, after)::text`;

/** Follows the chain of a tenant from its start and stops at the first row that does not fit. */
export async function verifyChain(client: pg.ClientBase, tenant: string): Promise<ChainReport> {
  // Within one snapshot: a row written meanwhile must not look like one that the chain's end does not know.
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query("select set_config('app.tenant', $1, true)", [tenant]);
    return await follow(client, tenant);
  } finally {
    await client.query('rollback');
  }
}

async function follow(client: pg.ClientBase, tenant: string): Promise<ChainReport> {
  let link = createHash('sha256').update(tenant).digest();
  let seq = 0;
  const report = (broken: ChainReport['broken']): ChainReport => ({
    tenant,
    rows: seq,
    head: link.toString('hex'),
    broken,
  });

  for (;;) {
    const { rows } = await client.query<AuditRow>(
      `select seq, ${rowText} as text, hash from audit_log where tenant_id = $1 and seq > $2 order by seq limit ${pageSize}`,
      [tenant, seq],
    );
    for (const row of rows) {
      if (row.seq !== seq + 1) return report({ seq: seq + 1, reason: `is missing: row ${row.seq} follows row ${seq}` });
      const hash = createHash('sha256').update(link).update(row.text).digest();
      if (!hash.equals(row.hash))
        return report({ seq: row.seq, reason: 'does not match its hash: the row was changed' });
      link = hash;
      seq = row.seq;
    }
    if (rows.length < pageSize) break;
  }

  const { rows } = await client.query<{ last_seq: number; last_hash: Buffer }>(
    'select last_seq, last_hash from audit_chain where tenant_id = $1',
    [tenant],
  );
  const end = rows[0];
  if (!end) return report({ seq: 0, reason: 'the tenant has no chain' });
  if (end.last_seq !== seq)
    return report({ seq: seq + 1, reason: `is missing: the chain ends at row ${end.last_seq}` });
  if (!end.last_hash.equals(link)) return report({ seq, reason: "is not the chain's end: its hash differs" });
  return report(null);
}
