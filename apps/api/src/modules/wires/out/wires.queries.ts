import type { SendingMeans, WireOutState } from '@closewright/domain/wires';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';
import { livingStates, type WiresWanted, wiresByState } from './wire-states.ts';

/** Who did something, and when. */
interface Done extends By {
  readonly at: string;
}

/** Somebody, by name and as `app.actor` has them. */
interface By {
  readonly by: string;
  readonly byKey: string;
}

/** A wire with all that is said of it. */
export interface StoredWire {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  readonly means: SendingMeans;
  readonly stripe: number;
  readonly number: number;
  /** Null of money of no file. */
  readonly ordersID: number | null;
  readonly fileNumber: string | null;
  /** What the beneficiary is told: the file, or of no file the reference of what came in. */
  readonly remittance: string;
  readonly date: string;
  readonly amount: number;
  readonly payee: string;
  readonly memo: string | null;
  readonly postedBy: string;
  readonly postedByKey: string;
  readonly postedAt: string;
  /** Who asked for it, where it is in no statement. */
  readonly asked: By | null;
  /** Who asked to void it, while nobody has decided that. */
  readonly voidAsked: By | null;
  readonly state: WireOutState;
  readonly needsTwo: boolean;
  readonly naming: number | null;
  /** By which instructions it goes; null until somebody has said so. */
  readonly to: { readonly wirePayeeID: number; readonly number: number; readonly named: Done } | null;
  readonly fits: { readonly wirePayeeID: number; readonly name: string }[];
  readonly releases: readonly Done[];
  readonly sent:
    | (Omit<Done, 'byKey'> & {
        readonly wireFileID: number | null;
        readonly bankReference: string | null;
        readonly trace: string | null;
        readonly sending: number;
      })
    | null;
  readonly returned:
    | (Omit<Done, 'byKey'> & { readonly code: string; readonly on: string; readonly note: string | null })
    | null;
  readonly paidOn: string | null;
}

/** Who asked for what a request `a` is of, as JSON. */
const askedJSON = (tenant: string): RawBuilder<By> =>
  sql<By>`json_build_object('by', ${actorName(tenant, 'a.requested_by')}, 'byKey', a.requested_by)`;

