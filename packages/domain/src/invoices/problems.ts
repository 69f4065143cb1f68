import { formatMoney } from '../formats/index.ts';
import { cents, maxCents } from '../money/index.ts';
import { invoiceFigures } from './figures.ts';
import type { InvoiceLine } from './invoice.ts';

/** What keeps a draft from being issued, by its field. */
export function issueProblems(draft: {
  readonly lines: readonly InvoiceLine[];
  readonly taxRate: string | null;
  readonly customer: object | null;
}): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (draft.customer === null) problems.customer = 'Choose whom it is to';
  const figures = draft.lines.length > 0 && isWithinReach(draft.lines) ? invoiceFigures(draft) : null;
  if (draft.lines.length === 0) problems.lines = 'Enter at least one line';
  else if (figures === null) problems.lines = 'These lines come to more than can be counted';
  else if (figures.missing !== null) problems.lines = figures.missing;
  else if (figures.taxable.value < 0) problems.lines = 'The taxable lines come to less than 0.00';
  else if (figures.total === null || figures.total.value <= 0) problems.lines = 'An invoice comes to more than 0.00';
  return problems;
}

/** Whether sums over lines, with a tax of the whole, are amounts that can be counted. */
export const isWithinReach = (lines: readonly InvoiceLine[]): boolean =>
  lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0) * 2 <= maxCents;

/** What is wrong with an amount that is paid or credited of a balance; null where nothing is. */
export function amountProblem(amount: number, balance: number): string | null {
  if (cents(amount) <= balance) return null;
  return balance <= 0 ? 'Nothing is left to pay of this invoice' : `Only ${formatMoney(cents(balance))} is left`;
}
