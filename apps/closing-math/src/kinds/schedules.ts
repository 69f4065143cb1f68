import { buydownCase, paymentCase, scheduleCase } from '@closewright/contract/closing-math';
import { buydown, levelPayment, type ScheduleRow, schedule, scheduleTotals } from '@closewright/domain/loans';
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

const scheduleKind = kindOf('schedule', scheduleCase, ({ rows: shown, ...input }) => {
  const terms = termsOf(input);
  const rows = schedule(terms);
  const chosen = {
    all: rows,
    yearly: rows.filter(({ payment }) => payment % 12 === 0 || payment === rows.length),
    none: [],
  }[shown];
  const changes = rows.filter((row, at) => at === 0 || (at < rows.length - 1 && row.amount !== rows[at - 1]?.amount));
  return {
    ...scheduleTotals(terms, rows),
    payments: changes.map(({ payment, rate, amount }) => ({ fromPayment: payment, rate, amount: dollars(amount) })),
    rows: chosen.map(shownRow),
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
