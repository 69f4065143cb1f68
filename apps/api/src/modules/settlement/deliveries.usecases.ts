import type { ListedDelivery, StatementVersion } from '@closewright/contract/settlement';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import {
  deliveryProblems,
  signingProblems,
  standing,
  type VersionDelivery,
  type VersionSigning,
} from '@closewright/domain/statement-versions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { type VisibleFile, writeFile } from '../orders/file-work.usecases.ts';
import { foundSettlement, type StatementWanted } from './settlement.usecases.ts';
import { addSaid, roleOf, versionsOf } from './versions.queries.ts';
import { statementOf } from './versions.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

interface VersionWanted extends StatementWanted {
  readonly statementVersionID: number;
}

/** Says how a version was delivered, in place of another delivery or besides. Answers the version. */
export function deliverVersion(
  { database, clock }: Deps,
  caller: Caller,
  { replaces, delivery, ...wanted }: VersionWanted & { delivery: VersionDelivery; replaces: number | null },
): Promise<StatementVersion> {
  return writeVersion(database, caller, wanted, async (tx, file, version) => {
    if (replaces !== null) refuseGone(version.deliveries, replaces);
    const others = standing(version).filter(({ versionDeliveryID }) => versionDeliveryID !== replaces);
    refuseFields(deliveryProblems({ ...placeOf(version, caller, clock), others }, delivery));
    await addSaid(tx, file.place, version.statementVersionID, { delivery, takesBack: replaces });
  });
}

/** Says that a party of the file signed a version. Answers the version. */
export function signVersion(
  { database, clock }: Deps,
  caller: Caller,
  { rolesID, signedBy, signedOn, ...wanted }: VersionWanted & Omit<VersionSigning, 'roleTypeID'> & { rolesID: number },
): Promise<StatementVersion> {
  return writeVersion(database, caller, wanted, async (tx, file, version) => {
    file.refuse('readOrder');
    const roleTypeID = await roleOf(tx, file.place, rolesID);
    if (roleTypeID === undefined) throw invalid('rolesID', 'The file has no such party');
    const signing = { signedBy, roleTypeID, signedOn };
    const others = version.signings.filter(({ takenBack }) => takenBack === null);
    refuseFields(signingProblems({ ...placeOf(version, caller, clock), others }, signing));
    await addSaid(tx, file.place, version.statementVersionID, { signing });
  });
}

/** What a day that is said of a version is held against. */
function placeOf({ kind, keptAt }: StatementVersion, { session }: Caller, clock: Clock) {
  const zone = tenantZone(session);
  return {
    kind,
    keptOn: localInstant(keptAt, zone).date,
    today: localInstant(clock.now().toISOString(), zone).date,
  };
}

/** Takes back a delivery or a signature that was entered by mistake. Answers the version. */
export function takeBackDelivery(
  { database }: Deps,
  caller: Caller,
  { versionDeliveryID, reason, ...wanted }: VersionWanted & { versionDeliveryID: number; reason: string },
): Promise<StatementVersion> {
  return writeVersion(database, caller, wanted, async (tx, file, version) => {
    refuseGone([...version.deliveries, ...version.signings], versionDeliveryID);
    await addSaid(tx, file.place, version.statementVersionID, { takesBack: versionDeliveryID, reason });
  });
}

function refuseGone(
  said: readonly Pick<ListedDelivery, 'versionDeliveryID' | 'takenBack'>[],
  versionDeliveryID: number,
): void {
  if (!said.some((each) => each.versionDeliveryID === versionDeliveryID && each.takenBack === null))
    throw new AppError('NOT_FOUND', 'The version has no such delivery or signature, or it was taken back.');
}

/** Says something of a version of a statement, and answers it as it is then. */
function writeVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, statementVersionID }: VersionWanted,
  say: (tx: Transaction<DB>, file: VisibleFile, version: StatementVersion) => Promise<void>,
): Promise<StatementVersion> {
  return writeFile({ database, caller, ordersID, action: 'deliverStatement' }, async (tx, file) => {
    const { loanID: own } = await foundSettlement(tx, file.place, loanID);
    const statement = await statementOf(tx, file, own);
    const found = async () => {
      const versions = await versionsOf(tx, statement);
      const version = versions.find((each) => each.isThere && each.statementVersionID === statementVersionID);
      if (version === undefined) throw new AppError('NOT_FOUND', 'The statement has no such version.');
      return version;
    };
    await say(tx, file, await found());
    return found();
  });
}
