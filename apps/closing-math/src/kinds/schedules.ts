import { buydownCase, paymentCase, scheduleCase } from '@closewright/contract/closing-math';
import {
  buydown,
  type LoanTerms,
  levelPayment,
  type ScheduleRow,
  schedule,
  scheduleTotals,
  unroundedSchedule,
  unroundedTotals,
} from '@closewright/domain/loans';
import type { Exact } from '@closewright/domain/money';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';
import { termsOf } from './terms.ts';

const paymentKind = kindOf('payment', paymentCase, ({ amount, rate, months, rounding }) => ({
  payment: levelPayment({ amount, rate, months }, rounding),
}));

const shownRow = ({ payment, rate, amount, interest, principal, balance }: ScheduleRow) => ({
  payment,
  rate,
  amount: dollars(amount),
  interest: dollars(interest),
  principal: dollars(principal),
  balance: dollars(balance),
});

/** The rows of a schedule that are shown. */
const chosenOf = <Row extends { readonly payment: number }>(rows: readonly Row[], shown: 'all' | 'yearly' | 'none') =>
  ({
    all: rows,
    yearly: rows.filter(({ payment }) => payment % 12 === 0 || payment === rows.length),
    none: [],
  })[shown];

const sixDecimals = (exactCents: Exact): string => exactCents.div(100).toFixed(6);

function unrounded(terms: LoanTerms, shown: 'all' | 'yearly' | 'none') {
  const rows = unroundedSchedule(terms);
  return {
    ...unroundedTotals(terms, rows),
    rows: chosenOf(rows, shown).map(({ payment, rate, ...amounts }) => ({
      payment,
      rate,
      amount: sixDecimals(amounts.amount),
      interest: sixDecimals(amounts.interest),
      principal: sixDecimals(amounts.principal),
      balance: sixDecimals(amounts.balance),
    })),
  };
}

const scheduleKind = kindOf('schedule', scheduleCase, (input) => {
  const terms = termsOf(input);
  const { rows: shown, isRounded } = input;
  if (!isRounded) return unrounded(terms, shown);
  const rows = schedule(terms);
  const changes = rows.filter((row, at) => at === 0 || (at < rows.length - 1 && row.amount !== rows[at - 1]?.amount));
  return {
    ...scheduleTotals(terms, rows),
    payments: changes.map(({ payment, rate, amount }) => ({ fromPayment: payment, rate, amount: dollars(amount) })),
    rows: chosenOf(rows, shown).map(shownRow),
  };
});

const buydownKind = kindOf('buydown', buydownCase, ({ amount, rate, months, reductions }) => {
  const { years, subsidy } = buydown({ amount, rate, months }, reductions);
  return {
    payment: levelPayment({ amount, rate, months }, 'halfUp'),
    years: years.map((year) => ({
      ...year,
      payment: dollars(year.payment),
      monthlySubsidy: dollars(year.monthlySubsidy),
    })),
    subsidy,
  };
});

export const scheduleKinds: readonly Kind[] = [paymentKind, scheduleKind, buydownKind];
