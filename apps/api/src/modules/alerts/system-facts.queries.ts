import type { SystemAlertTarget, SystemFacts } from '@closewright/domain/alerts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** The errors that browsers reported since a moment. */
export async function readServerErrors(
  tx: Transaction<DB>,
  tenant: string,
  since: Date,
): Promise<NonNullable<SystemFacts['serverErrors']>> {
  const { rows } = await sql<NonNullable<SystemFacts['serverErrors']>>`
    select (count(*) filter (where level = 'Error'))::integer as errors,
      (count(*) filter (where level = 'Fatal'))::integer as fatal, max(event_id) as last
    from server_events where tenant_id = ${tenant} and at >= ${since} and level in ('Error', 'Fatal')`.execute(tx);
  return rows[0] ?? { errors: 0, fatal: 0, last: null };
}

/** The first broken entry that the last check of the audit found. */
export async function readBrokenAudit(tx: Transaction<DB>, tenant: string): Promise<SystemFacts['brokenAudit']> {
  const { rows } = await sql<NonNullable<SystemFacts['brokenAudit']>>`
    select broken_seq as sequence, coalesce(broken_reason, '') as reason from audit_checks
    where tenant_id = ${tenant} and broken_seq is not null`.execute(tx);
  return rows[0] ?? null;
}

/** What somebody did with an alert of the company. */
export interface SystemAlertMark {
  readonly target: SystemAlertTarget;
  readonly occurrence: string;
  readonly acknowledgedAt: string | null;
  readonly snoozedUntil: string | null;
}

/** What a user did with the alerts of the company. */
export async function readSystemMarks(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
): Promise<SystemAlertMark[]> {
  const { rows } = await sql<SystemAlertMark>`
    select target, occurrence, iso_instant(acknowledged_at) as "acknowledgedAt", snoozed_until as "snoozedUntil"
    from system_alert_marks where tenant_id = ${tenant} and users_id = ${usersID}`.execute(tx);
  return rows;
}

/** Stores what a user did with an alert, in place of what was before; none of both opens it again. */
export async function storeSystemMark(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  { target, occurrence, acknowledgedAt, snoozedUntil }: SystemAlertMark,
): Promise<void> {
  if (acknowledgedAt === null && snoozedUntil === null) {
    await tx
      .deleteFrom('system_alert_marks')
      .where('tenant_id', '=', tenant)
      .where('users_id', '=', usersID)
      .where('target', '=', target)
      .execute();
    return;
  }
  const mark = { occurrence, acknowledged_at: acknowledgedAt, snoozed_until: snoozedUntil };
  await tx
    .insertInto('system_alert_marks')
    .values({ tenant_id: tenant, users_id: usersID, target, ...mark } as never)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'users_id', 'target']).doUpdateSet(mark as never))
    .execute();
}
