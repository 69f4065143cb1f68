import { isWireDate, type WireDate } from '@closewright/domain/dates';

/** What the address asks for: the accounting home or, with an account and a day, that day of it. */
export interface AskedReconciliations {
  readonly account?: number;
  readonly date?: WireDate;
}

/** What an address asks for; what it names that there cannot be is not asked. A day alone is of no account. */
export function readAsked({ account, date }: { account?: unknown; date?: unknown }): AskedReconciliations {
  const id = Number(account);
  if (!Number.isInteger(id) || id <= 0) return {};
  return { account: id, ...(typeof date === 'string' && isWireDate(date) && { date }) };
}
