import { isWireDate, type WireDate } from '@closewright/domain/dates';

/** What the address asks for: files of one bank account, one of them, or the dialog for a balance of a day. */
export interface AskedBankFiles {
  readonly account?: number;
  readonly file?: number;
  /** The day whose balance is typed. */
  readonly balance?: WireDate;
}

const idOf = (value: unknown): number | null => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked(search: { account?: unknown; file?: unknown; balance?: unknown }): AskedBankFiles {
  const account = idOf(search.account);
  const file = idOf(search.file);
  const { balance } = search;
  return {
    ...(account !== null && { account }),
    ...(file !== null && { file }),
    ...(typeof balance === 'string' && isWireDate(balance) && { balance }),
  };
}

/** Where a day of an account is reconciled. */
export const reconcileHref = (bankAccountID: number, date: WireDate): string =>
  `/escrow-accounting/reconciliations?account=${bankAccountID}&date=${date}`;
