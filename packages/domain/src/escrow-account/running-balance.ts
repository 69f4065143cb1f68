import { addCents, type Cents, cents, subtractCents, zeroCents } from '../money/index.ts';

/** A bill the servicer pays out of the account, in a month of the escrow year: 0 is the month of the first payment. */
export interface Disbursement {
  readonly month: number;
  readonly amount: Cents;
}

/** One thing the account is for: county taxes, homeowner's insurance. */
export interface EscrowItem {
  readonly label: string;
  /** The bills of one year. */
  readonly disbursements: readonly Disbursement[];
}

/** One month of the account. */
export interface MonthBalance {
  readonly month: number;
  readonly payment: Cents;
  readonly disbursed: Cents;
  readonly balance: Cents;
}

export const monthsOfYear = 12;

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
