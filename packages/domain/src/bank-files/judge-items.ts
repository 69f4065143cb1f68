import type { WireDate } from '../dates/index.ts';
import type { BankItem, StoredBankItem } from './bank-file.ts';
import type { ImportState } from './import-states.ts';

/** An item beside what is known: the known item that it is or looks like; null where it is like none. */
export interface JudgedItem {
  readonly state: ImportState;
  readonly like: StoredBankItem | null;
}

/**
 * What each item of one account of a file is beside the items that are known of the account. Known are those of the days of the file and of a day before and
 * after, and those that bear a name the bank gives in it.
 */
export function judgeItems(
  items: readonly BankItem[],
  known: readonly StoredBankItem[],
  reconciledThrough: WireDate | null,
): readonly JudgedItem[] {
  return items.map(({ date }) => ({
    state: reconciledThrough !== null && date <= reconciledThrough ? 'Day is reconciled' : 'New',
    like: known.find((one) => one.date === date) ?? null,
  }));
}
