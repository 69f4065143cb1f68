import { postingLimits } from '@closewright/contract/check-writing';
import { moneyNames, type PaidLine, type StatementMoney, statementMoney } from '@closewright/domain/check-writing';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { beginningOf } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { asOfToday } from '../settlement/settlement.queries.ts';
import { foundSettlement } from '../settlement/settlement.usecases.ts';

/**
 * Who gives and gets the money of a file by the statement of its default loan, read whole whoever asks: of one that is told in part the money would be wrong. By no other statement is anything
 * paid: what two statements of a file have in common would be paid twice.
 */
export async function moneyOfStatement(
  tx: Transaction<DB>,
  { actor }: Caller,
  place: FilePlace,
  { loanID, path }: { readonly loanID: number; readonly path: string },
): Promise<StatementMoney> {
  const settlement = asOfToday(await foundSettlement(tx, place, 0));
  if (settlement.loanID !== loanID) throw invalid(path, 'Only the statement of the default loan of a file is paid by');
  const { contacts } = await readDocument(tx, actor, place.ordersID);
  return statementMoney(reckonedDocument(settlement), loanID, moneyNames(settlement, contacts));
}

/**
 * Lines that are paid of statements, called as these call them; each statement is read once.
 * @throws AppError at the line that its statement has not, or not for paying
 */
export function linesOfStatements(tx: Transaction<DB>, caller: Caller, place: FilePlace) {
  const read = new Map<number, Promise<ReadonlyMap<string, string>>>();
  const labelsOf = (loanID: number, path: string) => {
    const known = read.get(loanID) ?? moneyOfStatement(tx, caller, place, { loanID, path }).then(paidLabels);
    read.set(loanID, known);
    return known;
  };
  return async (lines: readonly PaidLine[], path: string): Promise<PaidLine[]> => {
    const named: PaidLine[] = [];
    for (const [at, line] of lines.entries()) {
      if (lines.some(({ loanID, key }, place) => place < at && loanID === line.loanID && key === line.key))
        throw invalid(`${path}.${at}.key`, 'This line is named twice');
      const label = (await labelsOf(line.loanID, `${path}.${at}.loanID`)).get(line.key);
      if (label === undefined) throw invalid(`${path}.${at}.key`, 'The statement has no such line to be paid');
      named.push({ ...line, label });
    }
    return named;
  };
}

/** What the lines are called that a statement pays, by their keys. */
export const paidLabels = ({ parties }: StatementMoney): ReadonlyMap<string, string> =>
  new Map(
    parties.flatMap(({ lines }) =>
      lines.flatMap(({ way, key, label }) =>
        way === 'gets' ? [[key, beginningOf(label, postingLimits.label)] as const] : [],
      ),
    ),
  );
