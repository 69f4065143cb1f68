import type { WireDate } from '../dates/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents, maxCents } from '../money/index.ts';
import { invoiceFigures } from './figures.ts';
import type { InvoiceLine, StoredInvoice } from './invoice.ts';
import { invoiceStanding } from './standing.ts';

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

/**
 * Why an issued invoice cannot be voided; null where it can. A batch is taken back whole, what it wrote off included: then
 * its invoices have to be claims still.
 */
export function voidProblem(invoice: StoredInvoice, today: WireDate): string | null {
  const { paid } = invoiceStanding(invoice, today);
  const [batch] = invoice.entries.flatMap((entry) => (entry.takenBack === null && entry.batch ? [entry.batch] : []));
  if (batch !== undefined) return `It is in batch ${batch.number}: take that back first`;
  if (paid.value > 0) return `${formatMoney(paid.value)} counts as paid: take that back first, or credit what is left`;
  return null;
}
