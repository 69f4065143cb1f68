import type { RateTrial, RateVersionFile } from '@closewright/contract/rate-versions';
import { can } from '@closewright/domain/access';
import { ratedFileOf, sourceOf } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import {
  codeOfVersion,
  type RecordingSchedule,
  triedDocument,
  triedExamples,
  triedOrder,
  triedPolicies,
  versionName,
  versionOn,
} from '@closewright/domain/rate-versions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { foundSettlement, shownSettlement } from '../settlement/settlement.usecases.ts';
import { readChargedDocuments, readRatedStatements, readRateFiles } from './rate-versions.queries.ts';

type Files = RateTrial['files'];

/** What a version changes against the last published one of its code. Nothing is stored. */
export function tryRateVersion(database: Database, caller: Caller, rateVersionID: number): Promise<RateTrial> {
  const { actor } = caller;
  return database.inTenant(actor, async (tx) => {
    const [version] = await readRateFiles(tx, actor.tenant, { rateVersionID });
    if (!version) throw new AppError('NOT_FOUND');
    const published = await readRateFiles(tx, actor.tenant, { code: version.code });
    const others = published.filter((each) => each.rateVersionID !== rateVersionID);
    const against = versionOn(others, version.code, '9999-12-31') ?? null;
    const files = await triedFiles(tx, caller, version);
    return {
      version,
      against: against && versionName(against),
      examples: [...examplesOf(version, against)],
      files: files.filter(({ rateVersion }) => rateVersion !== versionName(version)),
    };
  });
}

function examplesOf({ code, number, file }: RateVersionFile, against: RateVersionFile | null) {
  const other = against?.file ?? null;
  if (file.kind === 'rate-manual') return triedPolicies(file.manual, other?.kind === file.kind ? other.manual : null);
  const inForce = against && other?.kind === file.kind ? { ...against, schedule: other } : null;
  return triedExamples({ code, number, schedule: file }, inForce);
}

function triedFiles(tx: Transaction<DB>, caller: Caller, version: RateVersionFile): Promise<Files> {
  const { file } = version;
  return file.kind === 'rate-manual'
    ? ratedFiles(tx, caller, version, file.manual)
    : chargedFiles(tx, caller, version, file);
}

async function chargedFiles(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  { code, number }: RateVersionFile,
  schedule: RecordingSchedule,
): Promise<Files> {
  const regions = regionsWhere(session, (there) => can(there, 'readSettlementEntries').allowed);
  const documents = await readChargedDocuments(tx, actor.tenant, code, regions);
  return documents.map((document) => {
    const { ordersID, fileNumber, rateVersion } = document;
    return { ordersID, fileNumber, rateVersion, ...triedDocument(document, { code, number, schedule }) };
  });
}

async function ratedFiles(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  version: RateVersionFile,
  manual: Parameters<typeof triedOrder>[3],
): Promise<Files> {
  const regions = regionsWhere(session, (there) => can(there, 'readPremiums').allowed);
  const files: Files = [];
  for (const { ordersID, fileNumber, loanID } of await readRatedStatements(tx, actor.tenant, version.code, regions)) {
    const stored = await foundSettlement(tx, { tenant: actor.tenant, ordersID }, loanID);
    const source = sourceOf(shownSettlement(stored, session), true);
    const file = ratedFileOf(source.file);
    for (const rates of source.charges.rates) {
      const { rateVersion } = rates.order;
      if (rateVersion === null || codeOfVersion(rateVersion) !== version.code) continue;
      files.push({ ordersID, fileNumber, rateVersion, ...triedOrder(rates, file, versionName(version), manual) });
    }
  }
  return files;
}
