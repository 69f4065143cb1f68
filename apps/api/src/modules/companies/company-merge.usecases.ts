import type { CompanyMergePreview, CompanyRecord } from '@closewright/contract/companies';
import { mergeProblem } from '@closewright/domain/companies';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { refreshAlertsOfCompany } from '../alerts/refresh-alerts.usecases.ts';
import { requireEditor } from './company-access.ts';
import { moveBelongings, readBelongings } from './company-merge.queries.ts';
import { companyRecord } from './company-record.usecases.ts';

const factsOf = ({ companyID, regionID, mergedIntoID, inactive, changes }: CompanyRecord) => ({
  companyID,
  regionID,
  mergedIntoID,
  inactive,
  waitingChanges: changes.filter(({ status }) => status === 'waiting').length,
});

/** What a merge would move, or why it is impossible. */
export function previewCompanyMerge(
  database: Database,
  caller: Caller,
  companyID: number,
  intoCompanyID: number,
): Promise<CompanyMergePreview> {
  return database.inTenant(caller.actor, async (tx) => {
    const duplicate = await companyRecord(tx, caller, companyID);
    const survivor = await companyRecord(tx, caller, intoCompanyID);
    for (const { regionID } of [duplicate, survivor]) requireEditor(caller, regionID);
    return {
      problem: mergeProblem(factsOf(duplicate), factsOf(survivor)),
      ...(await readBelongings(tx, caller.actor.tenant, companyID)),
      roleTypeIDs: duplicate.roleTypeIDs.filter((id) => !survivor.roleTypeIDs.includes(id)),
      version: duplicate.version,
      intoVersion: survivor.version,
      intoName: survivor.name,
      intoID: survivor.companyID,
    };
  });
}

interface Merge {
  readonly companyID: number;
  readonly intoCompanyID: number;
  readonly version: number;
  readonly intoVersion: number;
}

/** Merges a duplicate into another company and answers that one. */
export function mergeCompanies(
  database: Database,
  caller: Caller,
  { companyID, intoCompanyID, version, intoVersion }: Merge,
): Promise<CompanyRecord> {
  const { actor } = caller;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const duplicate = await companyRecord(tx, caller, companyID);
    const survivor = await companyRecord(tx, caller, intoCompanyID);
    for (const { regionID } of [duplicate, survivor]) requireEditor(caller, regionID);
    refuseStale(duplicate, version);
    refuseStale(survivor, intoVersion);
    const problem = mergeProblem(factsOf(duplicate), factsOf(survivor));
    if (problem !== null) throw new AppError('MERGE_REFUSED', problem);
    const open = await moveBelongings(tx, actor.tenant, companyID, intoCompanyID);
    await refreshAlertsOfCompany(tx, actor.tenant, intoCompanyID);
    for (const file of open) await announceFile(tx, actor, 'FileChanged', file);
    return companyRecord(tx, caller, intoCompanyID);
  });
}
