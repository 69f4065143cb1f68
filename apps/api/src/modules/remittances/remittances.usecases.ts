import type { Remittance, RemittanceDetail } from '@closewright/contract/remittances';
import { AppError } from '@closewright/domain/errors';
import {
  underwriterKey as keyOfName,
  periodOf,
  type RemittanceKind,
  registerProblem,
  remittanceRegister,
} from '@closewright/domain/remittances';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import { invalid } from '../../platform/records/index.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { readFilesOfPolicies, readUnderwriterNames } from './policies.queries.ts';
import { lockRemitted, type RemitDeps, remitRead, remitReadOfAll } from './remit-work.ts';
import { readLinesOf, readRemittance, readRemittances, type StoredRemittance } from './remittances.queries.ts';
import { draftOf, remittanceDetail, shownRemittance } from './shown-remittance.ts';
import { totalsOf, waitingOf } from './waiting.usecases.ts';

type Tx = Transaction<DB>;

/** A page of remittances. */
export const listRemittances = (
  { database }: RemitDeps,
  caller: Caller,
  {
    kind,
    underwriterKey,
    skip,
    take,
  }: { kind: RemittanceKind; underwriterKey?: string | undefined; skip: number; take: number },
): Promise<{ results: Remittance[]; totalRecords: number }> =>
  database.inTenant(caller.actor, async (tx) => {
    const read = remitRead(caller, kind);
    const of = underwriterKey === undefined ? sql`true` : sql`r.underwriter_key = ${underwriterKey}`;
    const { results, totalRecords } = await readRemittances(tx, read, sql`r.kind = ${kind} and ${of}`, { skip, take });
    const shown: Remittance[] = [];
    for (const stored of results)
      shown.push(
        shownRemittance(stored, caller, stored.state === 'draft' ? totalsOf(await draftOf(tx, read, stored)) : null),
      );
    return { results: shown, totalRecords };
  });

/** A remittance that somebody may know of. Throws NOT_FOUND for one with a file of another region as for one that is not there. */
export async function foundRemittance(tx: Tx, caller: Caller, remittanceID: number): Promise<StoredRemittance> {
  const all = await readRemittance(tx, remitReadOfAll(caller), remittanceID);
  const stored = all && (await readRemittance(tx, remitRead(caller, all.kind), remittanceID));
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
}

/** A remittance with all of it, as it is now. */
export async function shownDetail(tx: Tx, caller: Caller, remittanceID: number): Promise<RemittanceDetail> {
  const stored = await foundRemittance(tx, caller, remittanceID);
  return remittanceDetail(tx, caller, remitRead(caller, stored.kind), stored);
}

/** A remittance with all of it. */
export const getRemittance = (
  { database }: RemitDeps,
  caller: Caller,
  remittanceID: number,
): Promise<RemittanceDetail> => database.inTenant(caller.actor, (tx) => shownDetail(tx, caller, remittanceID));

/** Begins a remittance of policies that wait. */
export function createRemittance(
  { database }: RemitDeps,
  caller: Caller,
  asked: { kind: RemittanceKind; underwriterKey: string; period: string; titlePolicyIDs: readonly number[] },
): Promise<RemittanceDetail> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const read = remitRead(caller, asked.kind);
    const files = await readFilesOfPolicies(tx, tenant, asked.titlePolicyIDs);
    await lockRemitted(tx, caller, [...files.values()]);
    const { waiting } = await waitingOf(tx, read, { ...asked, only: asked.titlePolicyIDs });
    const drafted = await inDrafts(tx, tenant, asked);
    const policies = asked.titlePolicyIDs.map((id, at) => {
      const path = `titlePolicyIDs.${at}`;
      if (asked.titlePolicyIDs.indexOf(id) !== at) throw invalid(path, 'This policy is chosen twice');
      const found = waiting.find(({ titlePolicyID }) => titlePolicyID === id);
      if (!found) throw invalid(path, 'The underwriter has no such policy');
      if (found.missing !== null) throw invalid(path, `${found.missing} is missing`);
      const carried = drafted.has(id) ? 'Another draft has this policy' : 'This policy is as it was remitted';
      if (found.lines.length === 0 || drafted.has(id))
        throw new AppError('CARRIED_ON', `${carried}.`, { modelState: { [path]: [carried] } });
      return found;
    });
    const names = await readUnderwriterNames(tx, read);
    const standing = names.find(({ name }) => keyOfName(name) === asked.underwriterKey)?.name.trim();
    const remittanceID = await nextIDs(tx, 'remittance_id');
    await tx
      .insertInto('remittances')
      .values({
        ...{ tenant_id: tenant, remittance_id: remittanceID, number: await nextIDs(tx, 'remittance_number') },
        ...{ kind: asked.kind, underwriter_key: asked.underwriterKey, period: periodOf(asked.period) },
        underwriter_name: (standing ?? asked.underwriterKey).slice(0, 120),
      })
      .execute();
    await insertRows(
      tx,
      'remittance_policies',
      policies.map(({ titlePolicyID, ordersID }) => ({
        ...{ tenant_id: tenant, remittance_id: remittanceID, title_policy_id: titlePolicyID, orders_id: ordersID },
      })),
    );
    return shownDetail(tx, caller, remittanceID);
  });
}

/** The policies that a draft of the underwriter has: that of another one is not in the way of what comes back from this one. */
async function inDrafts(
  tx: Tx,
  tenant: string,
  { underwriterKey, titlePolicyIDs }: { readonly underwriterKey: string; readonly titlePolicyIDs: readonly number[] },
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('remittance_policies as m')
    .innerJoin('remittances as r', (join) =>
      join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.remittance_id', '=', 'm.remittance_id'),
    )
    .select('m.title_policy_id')
    .where('m.tenant_id', '=', tenant)
    .where('m.title_policy_id', 'in', [0, ...titlePolicyIDs])
    .where('r.state', '=', 'draft')
    .where('r.underwriter_key', '=', underwriterKey)
    .execute();
  return new Set(rows.map(({ title_policy_id }) => title_policy_id));
}

/** Where the register of a remittance may be fetched. */
export const getRemittanceRegister = (
  { database, offer }: { readonly database: Database; readonly offer: Offer<{ remittanceID: number }> },
  caller: Caller,
  remittanceID: number,
) =>
  database.inTenant(caller.actor, async (tx) => {
    const of = await shownDetail(tx, caller, remittanceID);
    const problem = registerProblem(of);
    if (problem !== null) throw invalid('remittanceID', problem);
    return offer(caller.actor, { remittanceID }, { fileName: `${of.number}.csv`, mediaType: 'text/csv' });
  });

/** The register of a remittance as CSV. */
export const registerOf = async (database: Database, actor: Actor, remittanceID: number): Promise<Uint8Array> =>
  Buffer.from(
    remittanceRegister(await database.inTenant(actor, (tx) => readLinesOf(tx, actor.tenant, remittanceID))),
    'utf8',
  );
