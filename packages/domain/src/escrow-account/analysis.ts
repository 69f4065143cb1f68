import { addCents, type Cents, cents, Exact, toCents, zeroCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import { monthsOfYear } from './running-balance.ts';

/** How an account stands at its yearly analysis (12 CFR 1024.17(b)): what is there beside what should be. */
export type EscrowState = 'surplus' | 'even' | 'shortage' | 'deficiency';

/** What may be done about it. */
export type EscrowChoice =
  | 'refund'
  | 'creditToNextYear'
  | 'leave'
  | 'payWithin30Days'
  | 'spreadOver12Months'
  | 'spreadOver2MonthsOrMore';

/** A surplus, a shortage or a deficiency by itself. */
export interface EscrowPart {
  /** Above zero, whatever it is; zero where the account is even. */
  readonly amount: Explained<Cents>;
  readonly choices: readonly EscrowChoice[];
  /** What spreading it over a year adds to the monthly payment, rounded up so that it is covered. */
  readonly perMonth: Explained<Cents>;
}

/** The outcome of an analysis: what the state says, and what is missing by its parts. */
export interface EscrowAnalysis extends EscrowPart {
  /** A deficiency where the balance is below zero, though it is a shortage besides. */
  readonly state: EscrowState;
  /** What is missing from the balance, or from zero where it is below, up to the target; null where nothing is. */
  readonly shortage: EscrowPart | null;
  /** What the balance is below zero; null where it is not. */
  readonly deficiency: EscrowPart | null;
  /** What spreading shortage and deficiency over a year adds to the monthly payment in all. */
  readonly totalPerMonth: Explained<Cents>;
  /** The payment of a month after it: with what shortage and deficiency add over a year; a surplus that is refunded changes nothing. */
  readonly paymentAfter: Explained<Cents>;
  /** The same where a surplus is credited to the payments of the next year; null where it may not be. */
  readonly paymentIfCredited: Explained<Cents> | null;
}

/** A surplus of this much or more must be refunded within 30 days (12 CFR 1024.17(f)(2)(i)). */
export const refundFrom: Cents = cents(50_00);

interface StateWords {
  readonly paragraph: string;
  readonly formula: string;
  /** Of the balance and the target. */
  readonly math: string;
}

const states: Readonly<Record<EscrowState, StateWords>> = {
  surplus: { paragraph: '(f)(2)', formula: 'What the balance is above the target', math: 'a - b' },
  even: { paragraph: '(f)', formula: 'The balance is the target', math: 'a - b' },
  shortage: {
    paragraph: '(f)(3)',
    formula: 'What is missing from the balance, or from zero where it is below, up to the target',
    math: 'b - max(a, 0)',
  },
  deficiency: { paragraph: '(f)(4)', formula: 'What the balance is below zero', math: '-a' },
};

/**
 * Surplus, shortage or deficiency and what the rule allows (12 CFR 1024.17(b), (f)(2) to (4)). A balance below zero is a deficiency, and what is missing
 * from zero to the target a shortage besides: each has its own choices. *Balance −100, target 500: a deficiency of 100 and a shortage of 500.*
 * @param balance what is in the account; below zero is a deficiency
 * @param target what should be in it at this time
 * @param monthlyPayment one month's escrow payment: less than one asks for other choices
 */
export function analyseEscrow(balance: Cents, target: Cents, monthlyPayment: Cents): EscrowAnalysis {
  const state = stateOf(balance, target);
  const part = (of: EscrowState) => partOf(of, balance, target, monthlyPayment);
  const shortage = target > Math.max(balance, 0) ? part('shortage') : null;
  const deficiency = balance < 0 && target > balance ? part('deficiency') : null;
  const own = part(state);
  const owed = [deficiency, shortage].filter((one) => one !== null);
  const monthly = (owed.length > 0 ? owed : [own]).map(({ perMonth }) => perMonth);
  const totalPerMonth = explainedMoney(addCents(...monthly.map(({ value }) => value)), {
    label: 'More a month in all',
    formula: owed.length > 0 ? 'Deficiency and shortage, each spread over a year' : 'Nothing is owed',
    math: 'sum(all)',
    rule: { text: '12 CFR 1024.17(f)(3), (4)' },
    inputs: monthly.map(({ trace }) => trace),
  });
  const payment = given('Escrow payment of a month', money(monthlyPayment), 'monthlyPayment');
  return {
    state,
    ...own,
    shortage,
    deficiency,
    totalPerMonth,
    paymentAfter: explainedMoney(addCents(monthlyPayment, totalPerMonth.value), {
      label: 'Payment of a month after the analysis',
      formula: 'The escrow payment and what shortage and deficiency add',
      math: 'a + b',
      rule: { text: '12 CFR 1024.17(f)' },
      inputs: [payment, totalPerMonth.trace],
    }),
    paymentIfCredited: own.choices.includes('creditToNextYear') ? credited(own.amount, monthlyPayment, payment) : null,
  };
}

/** The payment of a month where a surplus is spread over it, rounded down so that no more than the surplus is given. */
function credited(surplus: Explained<Cents>, monthlyPayment: Cents, payment: Trace): Explained<Cents> {
  const share = Math.min(monthlyPayment, toCents(new Exact(surplus.value).div(monthsOfYear), 'down'));
  return explainedMoney(cents(monthlyPayment - share), {
    label: 'Payment of a month with the surplus credited',
    formula: 'The escrow payment less a twelfth of the surplus, at most the payment',
    math: `a - min(a, down(b / ${monthsOfYear}))`,
    rounding: 'a twelfth to the cent, down',
    rule: { text: '12 CFR 1024.17(f)(2)(i)' },
    inputs: [payment, surplus.trace],
  });
}

function partOf(state: EscrowState, balance: Cents, target: Cents, monthlyPayment: Cents): EscrowPart {
  const { paragraph, formula, math } = states[state];
  const rule = { text: `12 CFR 1024.17${paragraph}` };
  const amount = explainedMoney(amountOf(state, balance, target), {
    label: `Escrow ${state}`,
    formula,
    math,
    rule,
    inputs: [given('Balance', money(balance), 'balance'), given('Target', money(target), 'target')],
  });
  const isOwed = state === 'shortage' || state === 'deficiency';
  return {
    amount,
    choices: choicesOf(state, amount.value, monthlyPayment),
    perMonth: explainedMoney(isOwed ? toCents(new Exact(amount.value).div(monthsOfYear), 'up') : zeroCents, {
      label: `More a month for the ${state}, spread over a year`,
      formula: isOwed ? 'A twelfth of it' : 'Nothing is owed',
      math: isOwed ? `up(a / ${monthsOfYear})` : 'a - a',
      rounding: 'to the cent, up',
      rule,
      inputs: [amount.trace],
    }),
  };
}

function amountOf(state: EscrowState, balance: Cents, target: Cents): Cents {
  if (state === 'deficiency') return cents(-balance);
  return cents(state === 'shortage' ? target - Math.max(balance, 0) : balance - target);
}

function stateOf(balance: Cents, target: Cents): EscrowState {
  if (balance === target) return 'even';
  if (balance > target) return 'surplus';
  return balance < 0 ? 'deficiency' : 'shortage';
}

function choicesOf(state: EscrowState, amount: Cents, monthlyPayment: Cents): EscrowChoice[] {
  if (state === 'even') return [];
  if (state === 'surplus') return amount >= refundFrom ? ['refund'] : ['refund', 'creditToNextYear'];
  const spread: EscrowChoice = state === 'deficiency' ? 'spreadOver2MonthsOrMore' : 'spreadOver12Months';
  return amount < monthlyPayment ? ['leave', 'payWithin30Days', spread] : ['leave', spread];
}
