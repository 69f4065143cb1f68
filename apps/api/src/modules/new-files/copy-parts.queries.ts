import { columnOf, type Field, type Fields, type RecordKind } from '@closewright/contract/kit';
import { loanRecord, orderRecord } from '@closewright/contract/orders';
import { fileRecords } from '@closewright/contract/records';
import { type CopiedPart, fieldsOfOneFile } from '@closewright/domain/orders';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type RecordTable, tableOf } from '../../platform/records/index.ts';
import { openTaxID, type SecretBox, sealTaxID } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { moveToFirstLoan } from '../settlement/settlement.queries.ts';

/** Two files of a tenant: what is read, and what is added to. */
interface Pair {
  readonly tenant: string;
  readonly from: number;
  readonly to: number;
  /** Fields of the file that stay as they are, and lists that nothing is added to. */
  readonly kept?: { readonly fields: readonly string[]; readonly lists: readonly RecordKind[] } | undefined;
}

/** A row that was copied: what it is called there and here. */
interface CopiedRow {
  readonly old: number;
  readonly new: number;
}

/** The rows of a file that are copied with a part of it. */
const rowsWith = (part: CopiedPart) =>
  fileRecords.filter((record) => record.copiedWith === part && record !== orderRecord);

/** What belongs to rows of a record, and is copied with them. */
const childrenOf = ({ id }: RecordKind) => fileRecords.filter(({ parent }) => parent === id);

const columnsWhere = (fields: Fields, isWanted: (field: Field) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isWanted(field) ? [columnOf(name, field.kind)] : []));

/** Columns that name a loan of the same file. */
const loanLinksOf = ({ fields }: RecordKind) => columnsWhere(fields, ({ lookup }) => lookup === 'loansOfFile');

/** Sealed columns of a record: none, or the tax id. */
const sealedOf = ({ fields }: RecordKind) => columnsWhere(fields, ({ kind }) => kind === 'secret');

/**
 * Takes over parts of another file; answers how much is new. Rows the file has already are left alone, blank fields of the other file blank nothing here.
 * The version of the file is the caller's business.
 */
export async function copyParts(
  tx: Transaction<DB>,
  secrets: SecretBox,
  pair: Pair,
  parts: readonly CopiedPart[],
): Promise<number> {
  const copied = new Map<RecordKind, readonly CopiedRow[]>();
  let changes = 0;
  for (const part of new Set(parts)) {
    changes += await copyFields(tx, pair, part);
    for (const record of rowsWith(part).filter((each) => !pair.kept?.lists.includes(each))) {
      const rows = await copyRows(tx, secrets, pair, record);
      copied.set(record, rows);
      changes += rows.length;
      for (const child of childrenOf(record)) await copyChildren(tx, pair, tableOf(child), rows);
    }
  }
  const loans = copied.get(loanRecord) ?? [];
  if (loans.length === 0) return changes;
  await chooseDefaultLoan(tx, pair, loans);
  for (const [record, rows] of copied) await linkLoans(tx, pair, record, rows, loans);
  return changes;
}

/** Copies the fields of the file itself that belong to a part. */
async function copyFields(tx: Transaction<DB>, { tenant, from, to, kept }: Pair, part: CopiedPart): Promise<number> {
  const own = Object.fromEntries(
    Object.entries(orderRecord.fields).filter(
      ([name]) => ![...fieldsOfOneFile, ...(kept?.fields ?? [])].includes(name),
    ),
  );
  const columns = columnsWhere(own, ({ copiedWith = orderRecord.copiedWith }) => copiedWith === part);
  if (columns.length === 0) return 0;
  const assignments = columns.map(
    (column) => sql`${sql.ref(column)} = coalesce(s.${sql.ref(column)}, t.${sql.ref(column)})`,
  );
  const differs = columns.map(
    (column) => sql`(s.${sql.ref(column)} is not null and s.${sql.ref(column)} is distinct from t.${sql.ref(column)})`,
  );
  const { numAffectedRows } = await sql`
    update orders t set ${sql.join(assignments)} from orders s
    where t.tenant_id = ${tenant} and t.orders_id = ${to} and s.tenant_id = ${tenant} and s.orders_id = ${from}
      and (${sql.join(differs, sql` or `)})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What makes a row the same as another: everything but its names, its place and the loans it is of. */
function sameness(row: string, record: RecordKind) {
  const { id, order } = tableOf(record);
  // A number is sealed anew each time, so equal ones look different; what is shown of it and its kind are compared.
  const ignored = [id, 'orders_id', order, ...loanLinksOf(record), ...sealedOf(record)];
  return sql`to_jsonb(${sql.ref(row)}) - ${ignored}::text[]`;
}

async function copyRows(
  tx: Transaction<DB>,
  secrets: SecretBox,
  { tenant, from, to }: Pair,
  record: RecordKind,
): Promise<CopiedRow[]> {
  const { table, id, order } = tableOf(record);
  const hasNumber = sealedOf(record).length > 0;
  const number = hasNumber ? sql`s.tax_id_encrypted as sealed, s.tax_id_last4 as last4` : sql`null as sealed`;
  const { rows } = await sql<{ old: number; sealed: Buffer | null; last4: string | null }>`
    select s.${sql.ref(id)} as old, ${number} from ${sql.table(table)} s
    where s.tenant_id = ${tenant} and s.orders_id = ${from}
      and not exists (select from ${sql.table(table)} t
        where t.tenant_id = ${tenant} and t.orders_id = ${to} and ${sameness('t', record)} = ${sameness('s', record)})
    order by s.${sql.ref(order)}, s.${sql.ref(id)}`.execute(tx);
  if (rows.length === 0) return [];
  const first = await nextIDs(tx, id, rows.length);
  const copied = rows.map(({ old }, at) => ({ old, new: first + at }));
  // A loan is named by rows of its own file only; linkLoans names the copy.
  const unlinked = loanLinksOf(record).map((column) => sql` || jsonb_build_object(${column}::text, null)`);
  // A number opens in its own row only, so that of the copy is sealed anew.
  const numbers = rows.map(({ old, sealed, last4 }, at) => {
    if (sealed === null) return null;
    const taxID = openTaxID(secrets, { tenant, row: old }, sealed, last4);
    return sealTaxID(secrets, { tenant, row: first + at }, taxID).tax_id_encrypted;
  });
  const renumbered = hasNumber ? sql`|| jsonb_build_object('tax_id_encrypted', (${numbers}::bytea[])[m.place])` : sql``;
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(s, jsonb_build_object(${id}::text, m.new, 'orders_id', ${to}::integer,
      ${order}::text, m.place + coalesce((select max(t.${sql.ref(order)}) from ${sql.table(table)} t
        where t.tenant_id = ${tenant} and t.orders_id = ${to}), 0)) ${sql.join(unlinked, sql``)} ${renumbered})).*
    from ${mapping(copied)} join ${sql.table(table)} s
      on s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(id)} = m.old
    order by m.place`.execute(tx);
  return copied;
}

