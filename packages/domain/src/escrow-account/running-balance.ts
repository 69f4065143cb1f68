import { dateParts, type WireDate } from '../dates/index.ts';
import { addCents, type Cents, cents, subtractCents, zeroCents } from '../money/index.ts';
import type { FeeCharge, FeeKind } from '../settlement/index.ts';
import type { Explained, Trace } from '../trace/index.ts';

/** A bill the servicer pays out of the account, in a month of the escrow year: 0 is the month of the first payment. */
export interface Disbursement {
  readonly month: number;
  readonly amount: Cents;
  /** How month and amount came about; they are given where it is not said. */
  readonly from?: { readonly month: Trace; readonly amount: Trace };
}

/** One thing the account is for: county taxes, homeowner's insurance. */
export interface EscrowItem {
  readonly label: string;
  /** The bills of one year. */
  readonly disbursements: readonly Disbursement[];
  /** How the sum of them came about; it is given where it is not said. */
  readonly year?: Trace;
  /** Months of its payment that its own line collects; by single-item accounting where it is not said. */
  readonly monthsCollected?: Explained<number>;
  /** What a fee of its deposit says besides; the borrower pays it where it is not said. */
  readonly kind?: FeeKind;
  readonly payee?: string;
  readonly paidBy?: Pick<FeeCharge, 'paidBy' | 'payer'>;
}

/** One month of the account. */
export interface MonthBalance {
  readonly month: number;
  readonly payment: Cents;
  readonly disbursed: Cents;
  readonly balance: Cents;
}

export const monthsOfYear = 12;

/** Months from that of the first payment to that of a bill, whatever their days; below zero for a bill before it. */
export function monthsAfter(firstPayment: WireDate, bill: WireDate): number {
  const [from, to] = [dateParts(firstPayment), dateParts(bill)];
  return (to.year - from.year) * monthsOfYear + to.month - from.month;
}

/** All bills of a year. */
export function annualDisbursements(items: readonly EscrowItem[]): Cents {
  return addCents(...items.flatMap(({ disbursements }) => disbursements.map(({ amount }) => amount)));
}

/** Month by month, starting from `deposit`: a payment comes in, then the bills of the month go out. */
export function runningBalance(items: readonly EscrowItem[], payment: Cents, deposit: Cents): MonthBalance[] {
  let balance = deposit;
  return Array.from({ length: monthsOfYear }, (_, month) => {
    const disbursed = addCents(
      ...items.flatMap(({ disbursements }) =>
        disbursements.filter((bill) => bill.month === month).map(({ amount }) => amount),
      ),
    );
    balance = subtractCents(addCents(balance, payment), disbursed);
    return { month, payment, disbursed, balance };
  });
}

/** What must be there at the start so that the lowest balance of the year is the cushion. */
export function depositFor(items: readonly EscrowItem[], payment: Cents, cushion: Cents): Cents {
  const lowest = runningBalance(items, payment, zeroCents).reduce((least, { balance }) => Math.min(least, balance), 0);
  // Payments may run ahead of the bills all year; a deposit is never taken out.
  return cents(Math.max(0, cushion - lowest));
}
