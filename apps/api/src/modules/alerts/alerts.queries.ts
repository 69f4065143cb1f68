import type { Alert, AlertMark, AlertQuery, AlertRow, OpenAlertCounts } from '@closewright/contract/alerts';
import { AlertSeverity } from '@closewright/domain/alerts';
import type { WireDate } from '@closewright/domain/dates';
import { RoleType } from '@closewright/domain/parties';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isVisible, type Reader } from '../orders/order-rows.queries.ts';

/** What of an alert is read, for rows `a` of order_alerts. */
function alertColumns(tenant: string): RawBuilder<unknown> {
  const name = (column: string) => sql`
    (select u.display_name from users u where u.tenant_id = ${tenant} and u.users_id = ${sql.ref(column)})`;
  return sql`
    a.alert_id as "alertID", a.orders_id as "ordersID", a.target, a.target_key as key, a.severity, a.message,
    iso_instant(a.raised_at) as "raisedAt", iso_instant(a.acknowledged_at) as "acknowledgedAt",
    ${name('a.acknowledged_by')} as "acknowledgedBy", a.snoozed_until as "snoozedUntil", ${name('a.snoozed_by')} as "snoozedBy",
    a.version, iso_instant(a.updated_at) as "updatedAt", ${actorName(tenant, 'a.updated_by')} as "updatedBy"`;
}

/** What a date raises is not told before. */
const counts = (today: WireDate) => sql`(a.starts_on is null or a.starts_on <= ${today})`;

/** Alerts in a state on a day; the same words as domain/alerts alertState. */
function isInState(state: AlertQuery['state'], today: WireDate): RawBuilder<boolean> {
  const isOver = sql`(a.snoozed_until is null or a.snoozed_until <= ${today})`;
  if (state === 'acknowledged') return sql<boolean>`a.acknowledged_at is not null`;
  return state === 'open'
    ? sql<boolean>`a.acknowledged_at is null and ${isOver}`
    : sql<boolean>`a.acknowledged_at is null and not ${isOver}`;
}

/** Files where the reader has a part: officer of one kind or another. */
function isMine({ usersID }: Reader): RawBuilder<boolean> {
  return sql<boolean>`${usersID} in (o.escrow_officer_id, o.title_officer_id, o.closer_id, o.post_closer_id)`;
}

/** The alerts of a file that count on a day, the gravest first, then the newest. */
export async function readFileAlerts(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
  today: WireDate,
): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    select ${alertColumns(tenant)} from order_alerts a
    where a.tenant_id = ${tenant} and a.orders_id = ${ordersID} and ${counts(today)}
    order by a.severity desc, a.raised_at desc, a.alert_id desc`.execute(tx);
  return rows;
}

/** One page of the alerts of all files of the reader, and how many are open, all in one statement. */
export async function readAlertPage(
  database: Database,
  reader: Reader,
  { skip, take, state, severity, mine, text }: AlertQuery,
  today: WireDate,
): Promise<{ results: AlertRow[]; totalRecords: number; open: OpenAlertCounts }> {
  const { tenant } = reader.actor;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const buyers = sql`
    coalesce((select string_agg(coalesce(p.name, nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.contact_name), ', '
        order by p.sequence, p.roles_id)
      from order_parties p
      where p.tenant_id = ${tenant} and p.orders_id = o.orders_id and p.role_type_id = ${RoleType.Buyer}), '')`;
  const hasWords = words.map(
    (word) =>
      sql`position(${word}::text in ${smallLetters(sql`concat_ws(' ', a.message, o.file_number, ${buyers})`)}) > 0`,
  );
  const ofReader = sql`a.tenant_id = ${tenant} and ${counts(today)} and ${isVisible(reader)}
    and ${mine ? isMine(reader) : sql`true`}`;
  const [page] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ results: AlertRow[]; totalRecords: number; open: OpenAlertCounts }>`
      with found as (
        select a.*, o.file_number, o.closing_date, ${buyers} as buyers
        from order_alerts a join orders o on o.tenant_id = a.tenant_id and o.orders_id = a.orders_id
        where ${sql.join([ofReader, isInState(state, today), severity === undefined ? sql`true` : sql`a.severity = ${severity}`, ...hasWords], sql` and `)})
      select
        (select count(*)::integer from found) as "totalRecords",
        (select coalesce(json_agg(r), '[]') from (
          select ${alertColumns(tenant)}, a.file_number as "fileNumber", a.buyers, a.closing_date as "closingDate",
            coalesce((select concat_ws(', ', p.address_1, p.city, nullif(concat_ws(' ', p.state, p.zip), ''))
              from properties p where p.tenant_id = ${tenant} and p.orders_id = a.orders_id
              order by p.sequence, p.property_id limit 1), '') as property
          from found a order by a.severity desc, a.raised_at desc, a.alert_id desc offset ${skip} limit ${take}) r) as results,
        (select json_build_object(
            'error', count(*) filter (where a.severity = ${AlertSeverity.Error}),
            'warning', count(*) filter (where a.severity = ${AlertSeverity.Warning}),
            'info', count(*) filter (where a.severity = ${AlertSeverity.Info}))
          from order_alerts a join orders o on o.tenant_id = a.tenant_id and o.orders_id = a.orders_id
          where ${ofReader} and ${isInState('open', today)}) as open`),
  );
  return page ?? { results: [], totalRecords: 0, open: { error: 0, warning: 0, info: 0 } };
}

/** How many alerts of the reader's own files are open on a day. */
export async function countOpenAlerts(database: Database, reader: Reader, today: WireDate): Promise<OpenAlertCounts> {
  const { open } = await readAlertPage(
    database,
    reader,
    { skip: 0, take: 1, state: 'open', mine: true, text: '', severity: undefined },
    today,
  );
  return open;
}

/** Alerts by their ids, with the file each is of; those that are not there are missing. */
export async function readAlertStates(
  tx: Transaction<DB>,
  tenant: string,
  alertIDs: readonly number[],
): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    select ${alertColumns(tenant)} from order_alerts a
    where a.tenant_id = ${tenant} and a.alert_id = any(${[...alertIDs]}::integer[])`.execute(tx);
  return rows;
}

/** Stores a mark of a user on alerts. */
export async function storeMark(
  tx: Transaction<DB>,
  tenant: string,
  alertIDs: readonly number[],
  mark: AlertMark,
  { usersID, at }: { usersID: number; at: Date },
): Promise<void> {
  const none = { acknowledged_by: null, acknowledged_at: null, snoozed_by: null, snoozed_until: null };
  const marks = {
    open: none,
    acknowledged: { ...none, acknowledged_by: usersID, acknowledged_at: at },
    snoozed: { ...none, snoozed_by: usersID, snoozed_until: mark.state === 'snoozed' ? mark.until : null },
  };
  await tx
    .updateTable('order_alerts')
    .set(marks[mark.state] as never)
    .where('tenant_id', '=', tenant)
    .where('alert_id', 'in', [...alertIDs])
    .execute();
}