/** What is told of a wire `s` of `wiresByState`, as JSON. */
const wireJSON = (tenant: string): RawBuilder<StoredWire> => sql<StoredWire>`(select json_build_object(
  'bankAccountID', s.bank_account_id, 'bankAccount', b.name, 'means', s.means, 'stripe', s.stripe, 'number', s.number,
  'ordersID', f.orders_id, 'fileNumber', f.file_number,
  'remittance', coalesce(f.file_number, t.facts ->> 'reference', 'Paid back'), 'date', s.day, 'amount', s.amount_cents,
  'payee', coalesce(t.facts ->> 'payee', ''), 'memo', t.facts ->> 'memo',
  'postedBy', ${actorName(tenant, 't.actor')}, 'postedByKey', t.actor, 'postedAt', iso_instant(t.posted_at),
  'asked', coalesce((select ${askedJSON(tenant)} from approval_requests a
    where a.tenant_id = ${tenant} and a.approval_id = (t.facts ->> 'approval')::integer), (select ${askedJSON(tenant)} from unclaimed_requests a
    where a.tenant_id = ${tenant} and a.request_id = (t.facts ->> 'unclaimedRequest')::integer)),
  'voidAsked', coalesce((select ${askedJSON(tenant)} from approval_requests a
    where a.tenant_id = ${tenant} and a.bank_account_id = s.bank_account_id and a.about_stripe = s.stripe and a.about_number = s.number
      and a.state = 'pending'), (select ${askedJSON(tenant)} from unclaimed_requests a
    where a.tenant_id = ${tenant} and a.bank_account_id = s.bank_account_id and a.about_stripe = s.stripe and a.about_number = s.number
      and a.kind = 'void' and a.state = 'pending')),
  'state', s.state, 'needsTwo', s.needs_two, 'naming', s.naming,
  'to', case when s.naming is not null then (
    select json_build_object('wirePayeeID', o.wire_payee_id, 'number', o.instructions,
      'named', json_build_object('by', ${actorName(tenant, 'o.named_by')}, 'byKey', o.named_by, 'at', iso_instant(o.named_at))) from wires_out o
    where o.tenant_id = ${tenant} and o.bank_account_id = s.bank_account_id and o.stripe = s.stripe and o.number = s.number and o.naming = s.naming) end,
  'fits', (select coalesce(json_agg(json_build_object('wirePayeeID', p.wire_payee_id, 'name', p.name)), '[]') from wire_payees p
    where p.tenant_id = ${tenant} and not p.inactive and wire_payee_key(p.name) = wire_payee_key(t.facts ->> 'payee')),
  'releases', (select coalesce(json_agg(json_build_object('by', ${actorName(tenant, 'r.released_by')}, 'byKey', r.released_by,
    'at', iso_instant(r.released_at)) order by r.release), '[]') from wire_releases r
    where r.tenant_id = ${tenant} and r.bank_account_id = s.bank_account_id and r.stripe = s.stripe and r.number = s.number and r.taken_back_at is null),
  'sent', (select json_build_object('by', ${actorName(tenant, 'x.sent_by')}, 'at', iso_instant(x.sent_at), 'wireFileID', x.wire_file_id,
    'bankReference', x.bank_reference, 'trace', x.trace_number, 'sending', x.sending) from wire_sendings x
    where x.tenant_id = ${tenant} and x.bank_account_id = s.bank_account_id and x.stripe = s.stripe and x.number = s.number and x.taken_back_at is null),
  'returned', (select json_build_object('by', ${actorName(tenant, 'z.recorded_by')}, 'at', iso_instant(z.recorded_at), 'code', z.code,
    'on', z.returned_on, 'note', z.note) from ach_returns z
    where z.tenant_id = ${tenant} and z.bank_account_id = s.bank_account_id and z.stripe = s.stripe and z.number = s.number and z.taken_back_at is null),
  'paidOn', case when s.state in ('paid', 'returned') and s.until_day < 'infinity' then s.until_day end)
  from ledger_transactions t
  join bank_accounts b on b.tenant_id = t.tenant_id and b.bank_account_id = t.bank_account_id
  cross join lateral (
    select l.orders_id, file_numbers_of(t.bank_account_id, t.stripe, t.number) as file_number from ledger_lines l
    where l.tenant_id = ${tenant} and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number order by l.line limit 1) f
  where t.tenant_id = ${tenant} and t.bank_account_id = s.bank_account_id and t.stripe = s.stripe and t.number = s.number)`;

/** A page of wires, with sums of all that are asked for. */
export interface WirePage {
  readonly results: readonly StoredWire[];
  readonly totalRecords: number;
  readonly totalAmount: number;
  readonly counts: Partial<Record<WireOutState, number>>;
  readonly unreleased: number;
}

/** A page of the wires of bank accounts, the oldest first: those in a state, or all that the bank does not have yet. */
export async function readWires(
  tx: Transaction<DB>,
  wanted: Omit<WiresWanted, 'withPast'> & {
    readonly state: WireOutState | undefined;
    readonly skip: number;
    readonly take: number;
  },
): Promise<WirePage> {
  const { tenant, state, skip, take } = wanted;
  const withPast = state === 'paid' || state === 'ended' || state === 'returned';
  const isAsked = sql`s.state = any(${state === undefined ? [...livingStates] : [state]}::text[])`;
  const { rows } = await sql<WirePage>`
    with s as materialized (${wiresByState({ ...wanted, withPast })})
    select (select count(*)::integer from s where ${isAsked}) as "totalRecords",
      (select coalesce(sum(s.amount_cents), 0)::bigint from s where ${isAsked}) as "totalAmount",
      (select coalesce(json_object_agg(c.state, c.count), '{}') from (select s.state, count(*) from s group by s.state) c) as counts,
      (select count(*)::integer from s where s.state = 'paid' and s.releases = 0) as unreleased,
      coalesce((select json_agg(${wireJSON(tenant)} order by s.day, s.bank_account_id, s.stripe, s.number) from (
        select * from s where ${isAsked} order by s.day, s.bank_account_id, s.stripe, s.number offset ${skip} limit ${take}) s), '[]') as results`.execute(
    tx,
  );
  return rows[0] ?? { results: [], totalRecords: 0, totalAmount: 0, counts: {}, unreleased: 0 };
}

