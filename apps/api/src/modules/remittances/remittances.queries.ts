import type { Remittance, RemittanceDetail } from '@closewright/contract/remittances';
import { type RemitLine, remittanceNumber, type StandingLine } from '@closewright/domain/remittances';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { inRegions } from '../orders/listed-regions.queries.ts';
import type { RemitRead } from './policies.queries.ts';

type Line = RemittanceDetail['lines'][number];

/** A remittance as it is stored: what a draft comes to is not. */
export interface StoredRemittance extends Omit<Remittance, 'number' | 'totals' | 'isOwn'> {
  readonly number: number;
  readonly madeBy: string;
  /** Of what was approved, or withdrawn before. */
  readonly frozen: { readonly gross: number; readonly underwriter: number; readonly agent: number } | null;
  readonly policies: readonly { readonly titlePolicyID: number; readonly ordersID: number }[];
}

/** Whether all files of remittance `r` are of these regions. */
const isSeen = ({ tenant, regions }: RemitRead) => sql`not exists (select from remittance_policies m
  join orders o on o.tenant_id = m.tenant_id and o.orders_id = m.orders_id
  where m.tenant_id = ${tenant} and m.remittance_id = r.remittance_id and not ${inRegions(sql`o.region_id`, regions)})`;

const stepJSON = (
  tenant: string,
  step: string,
  more = sql``,
) => sql`case when ${sql.ref(`r.${step}_by`)} is not null then json_build_object(
  'by', ${actorName(tenant, `r.${step}_by`)}, 'at', iso_instant(${sql.ref(`r.${step}_at`)})${more}) end`;

const remittanceJSON = (tenant: string) => sql<StoredRemittance>`json_build_object(
  'remittanceID', r.remittance_id, 'number', r.number, 'kind', r.kind, 'underwriterKey', r.underwriter_key, 'underwriter', r.underwriter_name,
  'period', r.period, 'state', r.state, 'madeBy', r.made_by, 'made', ${stepJSON(tenant, 'made')}, 'approved', ${stepJSON(tenant, 'approved')},
  'sent', ${stepJSON(tenant, 'sent', sql`, 'on', r.sent_on, 'how', r.sent_how`)}, 'paid', ${stepJSON(tenant, 'paid')},
  'acknowledged', ${stepJSON(tenant, 'acknowledged', sql`, 'on', r.acknowledged_on, 'as', r.acknowledged_as`)},
  'withdrawn', ${stepJSON(tenant, 'withdrawn', sql`, 'reason', r.withdrawn_reason`)},
  'frozen', case when r.gross_cents is not null then json_build_object('gross', r.gross_cents, 'underwriter', r.underwriter_cents, 'agent', r.agent_cents)
    when r.state = 'withdrawn' then (select json_build_object('gross', coalesce(sum(l.gross_cents), 0), 'underwriter', coalesce(sum(l.underwriter_cents), 0), 'agent', coalesce(sum(l.agent_cents), 0))
      from remittance_lines l where l.tenant_id = ${tenant} and l.remittance_id = r.remittance_id) end,
  'openExceptions', (select count(*)::integer from remittance_exceptions e where e.tenant_id = ${tenant} and e.remittance_id = r.remittance_id and e.resolution is null),
  'policies', (select coalesce(json_agg(json_build_object('titlePolicyID', m.title_policy_id, 'ordersID', m.orders_id) order by m.title_policy_id), '[]')
    from remittance_policies m where m.tenant_id = ${tenant} and m.remittance_id = r.remittance_id))`;

/** A page of remittances that fit, the newest first. */
export async function readRemittances(
  tx: Transaction<DB>,
  read: RemitRead,
  which: RawBuilder<unknown>,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ results: StoredRemittance[]; totalRecords: number }> {
  const fits = sql`r.tenant_id = ${read.tenant} and ${isSeen(read)} and ${which}`;
  const { rows } = await sql<{ results: StoredRemittance[]; totalRecords: number }>`
    select (select count(*)::integer from remittances r where ${fits}) as "totalRecords",
      (select coalesce(json_agg(${remittanceJSON(read.tenant)} order by r.number desc), '[]')
        from (select * from remittances r where ${fits} order by r.number desc offset ${skip} limit ${take}) r) as results`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Error('no answer about remittances');
  return found;
}

/** A remittance by its id, where all its files are of these regions. */
export async function readRemittance(
  tx: Transaction<DB>,
  read: RemitRead,
  remittanceID: number,
): Promise<StoredRemittance | undefined> {
  const { results } = await readRemittances(tx, read, sql`r.remittance_id = ${remittanceID}`, { skip: 0, take: 1 });
  return results[0];
}

/** Holds a remittance until the commit. */
export async function holdRemittance(tx: Transaction<DB>, tenant: string, remittanceID: number): Promise<void> {
  await sql`select from remittances where tenant_id = ${tenant} and remittance_id = ${remittanceID} for no key update`.execute(
    tx,
  );
}

type StoredLine = Omit<Line, 'corrects'> & {
  readonly corrects: { readonly remittanceID: number; readonly line: number; readonly number: number } | null;
  readonly remittanceID: number;
  readonly number: number;
};

