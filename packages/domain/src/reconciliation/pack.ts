import type { StoredBankItem } from '../bank-files/index.ts';
import { diffDates, type WireDate } from '../dates/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { BookItem } from './book-item.ts';
import type { ReconciliationException } from './exceptions.ts';
import type { MatchRule } from './match-rules.ts';
import type { Counted, ThreeWay } from './three-way.ts';

/** The bank account that a pack is of. Its number is masked. */
export interface PackAccount {
  readonly bankAccountID: number;
  readonly name: string;
  readonly bankName: string;
  readonly title: string;
  readonly accountNumber: string;
}

/** What was said of an exception, and by whom. */
export interface PackNote {
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

/** An item that waits for somebody, with what was said of it. */
export interface PackException extends ReconciliationException {
  readonly notes: readonly PackNote[];
}

/** What a file has at the end of the day, in cents, and in which ways: what it lacks is below zero. */
export interface PackFile {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly uncollected: number;
  readonly available: number;
  /** Held, premium and fees. */
  readonly apart: number;
  readonly lacking: number;
  /** All of it. */
  readonly balance: number;
}

/** What was matched since the reconciliation before. */
export interface PackMatch {
  readonly date: WireDate;
  readonly rule: MatchRule;
  readonly reason: string;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
  readonly amount: number;
  readonly bankItems: readonly StoredBankItem[];
  readonly bookItems: readonly BookItem[];
}

/** Where a chain of the ledger ended: stripe, number and hash of its last transaction. */
export type LedgerEnd = readonly [stripe: number, number: number, hash: string];

/** What a pack is made of, as it is read. */
export interface PackParts {
  readonly office: string;
  /** The time zone of the office, in which instants are told. */
  readonly zone: string;
  readonly account: PackAccount;
  readonly threeWay: ThreeWay;
  /** The reconciliation before; null of the first. */
  readonly previous: ThreeWay | null;
  /** Book and bank items that wait at the end of the day. */
  readonly bookItems: readonly BookItem[];
  readonly bankItems: readonly StoredBankItem[];
  readonly exceptions: readonly PackException[];
  /** Files that have something or lack something. */
  readonly files: readonly PackFile[];
  readonly matches: readonly PackMatch[];
  readonly ends: readonly LedgerEnd[];
}

/** A book item with its age at the end of the day, in days. */
export interface PackItem extends BookItem {
  readonly age: number;
}

/** Items of one age, and what they come to. */
export interface PackAge extends Counted {
  readonly label: string;
  readonly items: readonly PackItem[];
}

/** What a reconciliation says, whatever is posted afterwards. */
export interface ReconciliationPack {
  readonly office: string;
  readonly zone: string;
  readonly account: PackAccount;
  readonly threeWay: ThreeWay;
  readonly previous: ThreeWay | null;
  readonly inTransit: readonly PackItem[];
  /** By age, the oldest first; ages without items are left out. */
  readonly outstanding: readonly PackAge[];
  /** What only the bank has. */
  readonly bankItems: readonly StoredBankItem[];
  readonly exceptions: readonly PackException[];
  /** Files below zero stand first, then those that lack as much as they have, and are never netted against the others, which may lack something, too. */
  readonly files: {
    readonly negative: readonly PackFile[];
    readonly even: readonly PackFile[];
    readonly positive: readonly PackFile[];
  };
  readonly matches: readonly PackMatch[];
  readonly ends: readonly LedgerEnd[];
}

/** Ages of outstanding payments, the oldest first: a check is stale after 180 days (UCC 4-404), a payee is called after 90. */
const ages = [
  { label: 'More than 180 days', from: 181 },
  { label: '91 to 180 days', from: 91 },
  { label: '61 to 90 days', from: 61 },
  { label: '31 to 60 days', from: 31 },
  { label: 'Up to 30 days', from: Number.NEGATIVE_INFINITY },
] as const;

/** Puts together what a reconciliation says: the lists in the order in which they are read, with ages. */
export function reconciliationPack(parts: PackParts): ReconciliationPack {
  const { bookItems, files, matches, ends, ...rest } = parts;
  const { date } = parts.threeWay;
  const items = bookItems
    .map((item) => ({ ...item, age: diffDates(item.date, date, 'days') }))
    .toSorted((a, b) => b.age - a.age || a.stripe - b.stripe || a.number - b.number);
  const outstanding = items.filter(({ amount }) => amount < 0);
  const byNumber = files.toSorted((a, b) => (a.fileNumber < b.fileNumber ? -1 : 1));
  return {
    ...rest,
    inTransit: items.filter(({ amount }) => amount > 0),
    outstanding: ages.flatMap(({ label, from }, at) => {
      const before = ages[at - 1]?.from ?? Number.POSITIVE_INFINITY;
      const ofAge = outstanding.filter(({ age }) => age >= from && age < before);
      return ofAge.length === 0 ? [] : [{ label, ...sumOf(ofAge), items: ofAge }];
    }),
    files: {
      negative: byNumber.filter(({ balance }) => balance < 0),
      even: byNumber.filter(({ balance }) => balance === 0),
      positive: byNumber.filter(({ balance }) => balance > 0),
    },
    matches: matches.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    ends: ends.toSorted(([a], [b]) => a - b),
  };
}

/** Where the lists of a pack do not come to what its three-way statement says; none in a pack that may be kept. */
export function packProblems({ threeWay, inTransit, outstanding, files }: ReconciliationPack): readonly string[] {
  const compared: readonly (readonly [name: string, listed: Counted, said: Counted])[] = [
    ['Deposits in transit', sumOf(inTransit), threeWay.inTransit],
    ['Outstanding payments', sumOf(outstanding.flatMap(({ items }) => items)), threeWay.outstanding],
    ['Files with money', balanceOf(files.positive), threeWay.positive],
    ['Files below zero', balanceOf(files.negative), threeWay.negative],
  ];
  return compared.flatMap(([name, listed, said]) =>
    listed.count === said.count && listed.amount === said.amount
      ? []
      : [`${name}: ${shown(listed)} are listed, the statement says ${shown(said)}`],
  );
}

/** How many files lack money, and how much: above zero, whatever else they have. */
export function lackingOf({ files: { negative, even, positive } }: Pick<ReconciliationPack, 'files'>): Counted {
  return sumOf([...negative, ...even, ...positive].flatMap(({ lacking }) => (lacking < 0 ? { amount: -lacking } : [])));
}

const shown = ({ count, amount }: Counted): string => `${count} of ${formatMoney(cents(amount))}`;

const sumOf = (items: readonly { readonly amount: number }[]): Counted => ({
  count: items.length,
  amount: items.reduce((sum, { amount }) => sum + amount, 0),
});

const balanceOf = (files: readonly PackFile[]): Counted => sumOf(files.map(({ balance }) => ({ amount: balance })));
