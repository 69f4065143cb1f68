import type { RateVersion, RateVersionFile } from '@closewright/contract/rate-versions';
import { AppError } from '@closewright/domain/errors';
import { publicationProblem, type RateKind } from '@closewright/domain/rate-versions';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { deleteDraft, readRateFiles, readRateVersions, storePublished } from './rate-versions.queries.ts';

/** The versions of the tenant, drafts included. */
export function listRateVersions(database: Database, { actor }: Caller): Promise<RateVersion[]> {
  return database.inTenant(actor, (tx) => readRateVersions(tx, actor.tenant));
}

/** The published versions of a kind for a state, with what is in them. */
export function listRatesInForce(
  database: Database,
  { actor }: Caller,
  published: { kind: RateKind; state: string },
): Promise<RateVersionFile[]> {
  return database.inTenant(actor, (tx) => readRateFiles(tx, actor.tenant, { published }));
}

interface Publish {
  readonly rateVersionID: number;
  readonly version: number;
  readonly effectiveFrom: string;
}

/** Publishes a draft from a day on. */
export function publishRateVersion(
  database: Database,
  { actor }: Caller,
  { rateVersionID, version, effectiveFrom }: Publish,
): Promise<RateVersion> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const draft = one(await readRateVersions(tx, tenant), rateVersionID);
    refuseStale(draft, version);
    refusePublished(draft, 'effectiveFrom');
    const [stored] = await readRateFiles(tx, tenant, { rateVersionID });
    refuseFields({ effectiveFrom: stored && publicationProblem(stored.file, effectiveFrom) });
    await storePublished(tx, tenant, rateVersionID, effectiveFrom);
    return one(await readRateVersions(tx, tenant), rateVersionID);
  });
}

/** Deletes a draft. */
export function removeRateVersion(
  database: Database,
  { actor }: Caller,
  { rateVersionID, version }: Omit<Publish, 'effectiveFrom'>,
): Promise<null> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const draft = one(await readRateVersions(tx, tenant), rateVersionID);
    refuseStale(draft, version);
    refusePublished(draft, 'version');
    await deleteDraft(tx, tenant, rateVersionID);
    return null;
  });
}

/** A published version stays as it is. */
function refusePublished({ status, effectiveFrom }: RateVersion, field: string): void {
  if (status === 'Published') refuseFields({ [field]: `It is published, from ${effectiveFrom ?? ''} on` });
}

function one(all: readonly RateVersion[], rateVersionID: number): RateVersion {
  const found = all.find((each) => each.rateVersionID === rateVersionID);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
