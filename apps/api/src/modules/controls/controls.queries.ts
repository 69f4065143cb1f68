import type { ControlName, ControlState, ControlValue } from '@closewright/domain/controls';
import { controlLimits } from '@closewright/domain/controls';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** A change as it is stored, with what holds now and the id of who asked, as the audit has it. */
export interface StoredControlChange {
  readonly controlChangeID: number;
  readonly control: ControlName;
  readonly bankAccountID: number | null;
  readonly bankAccount: string | null;
  /** Of the account; null where there is none. */
  readonly regionID: number | null;
  readonly was: ControlValue;
  readonly becomes: ControlValue;
  readonly now: ControlValue;
  readonly state: ControlState;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedByKey: string;
  readonly askedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly decisionReason: string | null;
}

/** What was asked for in an office, what waits first, then the newest; or one of them. */
export async function readControlChanges(
  tx: Transaction<DB>,
  tenant: string,
  controlChangeID?: number,
): Promise<readonly StoredControlChange[]> {
  const one = controlChangeID === undefined ? sql`true` : sql`c.control_change_id = ${controlChangeID}`;
  const { rows } = await sql<StoredControlChange>`
    select c.control_change_id as "controlChangeID", c.control, c.bank_account_id as "bankAccountID", b.name as "bankAccount",
      b.region_id as "regionID", c.was, c.becomes, control_value(c.tenant_id, c.control, c.bank_account_id) as now, c.state, c.reason,
      ${actorName(tenant, 'c.asked_by')} as "askedBy", c.asked_by as "askedByKey", iso_instant(c.asked_at) as "askedAt",
      ${actorName(tenant, 'c.decided_by')} as "decidedBy", iso_instant(c.decided_at) as "decidedAt", c.decision_reason as "decisionReason"
    from control_changes c left join bank_accounts b on b.tenant_id = c.tenant_id and b.bank_account_id = c.bank_account_id
    where c.tenant_id = ${tenant} and ${one}
    order by c.state <> 'asked', coalesce(c.decided_at, c.asked_at) desc, c.control_change_id desc limit ${controlLimits.listed}`.execute(
    tx,
  );
  return rows;
}

/** What holds of a setting now. */
export async function readControlValue(
  tx: Transaction<DB>,
  tenant: string,
  control: ControlName,
  bankAccountID: number | null,
): Promise<ControlValue> {
  const { rows } = await sql<{ now: ControlValue }>`
    select control_value(${tenant}, ${control}, ${bankAccountID}::integer) as now`.execute(tx);
  return rows[0]?.now ?? null;
}

/** The region of a bank account; null where there is no such account. */
export async function readAccountRegion(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('bank_accounts')
    .select('region_id')
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirst();
  return row?.region_id ?? null;
}

interface NewChange {
  readonly control: ControlName;
  readonly bankAccountID: number | null;
  readonly was: ControlValue;
  readonly becomes: ControlValue;
  readonly reason: string;
}

/** Stores what is asked for, and answers its id; who asked and when, the table says itself. */
export async function storeControlChange(
  tx: Transaction<DB>,
  tenant: string,
  { control, bankAccountID, was, becomes, reason }: NewChange,
): Promise<number> {
  const id = await nextIDs(tx, 'control_change_id');
  await sql`
    insert into control_changes (tenant_id, control_change_id, control, bank_account_id, was, becomes, reason)
    values (${tenant}, ${id}, ${control}, ${bankAccountID}, ${JSON.stringify(was)}::jsonb, ${JSON.stringify(becomes)}::jsonb, ${reason})`.execute(
    tx,
  );
  return id;
}

/** Moves a change on; by whom and when, the table says itself, and it sets what is approved. */
export async function moveControlChange(
  tx: Transaction<DB>,
  tenant: string,
  controlChangeID: number,
  moved: { readonly state: ControlState; readonly reason: string | null },
): Promise<void> {
  await tx
    .updateTable('control_changes')
    .set({ state: moved.state, decision_reason: moved.reason })
    .where('tenant_id', '=', tenant)
    .where('control_change_id', '=', controlChangeID)
    .execute();
}
