import type { StoredBankItem } from '../bank-files/index.ts';
import { bankingDay, near } from './banking-days.ts';
import type { BookItem } from './book-item.ts';
import { type OpenItems, type Rule, sumOf } from './open-items.ts';
import { slipsNamed } from './references.ts';

/** Business days that a deposit takes to the bank at most, and within which a number is the same one. */
const mostDays = 5;
const sureWithin = 10;

/** What went to the bank together. */
export interface Slip {
  readonly slip: number;
  readonly items: readonly BookItem[];
  readonly amount: number;
  /** The day on which it was taken there. */
  readonly day: number;
}

/** The deposit slips of book items, the earliest first. */
export function slipsOf(bookItems: readonly BookItem[]): readonly Slip[] {
  const onSlips = Map.groupBy(
    bookItems.filter(({ slip, depositedOn, amount }) => slip !== null && depositedOn !== null && amount > 0),
    ({ slip }) => slip ?? 0,
  );
  return [...onSlips]
    .map(([slip, items]) => ({
      slip,
      items,
      amount: sumOf(items),
      day: bankingDay(items.map(({ depositedOn, date }) => depositedOn ?? date).reduce((a, b) => (a < b ? a : b))),
    }))
    .toSorted((a, b) => a.day - b.day || a.slip - b.slip);
}

/** Kinds of money in that a deposit may be, and the one that is nothing else. */
const mayBeDeposit = new Set<StoredBankItem['kind']>(['Deposit', 'Other in']);

/** A deposit that the bank has, with the open slips that it names. */
interface Deposited {
  readonly bank: StoredBankItem;
  readonly day: number;
  readonly names: readonly Slip[];
}

/**
 * All receipts of a deposit slip are one deposit of the bank: sure where the deposit names the slip, or where slip and deposit are the only ones of their
 * amount within five business days. The deposits that name one slip are likely to be it together, where cash and checks stand apart.
 */
export const slipRule: Rule = (items, confidence) => {
  const slips = slipsOf(items.book());
  const byNumber = new Map(slips.map((slip) => [slip.slip, slip]));
  const deposits = items
    .bank()
    .filter(({ amount, kind }) => amount > 0 && mayBeDeposit.has(kind))
    .map((bank) => ({
      bank,
      day: bankingDay(bank.date),
      names: slipsNamed(bank).flatMap((number) => byNumber.get(number) ?? []),
    }));
  named(items, confidence, deposits);
  unnamed(items, confidence, { slips, deposits });
};

function named(items: OpenItems, confidence: 'sure' | 'likely', deposits: readonly Deposited[]) {
  const tellers = Map.groupBy(
    deposits.flatMap((deposit) => deposit.names.map((slip) => ({ slip, deposit }))),
    ({ slip }) => slip,
  );
  for (const [slip, told] of tellers) {
    const all = told
      .map(({ deposit }) => deposit)
      .filter(({ bank, names }) => items.isOpen(bank) && names.length === 1);
    const alike = all.filter(({ bank }) => bank.amount === slip.amount);
    const [first] = alike;
    const isSure = alike.length === 1 && first && Math.abs(first.day - slip.day) <= sureWithin;
    const bank = first ? [first.bank] : all.map((each) => each.bank);
    if (sumOf(bank) === slip.amount && (isSure || confidence === 'likely')) propose(items, confidence, { slip, bank });
  }
}

const propose = (
  items: OpenItems,
  confidence: 'sure' | 'likely',
  { slip, bank }: { readonly slip: Slip; readonly bank: readonly StoredBankItem[] },
) => items.propose('slip', confidence, { bank, book: slip.items, named: String(slip.slip) });

interface Unnamed {
  readonly slips: readonly Slip[];
  readonly deposits: readonly Deposited[];
}

/** By amount and day. A deposit that names a slip of another amount is not another slip. */
function unnamed(items: OpenItems, confidence: 'sure' | 'likely', { slips, deposits }: Unnamed) {
  const isOpen = (slip: Slip) => slip.items.every(items.isOpen);
  const free = deposits.filter(({ bank, names }) => items.isOpen(bank) && names.length === 0);
  const slipsByAmount = Map.groupBy(slips.filter(isOpen), ({ amount }) => amount);
  for (const [amount, group] of Map.groupBy(free, ({ bank }) => bank.amount)) {
    const ofAmount = slipsByAmount.get(amount) ?? [];
    for (const { slip, deposit } of confidence === 'sure' ? onlyOnes(ofAmount, group) : inTurn(ofAmount, group))
      propose(items, confidence, { slip, bank: [deposit.bank] });
  }
}

interface Fitting {
  readonly slip: Slip;
  readonly deposit: Deposited;
}

/** Slips and deposits that fit each other and nothing else; both the earliest first. */
function onlyOnes(slips: readonly Slip[], deposits: readonly Deposited[]): readonly Fitting[] {
  return deposits.flatMap((deposit, at) => {
    const [slip, another] = near(slips, deposit.day - mostDays, deposit.day);
    if (!slip || another || deposit.bank.kind !== 'Deposit') return [];
    // What comes to the bank after the slip and within its days, of all deposits: this one and no other.
    const others = [deposits[at - 1], deposits[at + 1]];
    const isAlone = others.every((other) => !other || other.day < slip.day || other.day > slip.day + mostDays);
    return isAlone ? [{ slip, deposit }] : [];
  });
}

/** Each deposit with the earliest slip that may still be it. */
function inTurn(slips: readonly Slip[], deposits: readonly Deposited[]): readonly Fitting[] {
  let next = 0;
  return deposits.flatMap((deposit) => {
    while ((slips[next]?.day ?? Number.POSITIVE_INFINITY) < deposit.day - mostDays) next += 1;
    const slip = slips[next];
    if (!slip || slip.day > deposit.day) return [];
    next += 1;
    return [{ slip, deposit }];
  });
}
