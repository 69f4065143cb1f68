import type { ConsolidatedRow, NewConsolidated } from '@closewright/contract/consolidated-checks';
import type { DisbursementMethod } from '@closewright/domain/check-writing';
import { type PayeeOfFiles, payeesOf, togetherTotal } from '@closewright/domain/consolidated-checks';

/** What is typed of a payment for several files. */
export interface PayForm extends Record<string, unknown> {
  bankAccountID: number | null;
  text: string | null;
  payeeKey: string | null;
  method: DisbursementMethod | null;
  date: string | null;
  firstCheckNumber: number | null;
  reference: string | null;
  memo: string | null;
}

/** The name of a row among all that are told. */
export const rowKey = ({ ordersID, key }: Pick<ConsolidatedRow, 'ordersID' | 'key'>): string => `${ordersID} ${key}`;

/** Whom the rows pay, those of most files first. */
export const payeesIn = (rows: readonly ConsolidatedRow[]): readonly PayeeOfFiles<ConsolidatedRow>[] => payeesOf(rows);

/** The rows that are ticked to begin with: the first of each file that is ready. */
export function readyRows(rows: readonly ConsolidatedRow[]): ReadonlySet<string> {
  const files = new Set<number>();
  const keys = new Set<string>();
  for (const row of rows) {
    if (row.blocked !== null || files.has(row.ordersID)) continue;
    files.add(row.ordersID);
    keys.add(rowKey(row));
  }
  return keys;
}

/** Why the rows that are ticked are not paid together; null where they are. */
export function tickedProblem(ticked: readonly ConsolidatedRow[]): string | null {
  const blocked = ticked.find((row) => row.blocked !== null);
  if (blocked) return `File ${blocked.fileNumber} is not ready: ${blocked.blocked}`;
  const twice = ticked.find(({ ordersID }, at) => ticked.findIndex((row) => row.ordersID === ordersID) < at);
  if (twice) return `File ${twice.fileNumber} is ticked twice: combine in Check Writing what it pays to this payee`;
  if (ticked.length < 2) return 'Tick at least two files: one alone is paid in Check Writing';
  return null;
}

/** What the rows that are ticked come to. */
export const totalOf = (ticked: readonly ConsolidatedRow[]) => togetherTotal(ticked);

/** What is sent; null while something that is required is not typed. */
export function bodyOf(form: PayForm, payee: string, ticked: readonly ConsolidatedRow[]): NewConsolidated | null {
  const { bankAccountID, method, date, firstCheckNumber, reference, memo } = form;
  if (bankAccountID === null || method === null || date === null) return null;
  const isCheck = method === 'check';
  return {
    ...{ bankAccountID, date, method, payee, memo },
    ...{ reference: isCheck ? null : reference, firstCheckNumber: isCheck ? firstCheckNumber : null },
    files: ticked.map(({ ordersID, loanID, party, lines }) => ({ ordersID, loanID, party, lines: [...lines] })),
  };
}
