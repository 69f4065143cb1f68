import type { RateTrial, RateVersionFile } from '@closewright/contract/rate-versions';
import { can } from '@closewright/domain/access';
import { ratedFileOf, sourceOf } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import {
  codeOfVersion,
  replacedTaxes,
  triedDocument,
  triedExamples,
  triedOrder,
  triedPolicies,
  triedPurchases,
  triedTax,
  versionName,
  versionOn,
} from '@closewright/domain/rate-versions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { foundSettlement, shownSettlement } from '../settlement/settlement.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readChargedDocuments, readChargedTaxes, readRatedStatements, readRateFiles } from './rate-versions.queries.ts';

type Files = RateTrial['files'];

interface TrialDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** What a version changes against the last published one of its code. Nothing is stored. */
export function tryRateVersion(
  { database, clock }: TrialDeps,
  caller: Caller,
  rateVersionID: number,
): Promise<RateTrial> {
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
      ...heldAgainst(version, against, todayOf(caller, clock.now())),
      files: files.filter(({ rateVersion }) => rateVersion !== versionName(version)),
    };
  });
}

interface Held {
  readonly against: string | null;
  readonly examples: RateTrial['examples'];
}

/** Examples by a version and by what it is held against: the last published one, or what comes with the product where a table takes its place. */
function heldAgainst({ code, number, file }: RateVersionFile, other: RateVersionFile | null, today: string): Held {
  const against = other && versionName(other);
  switch (file.kind) {
    case 'rate-manual': {
      const manual = other?.file.kind === file.kind ? other.file.manual : null;
      return { against, examples: [...triedPolicies(file.manual, manual)] };
    }
    case 'tax-table': {
      const own = other?.file.kind === file.kind ? other.file.taxes : null;
      const replaced = own ?? replacedTaxes(file, today);
      const name = against ?? (replaced.length > 0 ? 'The tables of the product' : null);
      return { against: name, examples: [...triedPurchases(file, { taxes: replaced })] };
    }
    case 'recording-fees': {
      const inForce = other?.file.kind === file.kind ? { ...other, schedule: other.file } : null;
      return { against, examples: [...triedExamples({ code, number, schedule: file }, inForce)] };
    }
  }
}

async function triedFiles(tx: Transaction<DB>, caller: Caller, version: RateVersionFile): Promise<Files> {
  const { code, number, file } = version;
  if (file.kind === 'rate-manual') return ratedFiles(tx, caller, version, file.manual);
  const { actor, session } = caller;
  const regions = regionsWhere(session, (there) => can(there, 'readSettlementEntries').allowed);
  if (file.kind === 'tax-table') {
    const taxes = await readChargedTaxes(tx, actor.tenant, code, regions);
    return taxes.map((tax) => ({ ...placeOf(tax), ...triedTax(tax, tax.file, file) }));
  }
  const documents = await readChargedDocuments(tx, actor.tenant, code, regions);
  return documents.map((document) => ({
    ...placeOf(document),
    ...triedDocument(document, { code, number, schedule: file }),
  }));
}

const placeOf = ({ ordersID, fileNumber, rateVersion }: Omit<Files[number], keyof RateTrial['examples'][number]>) => ({
  ordersID,
  fileNumber,
  rateVersion,
});

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
    const source = sourceOf({ ...shownSettlement(stored, session), hasSeller: stored.hasSeller });
    const file = ratedFileOf(source.file);
    for (const rates of source.charges.rates) {
      const { rateVersion } = rates.order;
      if (rateVersion === null || codeOfVersion(rateVersion) !== version.code) continue;
      files.push({ ordersID, fileNumber, rateVersion, ...triedOrder(rates, file, versionName(version), manual) });
    }
  }
  return files;
}
