import { cents, Exact } from '../money/index.ts';
import { numberOf, type Procedure } from '../trace/index.ts';
import { monthsAfter, monthsOfYear } from './running-balance.ts';

/** What the traces of escrow accounts name that is no arithmetic: the month of a bill, and the least of a year, from a payment and the months and amounts of the bills. */
export const escrowProcedures: Readonly<Record<string, Procedure>> = {
  monthsAfter: (firstPayment, bill) => new Exact(monthsAfter(String(firstPayment), String(bill))),
  lowestBalance: (payment = '0', ...bills) => {
    const numbers = bills.map((term) => numberOf(term).toNumber());
    let balance = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let month = 0; month < monthsOfYear; month += 1) {
      const due = numbers.filter((_, at) => at % 2 === 1 && numbers[at - 1] === month);
      balance += numberOf(payment).toNumber() - due.reduce((sum, amount) => sum + amount, 0);
      lowest = Math.min(lowest, balance);
    }
    return new Exact(cents(lowest));
  },
};
