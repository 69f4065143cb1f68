import type { StatementVersion } from '@closewright/contract/settlement';
import { AppError } from '@closewright/domain/errors';
import { deliveryProblems } from '@closewright/domain/statement-versions';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { foundSettlement, type StatementWanted } from './settlement.usecases.ts';
import { storeDelivery, versionsOf } from './versions.queries.ts';
import { statementOf } from './versions.usecases.ts';

interface Delivering extends StatementWanted {
  readonly statementVersionID: number;
  readonly delivery: NonNullable<StatementVersion['delivery']>;
}

/** Says how a version was delivered. Answers the version. */
export function deliverVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, statementVersionID, delivery }: Delivering,
): Promise<StatementVersion> {
  return writeFile({ database, caller, ordersID, action: 'deliverStatement' }, async (tx, file) => {
    const { loanID: own } = await foundSettlement(tx, file.place, loanID);
    const statement = await statementOf(tx, file, own);
    const versions = await versionsOf(tx, statement);
    const version = versions.find((each) => each.isThere && each.statementVersionID === statementVersionID);
    if (version === undefined) throw new AppError('NOT_FOUND', 'The statement has no such version.');
    refuseFields(deliveryProblems(version.kind, delivery));
    await storeDelivery(tx, file.place, statementVersionID, delivery);
    return { ...version, delivery };
  });
}