async function copyChildren(
  tx: Transaction<DB>,
  { tenant, from, to }: Pair,
  { table, id, order, parent = '' }: RecordTable,
  copied: readonly CopiedRow[],
): Promise<void> {
  if (copied.length === 0) return;
  const { rows } = await sql<{ old: number; parent: number }>`
    select s.${sql.ref(id)} as old, m.new as parent from ${mapping(copied)}
    join ${sql.table(table)} s on s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(parent)} = m.old
    order by m.place, s.${sql.ref(order)}, s.${sql.ref(id)}`.execute(tx);
  if (rows.length === 0) return;
  const first = await nextIDs(tx, id, rows.length);
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(s, jsonb_build_object(${id}::text, m.new, 'orders_id', ${to}::integer,
      ${parent}::text, p.parent))).*
    from ${mapping(rows.map(({ old }, at) => ({ old, new: first + at })))}
    join unnest(${rows.map(({ old }) => old)}::integer[], ${rows.map((row) => row.parent)}::integer[]) as p (old, parent)
      on p.old = m.old
    join ${sql.table(table)} s on s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(id)} = m.old
    order by m.place`.execute(tx);
}

/** A copied row is of the copied loan where its loan was copied with it, and of all loans otherwise. */
async function linkLoans(
  tx: Transaction<DB>,
  { tenant, from, to }: Pair,
  record: RecordKind,
  copied: readonly CopiedRow[],
  loans: readonly CopiedRow[],
): Promise<void> {
  if (copied.length === 0) return;
  const { table, id } = tableOf(record);
  for (const column of loanLinksOf(record).map((name) => sql.ref(name))) {
    await sql`
      update ${sql.table(table)} t set ${column} = l.new
      from ${mapping(copied)}, ${sql.table(table)} s,
        unnest(${loans.map(({ old }) => old)}::integer[], ${loans.map((row) => row.new)}::integer[]) as l (old, new)
      where t.tenant_id = ${tenant} and t.orders_id = ${to} and t.${sql.ref(id)} = m.new
        and s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(id)} = m.old and l.old = s.${column}`.execute(
      tx,
    );
  }
}

/** A file without a default loan gets the copy of the other file's. */
async function chooseDefaultLoan(tx: Transaction<DB>, { tenant, from, to }: Pair, copied: readonly CopiedRow[]) {
  await sql`
    update orders t set default_loan_id = coalesce(
      (select m.new from ${mapping(copied)} where m.old = s.default_loan_id), ${copied[0]?.new}::integer)
    from orders s
    where t.tenant_id = ${tenant} and t.orders_id = ${to} and t.default_loan_id is null
      and s.tenant_id = ${tenant} and s.orders_id = ${from}`.execute(tx);
  const { default_loan_id: defaultLoanID } = await tx
    .selectFrom('orders')
    .select('default_loan_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', to)
    .executeTakeFirstOrThrow();
  if (defaultLoanID !== null) await moveToFirstLoan(tx, { tenant, ordersID: to }, defaultLoanID);
}

function mapping(copied: readonly CopiedRow[]) {
  return sql`unnest(${copied.map(({ old }) => old)}::integer[], ${copied.map((row) => row.new)}::integer[])
    with ordinality as m (old, new, place)`;
}
