import { figuresToKeep, formOfFile, reckonedDocument } from '@closewright/domain/closing-file';
import type { SettlementStatementType } from '@closewright/domain/orders';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { saveOrder } from '../orders/order-save.usecases.ts';
import { foundSettlement, type StatementWanted, shownSettlement } from '../settlement/settlement.usecases.ts';
import type { Deps } from './one-save.ts';

/** A statement, and the form it is shown on. */
interface Mapping extends StatementWanted {
  readonly statementType: SettlementStatementType;
}

/** What a statement shows on a form, as far as the caller may read it. */
export function mapSettlement(database: Database, caller: Caller, { ordersID, loanID, statementType }: Mapping) {
  return besideFile({ database, caller, ordersID, action: 'readSettlementEntries' }, async (tx, { place, session }) => {
    const shown = shownSettlement(await foundSettlement(tx, place, loanID), session);
    const document = { ...shown, settlementStatementType: statementType };
    const known = reckonedDocument({ ...document, hasSeller: shown.hasSeller });
    return { loanID: shown.loanID, statementType, figures: figuresToKeep(known, formOfFile(statementType)) };
  });
}

/** Makes a form that of the file, by the one save of the file, and answers what the statement shows there. */
export async function overrideSettlementMapping(
  { database, secrets }: Deps,
  caller: Caller,
  { orderVersion, ...mapping }: Mapping & { readonly orderVersion: number },
) {
  const { ordersID, statementType } = mapping;
  // A statement that is not there changes nothing.
  await mapSettlement(database, caller, mapping);
  const changes = { order: { settlementStatementType: statementType } };
  await saveOrder({ database, secrets }, caller, { ordersID, version: orderVersion, changes });
  return mapSettlement(database, caller, mapping);
}
