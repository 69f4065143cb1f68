import { InputError } from '../errors/index.ts';
import {
  addCents,
  type Cents,
  cents,
  Exact,
  type Rounding,
  subtractCents,
  toCents,
  zeroCents,
} from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, roundedToCent, type Trace } from '../trace/index.ts';
import {
  annualDisbursements,
  depositFor,
  type EscrowItem,
  type MonthBalance,
  monthsOfYear,
  runningBalance,
} from './running-balance.ts';

/** Most that may be held as a cushion, in months of payments: one sixth of the year's bills (12 CFR 1024.17(c)(1)(ii)). */
export const mostCushionMonths = 2;

/** How an account is opened. */
export interface EscrowAccount {
  readonly items: readonly EscrowItem[];
  /** Cushion in months, 0 to 2; state law or the mortgage may allow less. */
  readonly cushionMonths: 0 | 1 | 2;
  readonly paymentRounding: Rounding;
}

/** The figures of section G of a closing disclosure and the month-by-month table behind them. */
export interface InitialEscrow {
  readonly monthlyPayment: Explained<Cents>;
  /** The deposit of each item by itself, as its line shows it: the months that it collects, or what single-item accounting asks for. */
  readonly single: readonly { readonly item: EscrowItem; readonly deposit: Explained<Cents> }[];
  /** The lines of the items together. */
  readonly singleTotal: Explained<Cents>;
  /** What may be collected for all of them together. */
  readonly aggregateDeposit: Explained<Cents>;
  /** Aggregate deposit less the single deposits: zero or negative, but for cents of rounding. */
  readonly adjustment: Explained<Cents>;
  /** The year, starting from the aggregate deposit. */
  readonly months: readonly MonthBalance[];
}

const rule = (paragraph: string) => ({ text: `12 CFR 1024.17${paragraph}` });

/** Opens an escrow account by aggregate accounting and says what single-item accounting would have asked for (12 CFR 1024.17(c), (d), Appendix E). */
export function initialEscrow(account: EscrowAccount): InitialEscrow {
  checkItems(account.items);
  const monthlyPayment = monthlyOf('Monthly escrow payment', account.items, account.paymentRounding);
  const aggregateDeposit = depositOf('Aggregate deposit', account.items, account);
  const single = account.items.map((item) => ({ item, deposit: lineOf(item, account) }));
  const singleTotal = explainedMoney(addCents(...single.map(({ deposit }) => deposit.value)), {
    label: 'Deposits of the single items',
    formula: 'The lines of all items',
    math: 'sum(all)',
    inputs: single.map(({ deposit }) => deposit.trace),
  });
  return {
    monthlyPayment,
    single,
    singleTotal,
    aggregateDeposit,
    adjustment: explainedMoney(subtractCents(aggregateDeposit.value, singleTotal.value), {
      label: 'Aggregate adjustment',
      formula: 'Aggregate deposit less the deposits of the single items',
      math: 'less(all)',
      rule: rule('(d)(2)'),
      inputs: [aggregateDeposit.trace, ...single.map(({ deposit }) => deposit.trace)],
    }),
    months: runningBalance(account.items, monthlyPayment.value, aggregateDeposit.value),
  };
}

/** What an item puts on its own line: the months that it collects where they are said. */
function lineOf(item: EscrowItem, account: EscrowAccount): Explained<Cents> {
  const { label, monthsCollected } = item;
  if (monthsCollected === undefined) return depositOf(label, [item], account);
  const payment = monthlyOf('Monthly payment', [item], account.paymentRounding);
  return explainedMoney(cents(payment.value * monthsCollected.value), {
    label,
    formula: 'The monthly payment of the item times the months collected',
    math: 'a * b',
    inputs: [payment.trace, monthsCollected.trace],
  });
}

/** The bills of some items, each as one figure. */
const billsOf = (items: readonly EscrowItem[]): Trace[] =>
  items.map((item) => item.year ?? given(item.label, money(annualDisbursements([item])), 'items'));

/** What is paid into an account for some items each month. */
export function monthlyOf(label: string, items: readonly EscrowItem[], rounding: Rounding): Explained<Cents> {
  const year = annualDisbursements(items);
  return explainedMoney(toCents(new Exact(year).div(monthsOfYear), rounding), {
    label,
    formula: 'A twelfth of the bills of the year',
    math: `${rounding}(sum(all) / ${monthsOfYear})`,
    rounding: roundedToCent(rounding),
    rule: rule('(c)(1)(ii)'),
    inputs: billsOf(items),
  });
}

/** What is held beside the bills: that many twelfths of those of the year (12 CFR 1024.17(c)(1)(ii)). */
export function cushionOf(items: readonly EscrowItem[], months: EscrowAccount['cushionMonths']): Explained<Cents> {
  // A share of the year's bills and not of the rounded payment, so that the limit is never passed by a cent.
  const cushion = toCents(new Exact(annualDisbursements(items)).times(months).div(monthsOfYear), 'down');
  return explainedMoney(cushion, {
    label: 'Cushion',
    formula: 'That many twelfths of the bills of the year',
    math: `down((sum(all) - a) * a / ${monthsOfYear})`,
    rounding: roundedToCent('down'),
    rule: rule('(c)(1)(ii)'),
    inputs: [given('Months of cushion', count(months, 'months'), 'cushionMonths'), ...billsOf(items)],
  });
}

function depositOf(label: string, items: readonly EscrowItem[], account: EscrowAccount): Explained<Cents> {
  const payment = monthlyOf('Monthly payment', items, account.paymentRounding);
  const { value: cushion, trace: cushionTrace } = cushionOf(items, account.cushionMonths);
  const lowest = Math.min(...runningBalance(items, payment.value, zeroCents).map(({ balance }) => balance));
  const lowestTrace: Trace = {
    label: 'Lowest balance without a deposit',
    value: money(lowest),
    formula: 'The least of the year: each month the payment comes in, then the bills of the month go out',
    math: 'lowestBalance(all)',
    rule: rule('(d)(1)(i)(A)'),
    inputs: [payment.trace, ...items.flatMap(billLeaves)],
  };
  return explainedMoney(depositFor(items, payment.value, cushion), {
    label,
    formula: 'What brings the lowest balance of the year up to the cushion',
    math: 'max(0, b - min(0, a))',
    rule: rule('(d)(1)'),
    inputs: [lowestTrace, cushionTrace],
  });
}

/** Month and amount of each bill, one leaf after the other. */
const billLeaves = ({ label, disbursements }: EscrowItem): Trace[] =>
  disbursements.flatMap(({ month, amount, from }) => [
    from?.month ?? given(`${label}: months after the first payment`, count(month, 'months'), 'items'),
    from?.amount ?? given(label, money(amount), 'items'),
  ]);

function checkItems(items: readonly EscrowItem[]): void {
  for (const [at, { label, disbursements }] of items.entries())
    for (const [of, { month, amount }] of disbursements.entries())
      if (!Number.isInteger(month) || month < 0 || month >= monthsOfYear || cents(amount) < 0)
        throw new InputError(
          'OUT_OF_RANGE',
          `items.${at}.disbursements.${of}`,
          `${label}: a bill has a month of 0 to 11 and is not negative`,
        );
}
