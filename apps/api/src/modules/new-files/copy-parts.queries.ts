import { columnOf, type Fields } from '@closewright/contract/kit';
import { orderFields } from '@closewright/contract/orders';
import { type CopiedPart, fieldsOfOneFile } from '@closewright/domain/orders';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { openTaxID, type SecretBox, sealTaxID } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { takeToLoan } from '../settlement/settlement.queries.ts';

/** Two files of a tenant: what is read, and what is added to. */
interface Pair {
  readonly tenant: string;
  readonly from: number;
  readonly to: number;
}

/** Rows of a file that can be copied, and what of a row says nothing about whether two are the same. */
interface CopiedTable {
  readonly table: string;
  readonly id: string;
  readonly order: string;
  readonly ignored?: readonly string[];
}

const properties: CopiedTable = { table: 'properties', id: 'property_id', order: 'sequence', ignored: ['loan_id'] };
const taxes: CopiedTable = { table: 'property_taxes', id: 'property_tax_id', order: 'sequence' };
const loans: CopiedTable = { table: 'loans', id: 'loan_id', order: 'loan_order' };
// A number is sealed anew each time, so equal ones look different; what is shown of it and its kind are compared.
const parties: CopiedTable = {
  table: 'order_parties',
  id: 'roles_id',
  order: 'sequence',
  ignored: ['tax_id_encrypted'],
};
const signers: CopiedTable = { table: 'party_signers', id: 'signer_id', order: 'sequence' };

/** A row that was copied: what it is called there and here. */
interface CopiedRow {
  readonly old: number;
  readonly new: number;
}

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
  const isCopied = new Set(parts);
  let changes = 0;
  if (isCopied.has('details')) changes += await copyFields(tx, pair, (section) => section !== 'Dates');
  if (isCopied.has('dates')) changes += await copyFields(tx, pair, (section) => section === 'Dates');
  const newLoans = isCopied.has('loans') ? await copyRows(tx, pair, loans) : [];
  if (newLoans.length > 0) await chooseDefaultLoan(tx, pair, newLoans);
  const newProperties = isCopied.has('properties') ? await copyRows(tx, pair, properties) : [];
  await copyChildren(tx, pair, taxes, properties.id, newProperties);
  await linkLoans(tx, pair, newProperties, newLoans);
  const newParties = isCopied.has('contacts') ? await copyRows(tx, pair, parties, secrets) : [];
  await copyChildren(tx, pair, signers, parties.id, newParties);
  return changes + newLoans.length + newProperties.length + newParties.length;
}

