import type { RaisedAlert, StoredAlert } from '@closewright/domain/alerts';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** Adds alerts of files. */
export async function insertAlerts(
  tx: Transaction<DB>,
  tenant: string,
  alerts: readonly (RaisedAlert & { readonly ordersID: number })[],
): Promise<void> {
  if (alerts.length === 0) return;
  const first = await nextIDs(tx, 'alert_id', alerts.length);
  const rows = alerts.map(({ ordersID, target, key, severity, message, startsOn }, index) => ({
    tenant_id: tenant,
    alert_id: first + index,
    orders_id: ordersID,
    target,
    target_key: key,
    severity,
    message,
    starts_on: startsOn,
  }));
  await insertRows(tx, 'order_alerts', rows);
}

/** Replaces what alerts say. Whoever acknowledged the old words has not seen the new ones. */
export async function replaceAlerts(
  tx: Transaction<DB>,
  tenant: string,
  alerts: readonly StoredAlert[],
): Promise<void> {
  if (alerts.length === 0) return;
  await sql`
    update order_alerts a set severity = n.severity, message = n.message, starts_on = n."startsOn", raised_at = now(),
      acknowledged_by = null, acknowledged_at = null, snoozed_by = null, snoozed_until = null
    from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb)
      as n ("alertID" integer, severity smallint, message text, "startsOn" date)
    where a.tenant_id = ${tenant} and a.alert_id = n."alertID"`.execute(tx);
}

/** Takes alerts away whose facts are gone; the audit keeps that they were there. */
export async function deleteAlerts(tx: Transaction<DB>, tenant: string, alertIDs: readonly number[]): Promise<void> {
  if (alertIDs.length === 0) return;
  await sql`delete from order_alerts where tenant_id = ${tenant} and alert_id = any(${[...alertIDs]}::integer[])`.execute(
    tx,
  );
}
