import type { JournalExport } from '@closewright/contract/journal-exports';
import type { JournalDocument, JournalFile, MappedLine } from '@closewright/domain/journal-exports';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import type { JournalRanges } from './due.queries.ts';

/** An export `e` as it is told, as JSON. */
const exportJSON = (tenant: string): RawBuilder<JournalExport> => sql<JournalExport>`json_build_object(
  'journalExportID', e.journal_export_id, 'bankAccountID', e.bank_account_id, 'number', e.number, 'date', e.export_date,
  'totals', json_build_object('transactions', e.transactions, 'debit', e.debit_cents, 'credit', e.credit_cents, 'journals', e.journals,
    'fromDay', e.from_day, 'throughDay', e.through_day),
  'hasLate', exists (select from journal_export_lines l where l.tenant_id = ${tenant} and l.journal_export_id = e.journal_export_id and l.is_late),
  'files', json_build_object('columns', json_build_object('fileName', e.columns_name, 'sha256', e.columns_sha256),
    'journal', json_build_object('fileName', e.journal_name, 'sha256', e.journal_sha256)),
  'state', e.state, 'madeBy', ${actorName(tenant, 'e.made_by')}, 'madeAt', iso_instant(e.made_at),
  'accepted', case when e.reference is not null then json_build_object('by', ${actorName(tenant, 'e.accepted_by')},
    'at', iso_instant(e.accepted_at), 'reference', e.reference) end,
  'takenBack', case when e.reason is not null then json_build_object('by', ${actorName(tenant, 'e.taken_back_by')},
    'at', iso_instant(e.taken_back_at), 'reason', e.reason) end)`;

/** An export; undefined where there is none. */
export async function readExport(
  tx: Transaction<DB>,
  tenant: string,
  journalExportID: number,
): Promise<JournalExport | undefined> {
  const { rows } = await sql<{ made: JournalExport }>`
    select ${exportJSON(tenant)} as made from journal_exports e
    where e.tenant_id = ${tenant} and e.journal_export_id = ${journalExportID}`.execute(tx);
  return rows[0]?.made;
}

/** A page of the exports of a bank account, the newest first. */
export async function readExports(
  tx: Transaction<DB>,
  { tenant, bankAccountID, skip, take }: Slice & { readonly tenant: string; readonly bankAccountID: number },
): Promise<{ results: JournalExport[]; totalRecords: number }> {
  const { rows } = await sql<{ results: JournalExport[]; totalRecords: number }>`
    select (select count(*)::integer from journal_exports e where e.tenant_id = ${tenant} and e.bank_account_id = ${bankAccountID}) as "totalRecords",
      coalesce((select json_agg(${exportJSON(tenant)} order by e.number desc) from (
        select * from journal_exports e where e.tenant_id = ${tenant} and e.bank_account_id = ${bankAccountID}
        order by e.number desc offset ${skip} limit ${take}) e), '[]') as results`.execute(tx);
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** A line as it was made. */
export type StoredLine = MappedLine & { readonly branch: string | null };

/** A page of the lines of an export, as they were made. */
export async function readExportLines(
  tx: Transaction<DB>,
  tenant: string,
  journalExportID: number,
  { skip, take }: Slice,
): Promise<{ results: StoredLine[]; totalRecords: number }> {
  const { rows } = await sql<{ results: StoredLine[]; totalRecords: number }>`
    select (select count(*)::integer from journal_export_lines l where l.tenant_id = ${tenant} and l.journal_export_id = ${journalExportID}) as "totalRecords",
      coalesce((select json_agg(json_build_object('day', l.day, 'branchID', l.branch_id, 'branch', b.name, 'account', l.account, 'debit', l.debit_cents,
        'credit', l.credit_cents, 'transactions', l.transactions, 'company', l.company, 'code', l.ledger_code, 'costCenter', l.cost_center,
        'isLate', l.is_late) order by l.line) from (
          select * from journal_export_lines l where l.tenant_id = ${tenant} and l.journal_export_id = ${journalExportID}
          order by l.line offset ${skip} limit ${take}) l
        left join branches b on b.tenant_id = l.tenant_id and b.branch_id = l.branch_id), '[]') as results`.execute(tx);
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** Which transactions an export has, and by which names the office was known then. */
export async function readExported(
  tx: Transaction<DB>,
  tenant: string,
  journalExportID: number,
): Promise<{ readonly ranges: JournalRanges; readonly officeKeys: readonly string[] }> {
  const { rows } = await sql<JournalRanges & { officeKeys: readonly string[] }>`
    select e.office_names as "officeKeys", json_agg(r.stripe order by r.stripe, r.from_number) as stripes,
      json_agg(r.from_number order by r.stripe, r.from_number) as firsts, json_agg(r.through_number order by r.stripe, r.from_number) as lasts
    from journal_exports e join journal_export_ranges r on r.tenant_id = e.tenant_id and r.journal_export_id = e.journal_export_id
    where e.tenant_id = ${tenant} and e.journal_export_id = ${journalExportID} group by e.tenant_id, e.journal_export_id`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Error('an export has transactions');
  const { officeKeys, ...ranges } = found;
  return { ranges, officeKeys };
}

/** A file of an export, with what became of that. */
export async function readDocument(
  tx: Transaction<DB>,
  tenant: string,
  journalExportID: number,
  document: JournalDocument,
): Promise<{ readonly text: string; readonly sha256: string; readonly state: string } | undefined> {
  return tx
    .selectFrom('journal_exports')
    .select(
      document === 'columns'
        ? ['columns_text as text', 'columns_sha256 as sha256', 'state']
        : ['journal_text as text', 'journal_sha256 as sha256', 'state'],
    )
    .where('tenant_id', '=', tenant)
    .where('journal_export_id', '=', journalExportID)
    .executeTakeFirst();
}

/** Holds the exports of a bank account until the commit: nobody else makes one meanwhile, or decides about one. Who posts does not wait. */
export async function lockExports(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<void> {
  // The same as make_journal_export and the trigger of the ranges take.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`journal exports ${tenant} ${bankAccountID}`}, 0))`.execute(
    tx,
  );
}

/** The number of the next export of a bank account. */
export async function nextExportNumber(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<number> {
  const { last } = await tx
    .selectFrom('journal_exports')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
  return 1 + (last ?? 0);
}

/** What is stored of an export. The rest the database knows by itself. */
export interface NewExport {
  readonly id: number;
  readonly bank: number;
  readonly number: number;
  readonly date: string;
  readonly upTo: readonly number[];
  readonly officeNames: readonly string[];
  readonly lines: readonly MappedLine[];
  readonly files: { readonly columns: JournalFile; readonly journal: JournalFile };
}

/** Stores an export, where its lines are what the ledger comes to. */
export async function storeExport(tx: Transaction<DB>, { files, lines, ...made }: NewExport): Promise<void> {
  const asked = {
    ...made,
    ...{ columnsName: files.columns.fileName, journalName: files.journal.fileName },
    lines: lines.map(({ branchID, ...line }) => ({ ...line, branch: branchID })),
  };
  await sql`select make_journal_export(${JSON.stringify(asked)}::jsonb, ${files.columns.text}, ${files.journal.text})`.execute(
    tx,
  );
}

/** Accepts an export, or takes it back; by whom and when, the table says itself. */
export async function decideExport(
  tx: Transaction<DB>,
  tenant: string,
  journalExportID: number,
  decision:
    | { readonly state: 'accepted'; readonly reference: string }
    | { readonly state: 'taken back'; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('journal_exports')
    .set(decision)
    .where('tenant_id', '=', tenant)
    .where('journal_export_id', '=', journalExportID)
    .execute();
}
