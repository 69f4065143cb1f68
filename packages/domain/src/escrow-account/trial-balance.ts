import { addToDate, type WireDate } from '../dates/index.ts';
import { formatMonth } from '../formats/index.ts';
import type { Cents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import { type EscrowItem, runningBalance } from './running-balance.ts';

/** A month of the first year of an account, with the reason of its balance. */
export interface TrialMonth {
  /** A day of the month. */
  readonly day: WireDate;
  readonly payment: Cents;
  readonly disbursed: Cents;
  /** What is paid out of the account, bill by bill. */
  readonly bills: readonly Trace[];
  readonly balance: Explained<Cents>;
  /** Whether it is the first month with the least balance of the year. */
  readonly isLowest: boolean;
}

/** The first year of an account month by month (12 CFR 1024.17(g)(1)), each balance from the one before. */
export function trialBalance(
  items: readonly EscrowItem[],
  payment: Explained<Cents>,
  deposit: Explained<Cents>,
  firstPayment: WireDate,
): TrialMonth[] {
  const months = runningBalance(items, payment.value, deposit.value);
  const least = Math.min(...months.map(({ balance }) => balance));
  const lowest = months.findIndex(({ balance }) => balance === least);
  let before = deposit.trace;
  return months.map(({ month, disbursed, balance }, at) => {
    const day = addToDate(firstPayment, month, 'months');
    const bills = billsOf(items, month);
    const explained = explainedMoney(balance, {
      label: `Balance of ${formatMonth(day)}`,
      formula: 'The balance before and the payment, less the bills of the month',
      math: 'a + b - (sum(all) - a - b)',
      rule: { text: '12 CFR 1024.17(d)(1)' },
      inputs: [before, payment.trace, ...bills],
    });
    before = explained.trace;
    return { day, payment: payment.value, disbursed, bills, balance: explained, isLowest: at === lowest };
  });
}

const billsOf = (items: readonly EscrowItem[], month: number): Trace[] =>
  items.flatMap(({ label, disbursements }) =>
    disbursements
      .filter((bill) => bill.month === month)
      .map(({ amount, from }) => from?.amount ?? given(label, money(amount), 'items')),
  );