const lineJSON = (
  tenant: string,
) => sql<StoredLine>`json_build_object('remittanceID', l.remittance_id, 'number', r.number, 'line', l.line,
  'titlePolicyID', l.title_policy_id, 'ordersID', l.orders_id, 'fileNumber', (select o.file_number from orders o where o.tenant_id = ${tenant} and o.orders_id = l.orders_id),
  'isLocked', policy_is_locked(${tenant}, l.title_policy_id), 'type', l.record_type, 'label', l.label, 'policyNumber', l.policy_number, 'policy', l.policy,
  'effectiveDate', l.effective_date, 'state', l.state, 'county', l.county, 'liability', l.liability_cents, 'gross', l.gross_cents,
  'underwriter', l.underwriter_cents, 'agent', l.agent_cents, 'trace', l.trace, 'reason', l.reason,
  'corrects', case when l.corrects_line is not null then json_build_object('remittanceID', l.corrects_remittance, 'line', l.corrects_line,
    'number', (select c.number from remittances c where c.tenant_id = ${tenant} and c.remittance_id = l.corrects_remittance)) end)`;

async function readLines(tx: Transaction<DB>, tenant: string, which: RawBuilder<unknown>): Promise<StoredLine[]> {
  const { rows } = await sql<{ lines: StoredLine[] }>`
    select coalesce(json_agg(${lineJSON(tenant)} order by r.number, l.line), '[]') as lines
    from remittance_lines l join remittances r on r.tenant_id = l.tenant_id and r.remittance_id = l.remittance_id
    where l.tenant_id = ${tenant} and ${which}`.execute(tx);
  return rows[0]?.lines ?? [];
}

const named = <L extends Pick<StoredLine, 'corrects'>>({ corrects, ...line }: L) => ({
  ...line,
  corrects: corrects && { ...corrects, number: remittanceNumber(corrects.number) },
});

/** The frozen lines of a remittance. */
export const readLinesOf = async (tx: Transaction<DB>, tenant: string, remittanceID: number): Promise<Line[]> =>
  (await readLines(tx, tenant, sql`l.remittance_id = ${remittanceID}`)).map(
    ({ remittanceID: _of, number: _number, ...line }) => named(line),
  );

/** The lines of policies that were remitted and stand, by policy. */
export async function readStandingLines(
  tx: Transaction<DB>,
  tenant: string,
  which: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, readonly (StandingLine & Pick<Line, 'titlePolicyID' | 'ordersID' | 'fileNumber'>)[]>> {
  const lines = await readLines(
    tx,
    tenant,
    sql`l.corrects_line is null and ${which} and remittance_line_stands(l.tenant_id, l.remittance_id, l.line)`,
  );
  const standing = lines.map((line) => ({ ...named(line), number: remittanceNumber(line.number), corrects: null }));
  return Map.groupBy(standing, ({ titlePolicyID }) => titlePolicyID);
}

/** Policies of which lines stand with another underwriter, by policy: in which remittance, and who that is. */
export async function readStandingElsewhere(
  tx: Transaction<DB>,
  tenant: string,
  key: string,
  titlePolicyIDs: readonly number[],
): Promise<ReadonlyMap<number, { readonly number: number; readonly underwriter: string }>> {
  const { rows } = await sql<{ id: number; number: number; underwriter: string }>`
    select distinct on (l.title_policy_id) l.title_policy_id as id, r.number, r.underwriter_name as underwriter
    from remittance_lines l join remittances r on r.tenant_id = l.tenant_id and r.remittance_id = l.remittance_id
    where l.tenant_id = ${tenant} and l.title_policy_id = any(${titlePolicyIDs}::integer[]) and l.corrects_line is null and r.underwriter_key <> ${key}
      and remittance_line_stands(l.tenant_id, l.remittance_id, l.line)
    order by l.title_policy_id, r.number`.execute(tx);
  return new Map(rows.map(({ id, ...there }) => [id, there]));
}

/** The later remittance that keeps one from being withdrawn: it takes lines of it back, or remitted again what this one takes back. */
export async function readWithdrawnAfter(
  tx: Transaction<DB>,
  tenant: string,
  remittanceID: number,
): Promise<{ readonly number: number; readonly corrects: boolean } | undefined> {
  const { rows } = await sql<{ number: number; corrects: boolean }>`
    select r.number, bool_or(l.corrects_remittance is not distinct from ${remittanceID}) as corrects
    from remittance_lines l join remittances r on r.tenant_id = l.tenant_id and r.remittance_id = l.remittance_id
    where l.tenant_id = ${tenant} and r.state <> 'withdrawn' and (l.corrects_remittance = ${remittanceID}
      or l.corrects_line is null and l.remittance_id <> ${remittanceID} and remittance_line_stands(l.tenant_id, l.remittance_id, l.line)
        and exists (select from remittance_lines c where c.tenant_id = ${tenant} and c.remittance_id = ${remittanceID}
          and c.title_policy_id = l.title_policy_id and c.corrects_remittance <> l.remittance_id))
    group by r.number order by r.number desc limit 1`.execute(tx);
  return rows[0];
}

/** A line to be frozen. */
export type NewLine = RemitLine & Pick<Line, 'titlePolicyID' | 'ordersID'>;
