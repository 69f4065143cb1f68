import type { InstructionState } from '@closewright/domain/wires';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';

/** A payee of wires without its instructions. */
export interface StoredPayee {
  readonly wirePayeeID: number;
  readonly name: string;
  readonly companyID: number | null;
  readonly inactive: boolean;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string;
  /** Wires to it that were not sent yet. */
  readonly waiting: number;
}

/** What payees are sought by, and the page that is wanted. */
export interface PayeeSearch {
  readonly text?: string | undefined;
  readonly state?: InstructionState | undefined;
  readonly skip: number;
  readonly take: number;
}

/** How many wires that were posted name a payee `p` and were not sent yet. */
const waitingFor = (tenant: string) => sql<number>`(
  select count(*)::integer from wires_out o join book_waits w on w.tenant_id = ${tenant} and w.bank_account_id = o.bank_account_id
    and w.stripe = o.stripe and w.number = o.number and w.until_day = 'infinity'
  where o.tenant_id = ${tenant} and o.wire_payee_id = p.wire_payee_id and o.taken_back_at is null and not exists (
    select from wire_sendings s where s.tenant_id = ${tenant} and s.bank_account_id = o.bank_account_id and s.stripe = o.stripe
      and s.number = o.number and s.taken_back_at is null))`;

const payeesWhere = async (
  tx: Transaction<DB>,
  tenant: string,
  wanted: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<StoredPayee[]> => {
  const { rows } = await sql<StoredPayee>`
    select p.wire_payee_id as "wirePayeeID", p.name, p.company_id as "companyID", p.inactive, p.version, iso_instant(p.updated_at) as "updatedAt",
      ${actorName(tenant, 'p.updated_by')} as "updatedBy", ${waitingFor(tenant)} as waiting
    from wire_payees p where p.tenant_id = ${tenant} and ${wanted} order by wire_payee_key(p.name) ${page}`.execute(tx);
  return rows;
};

/** A payee; undefined where there is none. */
export async function readPayee(
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeID: number,
): Promise<StoredPayee | undefined> {
  const [payee] = await payeesWhere(tx, tenant, sql`p.wire_payee_id = ${wirePayeeID}`);
  return payee;
}

/** The payee of a name, however it is written; undefined where there is none. */
export async function readPayeeNamed(
  tx: Transaction<DB>,
  tenant: string,
  name: string,
): Promise<StoredPayee | undefined> {
  const [payee] = await payeesWhere(tx, tenant, sql`wire_payee_key(p.name) = wire_payee_key(${name})`);
  return payee;
}

/** What all payees are called. */
export function readPayeeNames(
  tx: Transaction<DB>,
  tenant: string,
): Promise<{ readonly wirePayeeID: number; readonly name: string }[]> {
  return tx
    .selectFrom('wire_payees')
    .select(['wire_payee_id as wirePayeeID', 'name'])
    .where('tenant_id', '=', tenant)
    .execute();
}

/** A page of payees by name, and how many there are; by the state of their latest instructions at a moment. */
export async function readPayees(
  tx: Transaction<DB>,
  tenant: string,
  { text, state, skip, take }: PayeeSearch,
  now: Date,
): Promise<{ payees: StoredPayee[]; totalRecords: number }> {
  const latest = sql`(select max(n.number) from wire_instructions n where n.tenant_id = p.tenant_id and n.wire_payee_id = p.wire_payee_id)`;
  const wanted = sql.join(
    [
      sql`true`,
      ...(text ? [sql`strpos(wire_payee_key(p.name), wire_payee_key(${text})) > 0`] : []),
      ...(state
        ? [sql`wire_instructions_state(p.wire_payee_id, ${latest}, ${now.toISOString()}::timestamptz) = ${state}`]
        : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wire_payees p where p.tenant_id = ${tenant} and ${wanted}`.execute(tx);
  return {
    payees: await payeesWhere(tx, tenant, wanted, sql`offset ${skip} limit ${take}`),
    totalRecords: rows[0]?.count ?? 0,
  };
}
