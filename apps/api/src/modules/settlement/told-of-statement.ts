import type { OrderDetail } from '@closewright/contract/orders';
import type { WireDate } from '@closewright/domain/dates';
import { type ToldOfFile, toldOfFile } from '@closewright/domain/forms';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { loanTypeNames, type WholeSettlement } from './settlement.queries.ts';

interface Telling {
  readonly file: OrderDetail;
  readonly settlement: WholeSettlement;
  /** The day a form of it is issued; null for a draft. */
  readonly issued: WireDate | null;
}

/** What the forms of a statement tell besides what it comes to. */
export async function toldOfStatement(
  tx: Transaction<DB>,
  tenant: string,
  { file, settlement, issued }: Telling,
): Promise<ToldOfFile> {
  const loanTypes = await loanTypeNames(tx, tenant);
  const { statement } = settlement;
  return toldOfFile(
    file,
    { ...settlement, stated: statement, statedOfLoan: statement },
    { issued, propertyValue: null },
    (loanTypeID) => loanTypes.get(loanTypeID) ?? null,
  );
}
