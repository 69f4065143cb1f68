import type { OrderChanges } from '@closewright/contract/orders';
import type { AlertFacts, StoredAlert } from '@closewright/domain/alerts';
import { FileStatus } from '@closewright/domain/orders';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** What a company says of itself, for the rule of the warning. */
interface FactCompany {
  readonly companyID: number;
  readonly name: string;
  readonly doNotDoBusiness: boolean;
  readonly doNotDoBusinessReason: string | null;
  readonly isWireWaiting: boolean;
}

/** The facts of a file and the alerts that are stored of it. */
export interface FileFacts extends Omit<AlertFacts, 'companies'> {
  readonly ordersID: number;
  readonly companies: readonly FactCompany[];
  readonly stored: readonly StoredAlert[];
}

/** Files that share tax ids, at most: a save does not write to the whole tenant because somebody types the same everywhere. */
const mostPeers = 50;

/** Has this many digits at least: "TBD" and "n/a" stand for no parcel. */
const isTaxID = (column: string) => sql`length(regexp_replace(${sql.ref(column)}, '\\D', '', 'g')) >= 4`;

const inProgress = sql`o.status in (${FileStatus.New}, ${FileStatus.Open}, ${FileStatus.OnHold})`;

/**
 * The facts of files and of those that share a tax id with one of them, or did. Only files of the same region share one, because an
 * alert names the other's number to whoever sees this one; files of one primary file share their properties on purpose.
 */
export async function readFacts(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<FileFacts[]> {
  const ids = sql`${[...ordersIDs]}::integer[]`;
  const { rows } = await sql<FileFacts>`
    with wanted as (
      select unnest(${ids}) as orders_id
      union
      (select distinct q.orders_id from properties p
        join properties q on q.tenant_id = p.tenant_id and q.parcel_id = p.parcel_id
        where p.tenant_id = ${tenant} and p.orders_id = any(${ids}) and ${isTaxID('p.parcel_id')} limit ${mostPeers})
      union
      (select distinct a.orders_id from order_alerts d
        join order_alerts a on a.tenant_id = d.tenant_id and a.target = d.target and a.target_key = d.target_key
        where d.tenant_id = ${tenant} and d.orders_id = any(${ids}) and d.target = 'duplicateTaxID' limit ${mostPeers}))
    select o.orders_id as "ordersID", o.status, o.closing_date as "closingDate",
      (select coalesce(json_agg(json_build_object('companyID', c.company_id, 'name', c.name,
          'doNotDoBusiness', c.do_not_do_business, 'doNotDoBusinessReason', c.do_not_do_business_reason,
          'isWireWaiting', exists(select from company_protected_changes w
            where w.tenant_id = ${tenant} and w.company_id = c.company_id and w.kind = 'wire' and w.status = 'waiting'))), '[]')
        from companies c where c.tenant_id = ${tenant} and c.company_id in (select op.company_id from order_parties op
          where op.tenant_id = ${tenant} and op.orders_id = o.orders_id)) as companies,
      (select coalesce(json_agg(json_build_object('taxID', s.parcel_id, 'fileNumbers', s.numbers)), '[]') from (
        select p.parcel_id, array_agg(distinct other.file_number::text order by other.file_number::text) as numbers
        from properties p
        join properties q on q.tenant_id = p.tenant_id and q.parcel_id = p.parcel_id and q.orders_id <> p.orders_id
        join orders other on other.tenant_id = q.tenant_id and other.orders_id = q.orders_id
          and other.region_id = o.region_id
          and other.status in (${FileStatus.New}, ${FileStatus.Open}, ${FileStatus.OnHold})
          and coalesce(other.primary_orders_id, other.orders_id) <> coalesce(o.primary_orders_id, o.orders_id)
        where p.tenant_id = ${tenant} and p.orders_id = o.orders_id and ${isTaxID('p.parcel_id')}
        group by p.parcel_id) s) as "sharedTaxIDs",
      (select coalesce(json_agg(json_build_object('orderNoteID', n.order_note_id, 'text', n.body)), '[]')
        from order_notes n where n.tenant_id = ${tenant} and n.orders_id = o.orders_id and n.is_critical) as "criticalNotes",
      (select coalesce(json_agg(json_build_object('alertID', a.alert_id, 'target', a.target, 'key', a.target_key,
          'severity', a.severity, 'message', a.message, 'startsOn', a.starts_on)), '[]')
        from order_alerts a where a.tenant_id = ${tenant} and a.orders_id = o.orders_id) as stored
    from wanted join orders o on o.tenant_id = ${tenant} and o.orders_id = wanted.orders_id`.execute(tx);
  return rows;
}

/** The fields of a file that alerts go by, its own and those of files it shares a tax id with. */
const factFields = ['status', 'closingDate', 'regionID', 'fileNumber'] as const;
/** The parts of a save that no alert goes by. */
const otherParts: readonly string[] = ['order', 'loans', 'removeLoans', 'defaultLoanID'];

/** Whether a save touches what alerts go by: most do not, and judging is as dear as all the rest of a save. */
export function touchesAlerts(changes: { readonly [part in keyof OrderChanges]?: unknown }): boolean {
  const order = Object(changes.order);
  return factFields.some((name) => name in order) || Object.keys(changes).some((part) => !otherParts.includes(part));
}

/** The files in progress that a company is on. */
export async function filesOfCompany(tx: Transaction<DB>, tenant: string, companyID: number): Promise<number[]> {
  const { rows } = await sql<{ ordersID: number }>`
    select distinct op.orders_id as "ordersID" from order_parties op
    join orders o on o.tenant_id = op.tenant_id and o.orders_id = op.orders_id
    where op.tenant_id = ${tenant} and op.company_id = ${companyID} and ${inProgress}
    order by op.orders_id`.execute(tx);
  return rows.map(({ ordersID }) => ordersID);
}
