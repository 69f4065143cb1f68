import { escrowAccountCase, escrowAnalysisCase } from '@closewright/contract/closing-math';
import { addToDate, type WireDate } from '@closewright/domain/dates';
import { eachWithin, InputError } from '@closewright/domain/errors';
import {
  analyseEscrow,
  type EscrowItem,
  initialEscrow,
  type MonthBalance,
  monthsAfter,
  monthsOfYear,
  runningBalance,
} from '@closewright/domain/escrow-account';
import { addCents, type Cents, cents, zeroCents } from '@closewright/domain/money';
import { count, given } from '@closewright/domain/trace';
import type { z } from 'zod';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';

type Input = z.output<typeof escrowAccountCase>;

/** Months from the first payment to a bill. Throws an InputError for a bill that is not of the year of the account: bills of two years are not added. */
function monthOf(date: WireDate, first: WireDate): number {
  const months = monthsAfter(first, date);
  if (months >= 0 && months < monthsOfYear) return months;
  const last = addToDate(first, monthsOfYear - 1, 'months');
  throw new InputError(
    'OUT_OF_RANGE',
    'date',
    `A bill of the account is one of its year, from ${first.slice(0, 7)} to ${last.slice(0, 7)}`,
  );
}

/** The items of an account, their bills by months from the first payment. */
export const escrowItemsOf = ({ items, firstPayment }: Pick<Input, 'items' | 'firstPayment'>): EscrowItem[] =>
  eachWithin('items', items, ({ label, monthsCollected, bills }) => ({
    label,
    ...(monthsCollected === undefined
      ? {}
      : {
          monthsCollected: {
            value: monthsCollected,
            trace: given('Months collected', count(monthsCollected, 'months'), 'items'),
          },
        }),
    disbursements: eachWithin('bills', bills, ({ date, amount }) => ({ month: monthOf(date, firstPayment), amount })),
  }));

/** The three steps of Appendix E beside each other: from nothing, without negative balances, with the cushion. */
function trialBalance(items: readonly EscrowItem[], payment: Cents, deposit: Cents, firstPayment: WireDate) {
  const from = (start: Cents) => runningBalance(items, payment, start);
  const initial = from(zeroCents);
  const lowest = cents(Math.min(0, ...initial.map(({ balance }) => balance)));
  const adjusted = from(cents(-lowest));
  const row = ({ month, payment: paid, disbursed, balance }: MonthBalance) => ({
    month: addToDate(firstPayment, month, 'months').slice(0, 7),
    payment: dollars(paid),
    disbursed: dollars(disbursed),
    initial: dollars(initial[month]?.balance ?? zeroCents),
    adjusted: dollars(adjusted[month]?.balance ?? zeroCents),
    balance: dollars(balance),
  });
  return {
    begin: { initial: '0.00', adjusted: dollars(cents(-lowest)), balance: dollars(deposit) },
    months: from(deposit).map(row),
  };
}

const escrowAccountKind = kindOf('escrow-account', escrowAccountCase, (input) => {
  const { cushionMonths, paymentRounding, firstPayment, settlement } = input;
  if (settlement !== undefined && settlement > firstPayment)
    throw new InputError('REVERSED', 'settlement', 'The first payment comes after the closing');
  const items = escrowItemsOf(input);
  const account = { items, cushionMonths, paymentRounding };
  const { monthlyPayment, aggregateDeposit, adjustment, single } = initialEscrow(account);
  const aggregate = trialBalance(items, monthlyPayment.value, aggregateDeposit.value, firstPayment);
  const balances = runningBalance(items, monthlyPayment.value, aggregateDeposit.value);
  const lowest = balances.reduce((least, month) => (month.balance < least.balance ? month : least));
  return {
    monthlyPayment,
    initialDeposit: aggregateDeposit,
    singleItemDeposits: single.map(({ item, deposit }) => ({ label: item.label, deposit })),
    singleItemTotal: dollars(addCents(...single.map(({ deposit }) => deposit.value))),
    aggregateAdjustment: adjustment,
    lowestBalance: { month: aggregate.months[lowest.month]?.month ?? '', balance: dollars(lowest.balance) },
    ...aggregate,
    singleItems: items.map((item) => {
      const alone = initialEscrow({ ...account, items: [item] });
      const table = trialBalance([item], alone.monthlyPayment.value, alone.aggregateDeposit.value, firstPayment);
      return { label: item.label, monthlyPayment: dollars(alone.monthlyPayment.value), ...table };
    }),
  };
});

const escrowAnalysisKind = kindOf('escrow-analysis', escrowAnalysisCase, ({ balance, target, monthlyPayment }) => {
  const { shortage, deficiency, ...analysis } = analyseEscrow(balance, target, monthlyPayment);
  return { ...analysis, deficiency: deficiency && { ...deficiency }, shortage: shortage && { ...shortage } };
});

export const escrowKinds: readonly Kind[] = [escrowAccountKind, escrowAnalysisKind];
