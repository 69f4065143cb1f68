import type { ExpectedWireCriteria } from '@closewright/contract/escrow-accounting';
import type { ExpectedWire, NewExpectedWire } from '@closewright/contract/wires';
import type { ExpectedWireSort } from '@closewright/domain/escrow-accounting';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import {
  allOf,
  comesTo,
  ifAsked,
  type Slice,
  type StoredStates,
  wayOf,
  wordsIn,
} from '../../../platform/db/list-parts.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';
import { inRegions, type ListedRegions } from '../../orders/listed-regions.queries.ts';

/** Whose wires are read: of these bank accounts and of files in these regions, as they are on a day. */
export interface WiresRead {
  readonly tenant: string;
  readonly banks: readonly number[];
  readonly regions: ListedRegions;
  readonly today: string;
}

/** An expected wire with who changed it last. */
export interface StoredExpectedWire {
  readonly wire: ExpectedWire;
  readonly updatedBy: string;
  readonly updatedAt: string;
}

/** The expected wires of an office that fit, with the receipt that stands and their state as `expectedWireState` has it. */
const wires = (tenant: string, today: string, which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.*, e.amount_cents as cents, o.file_number, b.name as bank_account, r.stripe, r.number, r.received_by, t.business_date as received_on,
    case when r.number is not null then 'received' when e.called_off_reason is not null then 'called off'
      when e.expected_on < ${today}::date then 'late' else 'expected' end as state
  from expected_wires e
  join orders o on o.tenant_id = e.tenant_id and o.orders_id = e.orders_id
  join bank_accounts b on b.tenant_id = e.tenant_id and b.bank_account_id = e.bank_account_id
  left join expected_wire_receipts r on r.tenant_id = e.tenant_id and r.expected_wire_id = e.expected_wire_id and r.stands
  left join ledger_transactions t on t.tenant_id = r.tenant_id and t.bank_account_id = r.bank_account_id and t.stripe = r.stripe and t.number = r.number
  where e.tenant_id = ${tenant} and ${which}`;

/** An expected wire `d`, as JSON. */
const wireJSON = (tenant: string): RawBuilder<ExpectedWire> => sql<ExpectedWire>`json_build_object(
  'expectedWireID', d.expected_wire_id, 'ordersID', d.orders_id, 'fileNumber', d.file_number, 'bankAccountID', d.bank_account_id,
  'bankAccount', d.bank_account, 'expectedOn', d.expected_on, 'amount', d.cents, 'sender', d.sender, 'party', d.party, 'reference', d.reference,
  'note', d.note, 'version', d.version, 'state', d.state, 'enteredBy', ${actorName(tenant, 'd.entered_by')}, 'enteredAt', iso_instant(d.entered_at),
  'received', case when d.number is not null then json_build_object('stripe', d.stripe, 'number', d.number, 'on', d.received_on,
    'by', ${actorName(tenant, 'd.received_by')}, 'amount', (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = ${tenant}
      and l.bank_account_id = d.bank_account_id and l.stripe = d.stripe and l.number = d.number and l.account = 'in transit')) end,
  'calledOff', case when d.called_off_reason is not null then json_build_object('by', ${actorName(tenant, 'd.called_off_by')},
    'at', iso_instant(d.called_off_at), 'reason', d.called_off_reason) end)`;

const isOf = ({ banks, regions }: WiresRead): RawBuilder<boolean> =>
  allOf([sql`e.bank_account_id = any(${[...banks]}::integer[])`, inRegions(sql`o.region_id`, regions)]);

const sorts: Readonly<Record<ExpectedWireSort, RawBuilder<unknown>>> = {
  expectedOn: sql`d.expected_on`,
  sender: sql`lower(d.sender)`,
  fileNumber: sql`d.file_number collate "C"`,
  amount: sql`d.cents`,
  bankAccount: sql`lower(d.bank_account)`,
};

/** The expected wires that fit, a page of them with what all come to by state, in one statement. */
export async function readExpectedWires(
  tx: Transaction<DB>,
  read: WiresRead,
  asked: Omit<ExpectedWireCriteria, 'bankAccountID'>,
  { skip, take }: Slice,
): Promise<{ results: readonly ExpectedWire[]; totalRecords: number; states: StoredStates }> {
  const { tenant, today } = read;
  const conditions = [
    ...ifAsked(asked.state, (one) => sql`d.state = ${one}`),
    ...ifAsked(asked.ordersID, (id) => sql`d.orders_id = ${id}`),
    ...ifAsked(asked.from, (day) => sql`d.expected_on >= ${day}::date`),
    ...ifAsked(asked.until, (day) => sql`d.expected_on <= ${day}::date`),
    ...ifAsked(asked.least, (cents) => sql`d.cents >= ${cents}::bigint`),
    ...ifAsked(asked.most, (cents) => sql`d.cents <= ${cents}::bigint`),
    ...wordsIn(asked.text, [sql`d.sender`, sql`d.reference`, sql`d.file_number`, sql`d.note`]),
  ];
  const order = sql`${sorts[asked.sort]} ${wayOf(asked.direction)}, d.expected_on, d.expected_wire_id`;
  const { rows } = await sql<{ results: readonly ExpectedWire[]; totalRecords: number; states: StoredStates }>`
    with d as materialized (select * from (${wires(tenant, today, isOf(read))}) d where ${allOf(conditions)})
    select (select count(*)::integer from d) as "totalRecords", ${comesTo(sql`d`)} as states,
      (select coalesce(json_agg(${wireJSON(tenant)} order by ${order}), '[]')
        from (select * from d order by ${order} offset ${skip} limit ${take}) d) as results`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about expected wires');
  return found;
}

/** The wires that are still expected, of these bank accounts and files. */
export async function readWiresToCome(tx: Transaction<DB>, read: WiresRead): Promise<readonly ExpectedWire[]> {
  const { rows } = await sql<{ wire: ExpectedWire }>`
    select ${wireJSON(read.tenant)} as wire from (${wires(read.tenant, read.today, isOf(read))}) d where d.state in ('expected', 'late')
    order by d.expected_on, d.expected_wire_id`.execute(tx);
  return rows.map(({ wire }) => wire);
}

/** An expected wire by its id. */
export async function readExpectedWire(
  tx: Transaction<DB>,
  tenant: string,
  { expectedWireID, today }: { readonly expectedWireID: number; readonly today: string },
): Promise<StoredExpectedWire | undefined> {
  const { rows } = await sql<StoredExpectedWire>`
    select ${wireJSON(tenant)} as wire, ${actorName(tenant, 'd.updated_by')} as "updatedBy", iso_instant(d.updated_at) as "updatedAt"
    from (${wires(tenant, today, sql`e.expected_wire_id = ${expectedWireID}`)}) d`.execute(tx);
  return rows[0];
}

const columnsOf = ({ bankAccountID, expectedOn, amount, ...typed }: Omit<NewExpectedWire, 'ordersID'>) => ({
  ...{ bank_account_id: bankAccountID, expected_on: expectedOn, amount_cents: amount, ...typed },
});

/** Stores a wire that a file expects. Who enters it and when, the table says itself. */
export async function insertExpectedWire(
  tx: Transaction<DB>,
  tenant: string,
  expectedWireID: number,
  { ordersID, ...typed }: NewExpectedWire,
): Promise<void> {
  await tx
    .insertInto('expected_wires')
    .values({ tenant_id: tenant, expected_wire_id: expectedWireID, orders_id: ordersID, ...columnsOf(typed) })
    .execute();
}

/** Stores what is expected now. */
export async function updateExpectedWire(
  tx: Transaction<DB>,
  tenant: string,
  expectedWireID: number,
  typed: Omit<NewExpectedWire, 'ordersID'>,
): Promise<void> {
  await tx
    .updateTable('expected_wires')
    .set(columnsOf(typed))
    .where('tenant_id', '=', tenant)
    .where('expected_wire_id', '=', expectedWireID)
    .execute();
}

/** Calls an expected wire off, once; by whom and when, the table says itself. */
export async function endExpectedWire(
  tx: Transaction<DB>,
  tenant: string,
  expectedWireID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('expected_wires')
    .set({ called_off_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('expected_wire_id', '=', expectedWireID)
    .execute();
}
