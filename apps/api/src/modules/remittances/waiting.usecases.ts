import type { PolicyMark, RemitUnderwriter, WaitingPolicies, WaitingPolicy } from '@closewright/contract/remittances';
import { addToDate } from '@closewright/domain/dates';
import {
  periodOf,
  type RemitLine,
  type RemittanceKind,
  remittanceNumber,
  underwriterKey,
  untiedCorrections,
  waitingLines,
  whyTakenBack,
} from '@closewright/domain/remittances';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { inRegions } from '../orders/listed-regions.queries.ts';
import { figuredPolicies } from './figured-policies.ts';
import {
  mostPolicies,
  type RemitRead,
  readPolicies,
  readPolicyMarks,
  readUnderwriterNames,
  readWhereabouts,
} from './policies.queries.ts';
import { type RemitDeps, remitRead, remitReadOfAll } from './remit-work.ts';
import { readStandingElsewhere, readStandingLines } from './remittances.queries.ts';
import { paymentsOf } from './remitted-payments.queries.ts';

type Tx = Transaction<DB>;

/** What waits of a policy, with its lines as they would be frozen. */
export type Waiting = Omit<WaitingPolicy, 'lines' | 'isUntied'> & { readonly lines: RemitLine[] };

/** The underwriters of numbered policies, by name; those whose names differ in case or blanks alone are one. */
export const listRemitUnderwriters = (
  { database }: RemitDeps,
  caller: Caller,
  kind: RemittanceKind,
): Promise<RemitUnderwriter[]> =>
  database.inTenant(caller.actor, async (tx) => {
    const names = await readUnderwriterNames(tx, remitRead(caller, kind));
    return [...Map.groupBy(names, ({ name }) => underwriterKey(name))].map(([key, same]) => ({
      underwriterKey: key,
      name: same[0]?.name.trim() ?? '',
      policies: same.reduce((sum, { policies }) => sum + policies, 0),
    }));
  });

/** What waits of an underwriter up to the end of a month. */
export const listWaitingPolicies = (
  { database }: RemitDeps,
  caller: Caller,
  asked: { readonly kind: RemittanceKind; readonly underwriterKey: string; readonly period: string },
): Promise<WaitingPolicies> =>
  database.inTenant(caller.actor, async (tx) => {
    const read = remitRead(caller, asked.kind);
    const { waiting, isCut } = await waitingOf(tx, read, asked);
    const policies = waiting.filter(({ lines, missing }) => lines.length > 0 || missing !== null);
    const untied = await untiedFiles(tx, read.tenant, asked.underwriterKey, policies);
    return {
      policies: policies.map((policy) => ({
        ...policy,
        isUntied: policy.underwriter < 0 && untied.has(policy.ordersID),
      })),
      totals: totalsOf(policies),
      isCut,
    };
  });

/** The files of which more is taken back than is remitted, and no payment came back. */
async function untiedFiles(
  tx: Tx,
  tenant: string,
  key: string,
  waiting: readonly Waiting[],
): Promise<ReadonlySet<number>> {
  const files = [...untiedCorrections(waiting, [])];
  if (files.length === 0) return new Set();
  const draft = { remittanceID: 0, underwriterKey: key, state: 'draft' } as const;
  return untiedCorrections(waiting, await paymentsOf(tx, tenant, draft, files));
}

/** What policies come to. */
export const totalsOf = (policies: readonly Pick<WaitingPolicy, 'gross' | 'underwriter' | 'agent'>[]) => {
  const sum = (of: 'gross' | 'underwriter' | 'agent') => policies.reduce((all, each) => all + each[of], 0);
  return { policies: policies.length, gross: sum('gross'), underwriter: sum('underwriter'), agent: sum('agent') };
};

/**
 * What waits of the policies of an underwriter, those that are as they were remitted included.
 * @param only these policies, those of drafts too; without them all but those of drafts of the underwriter, up to the end of the month
 */
