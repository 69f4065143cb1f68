import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { WirePlace } from './wires.queries.ts';

/** A payment that was sent with a trace number. */
interface Traced extends WirePlace {
  readonly trace: string;
}

/** The payments of some accounts that were sent with these trace numbers, those that were taken back with their file included. */
export async function readTraced(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountIDs, traces }: { readonly bankAccountIDs: readonly number[]; readonly traces: readonly string[] },
): Promise<readonly Traced[]> {
  if (traces.length === 0 || bankAccountIDs.length === 0) return [];
  const rows = await tx
    .selectFrom('wire_sendings')
    .select(['bank_account_id', 'stripe', 'number', 'trace_number'])
    .where('tenant_id', '=', tenant)
    .where('trace_number', 'in', [...traces])
    .where('bank_account_id', 'in', [...bankAccountIDs])
    .execute();
  return rows.flatMap(({ bank_account_id: bankAccountID, stripe, number, trace_number: trace }) =>
    trace === null ? [] : [{ bankAccountID, stripe, number: Number(number), trace }],
  );
}

/** Holds the files of returns of the office until the commit: two who take the same one do so one after the other. */
export async function lockReturnFiles(tx: Transaction<DB>, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ACH returns ${tenant}`}, 0))`.execute(tx);
}

/** A file of returns as it is stored. */
interface NewReturnFile {
  readonly achReturnFileID: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly taken: number;
  readonly sealed: Buffer;
}

/** Stores a file of returns with its bytes, sealed. */
export async function storeReturnFile(
  tx: Transaction<DB>,
  tenant: string,
  { achReturnFileID, fileName, bytes, sha256, taken, sealed }: NewReturnFile,
): Promise<void> {
  const key = { tenant_id: tenant, ach_return_file_id: achReturnFileID };
  await tx
    .insertInto('ach_return_files')
    .values({ ...key, file_name: fileName, bytes, sha256, taken })
    .execute();
  await tx
    .insertInto('ach_return_file_contents')
    .values({ ...key, content_encrypted: sealed })
    .execute();
}
