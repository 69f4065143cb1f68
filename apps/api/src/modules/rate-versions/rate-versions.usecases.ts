import type { RateTrial, RateVersion, RateVersionFile } from '@closewright/contract/rate-versions';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import {
  type RateKind,
  type TriedSchedule,
  triedDocument,
  triedExamples,
  versionName,
  versionOn,
} from '@closewright/domain/rate-versions';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { readChargedDocuments, readRateFiles, readRateVersions, storePublished } from './rate-versions.queries.ts';

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

/** What a version changes against the last published one of its code. Nothing is stored. */
export function tryRateVersion(
  database: Database,
  { actor, session }: Caller,
  rateVersionID: number,
): Promise<RateTrial> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    const [version] = await readRateFiles(tx, tenant, { rateVersionID });
    if (!version) throw new AppError('NOT_FOUND');
    const published = await readRateFiles(tx, tenant, { code: version.code });
    const before = published.filter((each) => each.rateVersionID !== rateVersionID);
    const against = versionOn(before, version.code, '9999-12-31') ?? null;
    const regions = regionsWhere(session, (there) => can(there, 'readSettlementEntries').allowed);
    const documents = await readChargedDocuments(tx, tenant, version.code, regions);
    const tried = triedOf(version);
    const others = documents.filter(({ rateVersion }) => rateVersion !== versionName(version));
    return {
      version,
      against: against && versionName(against),
      examples: [...triedExamples(tried, against && triedOf(against))],
      files: others.map((document) => {
        const { ordersID, fileNumber, rateVersion } = document;
        return { ordersID, fileNumber, rateVersion, ...triedDocument(document, tried) };
      }),
    };
  });
}

const triedOf = ({ code, number, file }: RateVersionFile): TriedSchedule => ({ code, number, schedule: file });

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
    if (draft.status === 'Published')
      refuseFields({ effectiveFrom: `It is published, from ${draft.effectiveFrom ?? ''} on` });
    await storePublished(tx, tenant, rateVersionID, effectiveFrom);
    return one(await readRateVersions(tx, tenant), rateVersionID);
  });
}

function one(all: readonly RateVersion[], rateVersionID: number): RateVersion {
  const found = all.find((each) => each.rateVersionID === rateVersionID);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