/** Which wire it is. */
export interface WirePlace {
  readonly bankAccountID: number;
  readonly stripe: number;
  readonly number: number;
}

/** A wire, whatever became of it; undefined where there is none. */
export async function readWire(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, ...wire }: WirePlace,
): Promise<StoredWire | undefined> {
  const wires = wiresByState({ tenant, bankAccountIDs: [bankAccountID], wire, withPast: true });
  const { rows } = await sql<{ wire: StoredWire }>`select ${wireJSON(tenant)} as wire from (${wires}) s`.execute(tx);
  return rows[0]?.wire;
}

/** The wires of an account that a file of a day would hold, in the order in which they are held, and which they are. */
export async function readDueWires(
  tx: Transaction<DB>,
  {
    tenant,
    bankAccountID,
    means,
    today,
  }: {
    readonly tenant: string;
    readonly bankAccountID: number;
    readonly means: SendingMeans;
    readonly today: string;
  },
): Promise<{ readonly wires: readonly StoredWire[]; readonly digest: string }> {
  const wires = wiresByState({ tenant, bankAccountIDs: [bankAccountID], means, to: today, withPast: false });
  const { rows } = await sql<{ wires: readonly StoredWire[]; digest: string }>`
    with s as materialized (${wires})
    select ${digestOf} as digest, coalesce(json_agg(${wireJSON(tenant)} order by s.stripe, s.number), '[]') as wires
    from s where s.state = 'released'`.execute(tx);
  return rows[0] ?? { wires: [], digest: '' };
}

/** Which wires `s` are released, by which naming each. */
const digestOf = sql`encode(sha256(convert_to(coalesce(string_agg(s.stripe || ':' || s.number || ':' || s.naming, ' ' order by s.stripe, s.number), ''),
  'UTF8')), 'hex')`;

/** A bank account that wires leave, with what of it is due. */
export interface StoredDue {
  readonly bankAccountID: number;
  readonly name: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly regionID: number;
  readonly isClosed: boolean;
  /** Whether its ACH setting is said. */
  readonly takesAch: boolean;
  readonly wires: DueSum;
  readonly ach: DueSum;
}

/** What a file would hold. */
export interface DueSum {
  readonly count: number;
  readonly amount: number;
  readonly digest: string;
}

const dueOf = (means: SendingMeans) => sql<DueSum>`(
  select json_build_object('count', count(*), 'amount', coalesce(sum(s.amount_cents), 0), 'digest', ${digestOf})
  from s where s.bank_account_id = b.bank_account_id and s.state = 'released' and s.means = ${means})`;

/** The bank accounts by name, with what a file of a day would hold of each. */
export async function readDueSums(
  tx: Transaction<DB>,
  wanted: { readonly tenant: string; readonly bankAccountIDs: readonly number[]; readonly today: string },
): Promise<StoredDue[]> {
  const { tenant, bankAccountIDs, today } = wanted;
  const { rows } = await sql<StoredDue>`
    with s as materialized (${wiresByState({ tenant, bankAccountIDs, to: today, withPast: false })})
    select b.bank_account_id as "bankAccountID", b.name, b.bank_name as "bankName", '***' || b.account_number_last4 as "accountNumber",
      b.region_id as "regionID", b.inactive or coalesce(b.closed_on < ${today}::date, false) as "isClosed",
      b.ach_destination is not null as "takesAch", ${dueOf('wire')} as wires, ${dueOf('ACH')} as ach
    from bank_accounts b
    where b.tenant_id = ${tenant} and b.bank_account_id = any(${[...bankAccountIDs]}::integer[])
    order by lower(b.name)`.execute(tx);
  return rows;
}
