import { pays } from '../check-writing/index.ts';
import { diffDates, type WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { type Cents, cents, zeroCents } from '../money/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import { invoiceFigures } from './figures.ts';
import type { InvoiceEntry, InvoiceState, StoredInvoice } from './invoice.ts';

/** Where an invoice stands. */
export interface InvoiceStanding {
  readonly state: InvoiceState;
  /** What it comes to; null of a draft whose tax nobody knows. */
  readonly total: Explained<Cents> | null;
  /** What counts as paid, with what was paid from closing. */
  readonly paid: Explained<Cents>;
  readonly credited: Explained<Cents>;
  /** What is left to pay; 0 of a draft and of a void one. Below 0: more was paid. */
  readonly balance: Explained<Cents>;
  /** Days after its due date, while something is left; 0 until then. */
  readonly daysLate: number;
}

/** An entry with an amount. */
export type MoneyEntry = Exclude<InvoiceEntry, { kind: 'sent' }>;

const isMoney = (entry: InvoiceEntry): entry is MoneyEntry => entry.kind !== 'sent';

/** Why an entry does not count; null where it does. Of what was paid from closing the payment has to stand. */
export function countsNot(entry: InvoiceEntry): string | null {
  if (entry.takenBack !== null) return `Taken back: ${entry.takenBack.reason}`;
  if (entry.kind === 'closing' && !pays(entry.payment)) return `Its payment was ${entry.payment.state}`;
  return null;
}

/** What an entry is called in a trace. */
export function entryWords(entry: MoneyEntry): string {
  const on = formatDate(entry.date);
  switch (entry.kind) {
    case 'payment':
      return [`${entry.means} of ${on}`, entry.reference, entry.batch && `batch ${entry.batch.number}`]
        .filter(Boolean)
        .join(', ');
    case 'credit memo':
      return `Credit memo of ${on}: ${entry.reason}`;
    case 'closing':
      return entry.payment.checkNumber === null
        ? `Paid from closing on ${on}`
        : `Paid from closing by check ${entry.payment.checkNumber}`;
  }
}

/** Where an invoice stands on a day, by what was noted of it. */
export function invoiceStanding(invoice: StoredInvoice, today: WireDate): InvoiceStanding {
  const { issued, voided, entries } = invoice;
  const { total } = invoiceFigures(invoice);
  const counting = entries.filter(isMoney).filter((entry) => countsNot(entry) === null);
  const sum = (label: string, formula: string, taken: (entry: MoneyEntry) => boolean) =>
    sumOf(
      label,
      counting
        .filter(taken)
        .map((entry) => given(entryWords(entry), money(entry.amount), `entries.id${entry.invoiceEntryID}`)),
      formula,
    );
  const credited = sum('Credited', 'The sum of its credit memos', ({ kind }) => kind === 'credit memo');
  const paid = sum('Paid', 'The sum of what was paid', ({ kind }) => kind !== 'credit memo');
  const common = { total, paid, credited, daysLate: 0 };
  if (issued === null || total === null)
    return { ...common, state: 'draft', balance: nothing('A draft is no claim yet') };
  if (voided !== null) return { ...common, state: 'void', balance: nothing(`Void: ${voided.reason}`) };
  const less = sumOf('Paid and credited', [paid.trace, credited.trace], 'What was paid, and what was credited');
  const balance = lessOf('Balance', total, less, 'The total less what was paid and credited');
  return {
    ...common,
    balance,
    state: stateOf(balance.value, paid.value),
    daysLate: balance.value > 0 ? Math.max(0, diffDates(issued.due, today, 'days')) : 0,
  };
}

function stateOf(balance: Cents, paid: Cents): InvoiceState {
  if (balance <= 0) return paid > 0 ? 'paid' : 'credited';
  return paid > 0 ? 'partly paid' : 'open';
}

const nothing = (formula: string): Explained<Cents> =>
  explainedMoney(zeroCents, { label: 'Balance', formula, math: '0', inputs: [] });

/** What is said of an invoice of which more was paid than it came to; null where it was not. */
export const overpaidWords = ({ balance }: Pick<InvoiceStanding, 'balance'>): Cents | null =>
  balance.value < 0 ? cents(0 - balance.value) : null;
