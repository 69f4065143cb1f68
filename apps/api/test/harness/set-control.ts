import type { AchSetting } from '@closewright/domain/banking';
import type { ControlName, ControlValue } from '@closewright/domain/controls';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';

/** Nobody's number in the worlds of tests. */
const two = [9_001, 9_002] as const;

/**
 * Sets a setting that holds a control, whatever it was: at once where it is as strong, else asked for by one person and approved by another.
 * @param bankAccountID of a setting of a bank account
 */
export async function setControl(
  database: Database,
  control: ControlName,
  becomes: ControlValue,
  { tenant = 'alpha', bankAccountID = null }: { tenant?: string; bankAccountID?: number | null } = {},
): Promise<void> {
  const [asks, approves] = two.map(
    (usersID): Actor => ({ tenant, usersID, name: String(usersID), requestID: 'test:controls' }),
  ) as [Actor, Actor];
  const value = JSON.stringify(becomes);
  const weaker = await database.inTenant(asks, async (tx) => {
    const { rows } = await sql<{ isWeaker: boolean }>`
      select control_is_weaker(${control}, control_value(${tenant}, ${control}, ${bankAccountID}::integer), ${value}::jsonb) as "isWeaker"`.execute(
      tx,
    );
    if (!rows[0]?.isWeaker) return setAlone(tx, { tenant, bankAccountID }, control, becomes);
    const id = await nextIDs(tx, 'control_change_id');
    await sql`
      insert into control_changes (tenant_id, control_change_id, control, bank_account_id, was, becomes, reason)
      values (${tenant}, ${id}, ${control}, ${bankAccountID}, control_value(${tenant}, ${control}, ${bankAccountID}::integer), ${value}::jsonb, 'A test')`.execute(
      tx,
    );
    return id;
  });
  if (weaker === null) return;
  await database.inTenant(approves, (tx) =>
    sql`update control_changes set state = 'approved' where tenant_id = ${tenant} and control_change_id = ${weaker}`.execute(
      tx,
    ),
  );
}

async function setAlone(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: { readonly tenant: string; readonly bankAccountID: number | null },
  control: ControlName,
  becomes: ControlValue,
): Promise<null> {
  if (control === 'wireWaitingHours' || control === 'wireTwoReleaseFrom') {
    const value = String(Number(becomes));
    await tx
      .insertInto('system_settings')
      .values({ tenant_id: tenant, name: control, value })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ value }))
      .execute();
    return null;
  }
  if (control === 'checkWritingPIN') {
    const is_on = becomes === true;
    await tx
      .insertInto('feature_flags')
      .values({ tenant_id: tenant, name: control, is_on })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ is_on }))
      .execute();
    return null;
  }
  await tx
    .updateTable('bank_accounts')
    .set(columnsOf(control, becomes))
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .execute();
  return null;
}

function columnsOf(control: ControlName, becomes: ControlValue) {
  if (control === 'twoSignaturesAbove') return { two_signatures_above_cents: becomes as number | null };
  if (control === 'positivePayLayoutID') return { positive_pay_layout_id: becomes as number | null };
  const ach = becomes as AchSetting | null;
  return {
    ...{ ach_destination: ach?.achDestination ?? null, ach_origin: ach?.achOrigin ?? null },
    ...{ ach_company_id: ach?.achCompanyID ?? null, ach_company_name: ach?.achCompanyName ?? null },
    ach_balanced: ach?.achBalanced ?? false,
  };
}
