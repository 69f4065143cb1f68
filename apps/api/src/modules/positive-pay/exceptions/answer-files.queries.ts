import type { PositivePayAnswerFileRow } from '@closewright/contract/positive-pay';
import type { ExceptionDecision } from '@closewright/domain/positive-pay';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';

/** A file `f` as it is told, as JSON. */
const fileJSON = (
  tenant: string,
): RawBuilder<PositivePayAnswerFileRow> => sql<PositivePayAnswerFileRow>`json_build_object(
  'positivePayAnswerFileID', f.positive_pay_answer_file_id, 'bankAccountID', f.bank_account_id,
  'bankAccount', (select b.name from bank_accounts b where b.tenant_id = ${tenant} and b.bank_account_id = f.bank_account_id),
  'number', f.number, 'fileName', f.file_name, 'pay', json_build_object('count', f.pay_count, 'amount', f.pay_cents),
  'return', json_build_object('count', f.return_count, 'amount', f.return_cents), 'sha256', f.sha256,
  'made', json_build_object('by', ${actorName(tenant, 'f.made_by')}, 'at', iso_instant(f.made_at)),
  'takenBack', case when f.taken_back_at is not null then json_build_object('by', ${actorName(tenant, 'f.taken_back_by')},
    'at', iso_instant(f.taken_back_at), 'reason', f.taken_back_reason) end)`;

/** A file of decisions; undefined where there is none. */
export async function readAnswerFile(
  tx: Transaction<DB>,
  tenant: string,
  id: number,
): Promise<PositivePayAnswerFileRow | undefined> {
  const { rows } = await sql<{ file: PositivePayAnswerFileRow }>`
    select ${fileJSON(tenant)} as file from positive_pay_answer_files f
    where f.tenant_id = ${tenant} and f.positive_pay_answer_file_id = ${id}`.execute(tx);
  return rows[0]?.file;
}

/** A page of the files of decisions of bank accounts, the newest first. */
export async function readAnswerFiles(
  tx: Transaction<DB>,
  wanted: {
    readonly tenant: string;
    readonly bankAccountIDs: readonly number[];
    readonly skip: number;
    readonly take: number;
  },
): Promise<{ results: PositivePayAnswerFileRow[]; totalRecords: number }> {
  const { tenant, bankAccountIDs, skip, take } = wanted;
  const isOf = sql`f.tenant_id = ${tenant} and f.bank_account_id = any(${[...bankAccountIDs]}::integer[])`;
  const { rows } = await sql<{ results: PositivePayAnswerFileRow[]; totalRecords: number }>`
    select (select count(*)::integer from positive_pay_answer_files f where ${isOf}) as "totalRecords",
      coalesce((select json_agg(${fileJSON(tenant)} order by f.positive_pay_answer_file_id desc) from (
        select * from positive_pay_answer_files f where ${isOf} order by f.positive_pay_answer_file_id desc offset ${skip} limit ${take}) f), '[]')
        as results`.execute(tx);
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** The sealed bytes of a file, with their hash, and whether it was taken back. */
export async function readSealedAnswers(
  tx: Transaction<DB>,
  tenant: string,
  id: number,
): Promise<{ readonly sealed: Uint8Array; readonly sha256: string; readonly takenBack: unknown } | undefined> {
  return tx
    .selectFrom('positive_pay_answer_files')
    .select(['content_encrypted as sealed', 'sha256', 'taken_back_at as takenBack'])
    .where('tenant_id', '=', tenant)
    .where('positive_pay_answer_file_id', '=', id)
    .executeTakeFirst();
}

/** The number of the next file of an account, which no file of it had, whatever became of it. */
export async function nextAnswerFileNumber(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<number> {
  const { last } = await tx
    .selectFrom('positive_pay_answer_files')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
  return 1 + (last ?? 0);
}

/** What is stored of a file that is made; by whom and when, the table says itself. */
export interface NewAnswerFile
  extends Pick<
    PositivePayAnswerFileRow,
    'positivePayAnswerFileID' | 'bankAccountID' | 'number' | 'fileName' | 'pay' | 'return' | 'sha256'
  > {
  readonly bytes: number;
  readonly sealed: Buffer;
}

/** A decision that a file tells. */
export interface NewAnswer {
  readonly positivePayExceptionID: number;
  /** Of the decision. */
  readonly number: number;
  readonly decision: ExceptionDecision;
  readonly amount: number;
}

/** Stores a file with what it tells. */
export async function storeAnswerFile(
  tx: Transaction<DB>,
  tenant: string,
  file: NewAnswerFile,
  answers: readonly NewAnswer[],
): Promise<void> {
  const { positivePayAnswerFileID, bankAccountID } = file;
  const place = {
    ...{ tenant_id: tenant, positive_pay_answer_file_id: positivePayAnswerFileID, bank_account_id: bankAccountID },
  };
  await tx
    .insertInto('positive_pay_answer_files')
    .values({
      ...{ ...place, number: file.number, file_name: file.fileName, bytes: file.bytes, sha256: file.sha256 },
      ...{ pay_count: file.pay.count, pay_cents: file.pay.amount, return_count: file.return.count },
      ...{ return_cents: file.return.amount, content_encrypted: file.sealed },
    })
    .execute();
  await tx
    .insertInto('positive_pay_answers')
    .values(
      answers.map(({ positivePayExceptionID, number, decision, amount }) => ({
        ...{ ...place, positive_pay_exception_id: positivePayExceptionID, number, decision, amount_cents: amount },
      })),
    )
    .execute();
}

/** Takes a file back, and all that it told with it. */
export async function endAnswerFile(tx: Transaction<DB>, tenant: string, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('positive_pay_answer_files')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('positive_pay_answer_file_id', '=', id)
    .execute();
}