async function copyFields(tx: Transaction<DB>, { tenant, from, to }: Pair, isWanted: (section: string) => boolean) {
  const columns = Object.entries(orderFields as Fields)
    .filter(([name, { section }]) => !(fieldsOfOneFile as readonly string[]).includes(name) && isWanted(section))
    .map(([name, { kind }]) => columnOf(name, kind));
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

/** What makes a row the same as another: everything but its names, its place and what the table ignores. */
function sameness(row: string, { id, order, ignored = [] }: CopiedTable) {
  return sql`to_jsonb(${sql.ref(row)}) - ${[id, 'orders_id', order, ...ignored]}::text[]`;
}

/** @param secrets of contacts: a number opens in its own row only, so that of the copy is sealed anew */
async function copyRows(
  tx: Transaction<DB>,
  { tenant, from, to }: Pair,
  table: CopiedTable,
  secrets?: SecretBox,
): Promise<CopiedRow[]> {
  const number = secrets ? sql`s.tax_id_encrypted as sealed, s.tax_id_last4 as last4` : sql`null as sealed`;
  const { rows } = await sql<{ old: number; sealed: Buffer | null; last4: string | null }>`
    select s.${sql.ref(table.id)} as old, ${number} from ${sql.table(table.table)} s
    where s.tenant_id = ${tenant} and s.orders_id = ${from}
      and not exists (select from ${sql.table(table.table)} t
        where t.tenant_id = ${tenant} and t.orders_id = ${to} and ${sameness('t', table)} = ${sameness('s', table)})
    order by s.${sql.ref(table.order)}, s.${sql.ref(table.id)}`.execute(tx);
  if (rows.length === 0) return [];
  const first = await nextIDs(tx, table.id, rows.length);
  const copied = rows.map(({ old }, at) => ({ old, new: first + at }));
  // A loan is named by the properties of its own file only; linkLoans names the copy.
  const unlinked = table === properties ? sql`|| '{"loan_id": null}'` : sql``;
  const numbers = rows.map(({ old, sealed, last4 }, at) => {
    if (!secrets || sealed === null) return null;
    const taxID = openTaxID(secrets, { tenant, row: old }, sealed, last4);
    return sealTaxID(secrets, { tenant, row: first + at }, taxID).tax_id_encrypted;
  });
  const renumbered = secrets ? sql`|| jsonb_build_object('tax_id_encrypted', (${numbers}::bytea[])[m.place])` : sql``;
  await sql`
    insert into ${sql.table(table.table)}
    select (jsonb_populate_record(s, jsonb_build_object(${table.id}::text, m.new, 'orders_id', ${to}::integer,
      ${table.order}::text, m.place + coalesce((select max(t.${sql.ref(table.order)}) from ${sql.table(table.table)} t
        where t.tenant_id = ${tenant} and t.orders_id = ${to}), 0)) ${unlinked} ${renumbered})).*
    from ${mapping(copied)} join ${sql.table(table.table)} s
      on s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(table.id)} = m.old
    order by m.place`.execute(tx);
  return copied;
}

async function copyChildren(
  tx: Transaction<DB>,
  { tenant, from, to }: Pair,
  table: CopiedTable,
  parent: string,
  copied: readonly CopiedRow[],
): Promise<void> {
  if (copied.length === 0) return;
  const { rows } = await sql<{ old: number; parent: number }>`
    select s.${sql.ref(table.id)} as old, m.new as parent from ${mapping(copied)}
    join ${sql.table(table.table)} s on s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(parent)} = m.old
    order by m.place, s.${sql.ref(table.order)}, s.${sql.ref(table.id)}`.execute(tx);
  if (rows.length === 0) return;
  const first = await nextIDs(tx, table.id, rows.length);
  await sql`
    insert into ${sql.table(table.table)}
    select (jsonb_populate_record(s, jsonb_build_object(${table.id}::text, m.new, 'orders_id', ${to}::integer,
      ${parent}::text, p.parent))).*
    from ${mapping(rows.map(({ old }, at) => ({ old, new: first + at })))}
    join unnest(${rows.map(({ old }) => old)}::integer[], ${rows.map((row) => row.parent)}::integer[]) as p (old, parent)
      on p.old = m.old
    join ${sql.table(table.table)} s on s.tenant_id = ${tenant} and s.orders_id = ${from} and s.${sql.ref(table.id)} = m.old
    order by m.place`.execute(tx);
}

/** A copied property is of the copied loan where its loan was copied with it, and of all loans otherwise. */
async function linkLoans(
  tx: Transaction<DB>,
  { tenant, from, to }: Pair,
  copiedProperties: readonly CopiedRow[],
  copiedLoans: readonly CopiedRow[],
): Promise<void> {
  if (copiedProperties.length === 0 || copiedLoans.length === 0) return;
  await sql`
    update properties t set loan_id = l.new
    from ${mapping(copiedProperties)}, properties s,
      unnest(${copiedLoans.map(({ old }) => old)}::integer[], ${copiedLoans.map((row) => row.new)}::integer[]) as l (old, new)
    where t.tenant_id = ${tenant} and t.orders_id = ${to} and t.property_id = m.new
      and s.tenant_id = ${tenant} and s.orders_id = ${from} and s.property_id = m.old and l.old = s.loan_id`.execute(
    tx,
  );
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
  if (defaultLoanID !== null) await takeToLoan(tx, { tenant, ordersID: to }, defaultLoanID);
}

function mapping(copied: readonly CopiedRow[]) {
  return sql`unnest(${copied.map(({ old }) => old)}::integer[], ${copied.map((row) => row.new)}::integer[])
    with ordinality as m (old, new, place)`;
}