export async function waitingOf(
  tx: Tx,
  read: RemitRead,
  { underwriterKey: key, period, only }: { underwriterKey: string; period: string; only?: readonly number[] },
): Promise<{ waiting: Waiting[]; isCut: boolean }> {
  const { tenant } = read;
  const names = (await readUnderwriterNames(tx, read))
    .map(({ name }) => name)
    .filter((name) => underwriterKey(name) === key);
  const until = addToDate(periodOf(period), 1, 'months');
  const chosen = (id: string) =>
    only
      ? sql`${sql.ref(id)} = any(${[...only]}::integer[])`
      : sql`not exists (select from remittance_policies m join remittances d on d.tenant_id = m.tenant_id and d.remittance_id = m.remittance_id
          where m.tenant_id = ${tenant} and m.title_policy_id = ${sql.ref(id)} and d.state = 'draft' and d.underwriter_key = ${key})`;
  const inTime = only
    ? sql`true`
    : sql`coalesce(p.effective_date, ro.effective_date, o.closing_date, '-infinity') < ${until}::date`;
  const found = await readPolicies(
    tx,
    read,
    sql`ro.underwriter = any(${names}::text[]) and p.number is not null and ${chosen('p.title_policy_id')} and ${inTime}`,
  );
  const isCut = found.length > mostPolicies;
  const figured = await figuredPolicies(tx, tenant, found.slice(0, mostPolicies));
  const known = figured.map(({ stored }) => stored.titlePolicyID);
  const standing = await readStandingLines(
    tx,
    tenant,
    sql`r.underwriter_key = ${key} and ${chosen('l.title_policy_id')} and (l.title_policy_id = any(${known}::integer[])
      or not exists (select from title_policies p join rate_orders ro on ro.tenant_id = p.tenant_id and ro.rate_order_id = p.rate_order_id
        where p.tenant_id = ${tenant} and p.title_policy_id = l.title_policy_id and p.number is not null and ro.underwriter = any(${names}::text[])))`,
  );
  const elsewhere = await readStandingElsewhere(tx, tenant, key, known);
  const now = figured.map(({ stored, number, policy, lines, missing: lacks }) => {
    const was = standing.get(stored.titlePolicyID) ?? [];
    const { titlePolicyID, ordersID, fileNumber, effectiveDate } = stored;
    const there = lines.length > 0 ? elsewhere.get(titlePolicyID) : undefined;
    // With two underwriters at once it would be remitted twice.
    const waitsFor = there && `An approved correction of ${remittanceNumber(there.number)} to ${there.underwriter}`;
    const missing = lacks ?? waitsFor ?? null;
    const waits = missing === null ? waitingLines(lines, was) : [];
    const is = { titlePolicyID, ordersID, fileNumber, policyNumber: number, policy, effectiveDate, missing };
    return { ...is, lines: waits, liability: lines[0]?.liability ?? was[0]?.liability ?? 0 };
  });
  const seenFiles = await visibleGone(
    tx,
    read,
    [...standing].filter(([id]) => !known.includes(id)).map(([, [line]]) => line?.ordersID ?? 0),
  );
  const whereabouts = await readWhereabouts(
    tx,
    tenant,
    [...standing.keys()].filter((id) => !known.includes(id)),
  );
  const gone = [...standing].flatMap(([titlePolicyID, was]) => {
    const [line] = was;
    if (!line || known.includes(titlePolicyID) || !seenFiles.has(line.ordersID)) return [];
    const { ordersID, fileNumber, policyNumber, policy, effectiveDate, liability } = line;
    return [
      {
        titlePolicyID,
        ordersID,
        fileNumber,
        policyNumber,
        policy,
        effectiveDate,
        missing: null,
        lines: waitingLines([], was, whyTakenBack(whereabouts.get(titlePolicyID) ?? null)),
        liability,
      },
    ];
  });
  const waiting = [...now, ...gone].map((each): Waiting => {
    const { gross, underwriter, agent } = totalsOf(each.lines);
    const isLate = each.effectiveDate !== null && each.effectiveDate < periodOf(period);
    return {
      ...each,
      gross,
      underwriter,
      agent,
      isLate,
      correction: each.lines.find(({ reason }) => reason !== null)?.reason ?? null,
    };
  });
  const order = ({ effectiveDate, fileNumber, titlePolicyID }: Waiting) =>
    `${effectiveDate ?? '0'} ${fileNumber} ${String(titlePolicyID).padStart(9, '0')}`;
  return { waiting: waiting.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)), isCut };
}

async function visibleGone(
  tx: Tx,
  { tenant, regions }: RemitRead,
  ordersIDs: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ordersIDs.length === 0) return new Set();
  const rows = await tx
    .selectFrom('orders')
    .select('orders_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', 'in', [...ordersIDs])
    .where(inRegions(sql`region_id`, regions))
    .execute();
  return new Set(rows.map(({ orders_id }) => orders_id));
}

/** What there is to know of the policies of a file. */
export const listPolicyMarks = ({ database }: RemitDeps, caller: Caller, ordersID: number): Promise<PolicyMark[]> =>
  besideFile({ database, caller, ordersID, action: 'readPremiums' }, async (tx) => {
    const marks = await readPolicyMarks(tx, remitReadOfAll(caller), sql`p.orders_id = ${ordersID}`);
    return marks.map(({ remitted, ...mark }) => ({
      ...mark,
      remitted: remitted === null ? null : remittanceNumber(remitted),
    }));
  });
