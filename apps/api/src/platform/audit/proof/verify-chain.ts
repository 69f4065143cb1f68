import { createHash } from 'node:crypto';
import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../db/raw-query.ts';
import type { Read } from '../../tenant/in-tenant.ts';

/** What a chain of audit entries turned out to be. */
export interface ChainReport {
  readonly tenant: string;
  /** Entries that fit, from the first one on. */
  readonly rows: number;
  /** Hash of the newest of them. Written down elsewhere, it also proves that no entry was cut off the end. */
  readonly head: string;
  readonly broken: { readonly seq: number; readonly reason: string } | null;
}

/** An entry that somebody wrote down: whatever the chain says now, this hash is what it must have there. */
export interface ExpectedEntry {
  readonly seq: number;
  readonly hash: string;
  /** Which record says so: `the head of 2026-01-02 in the database`. */
  readonly by: string;
}

/** A row of the chain together with the chain's end, both as of one moment. The row's parts are null where there is none. */
interface ChainRow {
  readonly last_seq: number;
  readonly last_hash: Buffer;
  readonly seq: number | null;
  readonly text: string | null;
  readonly hash: Buffer | null;
}

/**
 * The text that the database hashed for a row, spelled out here and not taken from a function of the database:
 * whoever could change rows could change that function too. Must equal the text in chain_entries (0050_turn_at_commit.sql).
 */
const rowText = `jsonb_build_array(tenant_id, seq, extract(epoch from at)::text, actor, request_id, table_name, row_key,
  operation, orders_id, before, after)::text`;

/** One page of the chain of a tenant after a row: one statement, hence one snapshot. */
function chainPage(tenant: string, after: number, limit: number): Compilable<ChainRow> {
  return rawQuery(sql<ChainRow>`
    select c.last_seq, c.last_hash, a.seq, a.text, a.hash from audit_chain c
    left join lateral (
      select seq, ${sql.raw(rowText)} as text, hash from audit_log
      where tenant_id = c.tenant_id and seq > ${after} order by seq limit ${limit}) a on true
    where c.tenant_id = ${tenant} order by a.seq`);
}

const pageSize = 5000;

/**
 * Follows the chain of a tenant and stops at the first row that does not fit, or is not what was written down of it.
 * @param expected what was written down
 * @param from the entry to begin behind, which is believed; left out: the start of the chain
 */
export async function verifyChain(
  read: Read,
  tenant: string,
  { expected = [], from }: { expected?: readonly ExpectedEntry[]; from?: { seq: number; hash: string } } = {},
): Promise<ChainReport> {
  let link = from ? Buffer.from(from.hash, 'hex') : createHash('sha256').update(tenant).digest();
  let seq = from?.seq ?? 0;
  const noted = Map.groupBy(expected, (entry) => entry.seq);
  const report = (broken: ChainReport['broken']): ChainReport => ({
    tenant,
    rows: seq,
    head: link.toString('hex'),
    broken,
  });

  for (;;) {
    const page = await read(chainPage(tenant, seq, pageSize));
    const [end] = page;
    if (!end) return report({ seq: 0, reason: 'the tenant has no chain' });
    for (const row of page) {
      if (row.seq === null || row.text === null || row.hash === null) break;
      if (row.seq !== seq + 1) return report({ seq: seq + 1, reason: `is missing: row ${row.seq} follows row ${seq}` });
      const hash = createHash('sha256').update(link).update(row.text).digest();
      if (!hash.equals(row.hash))
        return report({ seq: row.seq, reason: 'does not match its hash: the row was changed' });
      const other = noted.get(row.seq)?.find((entry) => entry.hash !== hash.toString('hex'));
      if (other) return report({ seq: row.seq, reason: `is not what ${other.by} says: the chain was written anew` });
      link = hash;
      seq = row.seq;
    }
    if (page.length === pageSize) continue;
    // The rest of the chain and its end were read together: nothing was written between them.
    if (end.last_seq !== seq)
      return report({ seq: seq + 1, reason: `is missing: the chain ends at row ${end.last_seq}` });
    if (!end.last_hash.equals(link)) return report({ seq, reason: "is not the chain's end: its hash differs" });
    const cut = expected.find((entry) => entry.seq > seq);
    if (cut) return report({ seq: seq + 1, reason: `is missing: by ${cut.by} there were ${cut.seq} rows` });
    return report(null);
  }
}
