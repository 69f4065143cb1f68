import { isWireDate, type WireDate } from '@closewright/domain/dates';
import { askedId } from '../../lib/asked-id.ts';

/** What the address asks for: files of one bank account, one of them, or the dialog for a balance of a day. */
export interface AskedBankFiles {
  readonly account?: number;
  readonly file?: number;
  /** The day whose balance is typed. */
  readonly balance?: WireDate;
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked(search: { account?: unknown; file?: unknown; balance?: unknown }): AskedBankFiles {
  const account = askedId(search.account);
  const file = askedId(search.file);
  const { balance } = search;
  return {
    ...(account && { account }),
    ...(file && { file }),
    ...(typeof balance === 'string' && isWireDate(balance) && { balance }),
  };
}

/** Where a day of an account is reconciled. */
export const reconcileHref = (bankAccountID: number, date: WireDate): string =>
  `/escrow-accounting/reconciliations?account=${bankAccountID}&date=${date}`;
