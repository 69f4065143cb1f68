import { costColumns } from '../settlement/index.ts';
import type { DisclosedFee, DisclosedLine } from './disclosed-statement.ts';

/** Lines of both sides that are the same line, and those that only one side has. */
export interface Matched<T> {
  readonly pairs: readonly (readonly [theirs: T, ours: T])[];
  readonly theirs: readonly T[];
  readonly ours: readonly T[];
}

type Round<T> = (theirs: T, ours: T) => boolean;

/** Words that forms add to a name or leave out. */
const fillers = new Set(['fee', 'fees', 'premium', 'charge', 'charges', 'the', 'title', 'to', 'for', 'of']);

/** A name as lines are told apart by: without what stands in brackets, marks and fillers. */
export function wordsOfLine(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/['’‘]/g, '');
  const words = plain.match(/[\p{L}\p{N}.%]+/gu) ?? [];
  const kept = words.filter((word) => !fillers.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}

const hasSameColumns = (one: DisclosedFee, other: DisclosedFee): boolean =>
  costColumns.every((column) => (one.columns[column] ?? 0) === (other.columns[column] ?? 0));

/** Rounds of fees: by name, then by what they are for, then by their amounts, at last by name in another section. */
const feeRounds: readonly Round<DisclosedFee>[] = [
  (one, other) => isSameSection(one, other) && isSameName(one, other) && hasSameColumns(one, other),
  (one, other) => isSameSection(one, other) && isSameName(one, other),
  (one, other) => isSameSection(one, other) && isSameKind(one, other) && hasSameColumns(one, other),
  (one, other) => isSameSection(one, other) && isSameKind(one, other),
  (one, other) => isSameSection(one, other) && mayBeSameKind(one, other) && hasSameColumns(one, other),
  (one, other) => isSameName(one, other) && hasSameColumns(one, other),
  (one, other) => isSameName(one, other),
];

const lineRounds: readonly Round<DisclosedLine>[] = [
  (one, other) => isSamePlace(one, other) && isSameName(one, other) && one.amount === other.amount,
  (one, other) => isSamePlace(one, other) && isSameName(one, other),
  (one, other) => isSamePlace(one, other) && one.amount === other.amount,
  (one, other) => isSamePlace(one, other) && hasOneLine.includes(one.kind),
  (one, other) => one.section === other.section && isSameName(one, other),
  (one, other) => one.section === other.section && one.amount === other.amount,
];

/** Kinds of which a side has a single line on the form. */
const hasOneLine: readonly DisclosedLine['kind'][] = ['deposit', 'excessDeposit', 'sellerCredit'];

const isSameSection = (one: DisclosedFee, other: DisclosedFee) => one.section === other.section;
const isSameName = (one: { label: string }, other: { label: string }) =>
  wordsOfLine(one.label) === wordsOfLine(other.label);
const isSameKind = (one: DisclosedFee, other: DisclosedFee) => one.kind !== null && one.kind === other.kind;
const mayBeSameKind = (one: DisclosedFee, other: DisclosedFee) => one.kind === null || other.kind === null;
const isSamePlace = (one: DisclosedLine, other: DisclosedLine) =>
  one.section === other.section && one.kind === other.kind;

export const matchedFees = (theirs: readonly DisclosedFee[], ours: readonly DisclosedFee[]) =>
  matched(theirs, ours, feeRounds);

export const matchedSummaries = (theirs: readonly DisclosedLine[], ours: readonly DisclosedLine[]) =>
  matched(theirs, ours, [...lineRounds, isOnlyPayoff(theirs, ours)]);

/** The one payoff of a section, where both sides have but one: each names the debt in its own words. */
function isOnlyPayoff(theirs: readonly DisclosedLine[], ours: readonly DisclosedLine[]): Round<DisclosedLine> {
  const isAlone = (line: DisclosedLine, all: readonly DisclosedLine[]) =>
    line.kind === 'payoff' && all.every((other) => other === line || !isSamePlace(other, line));
  return (one, other) => isSamePlace(one, other) && isAlone(one, theirs) && isAlone(other, ours);
}

/** Each line with the first of the other side that an earlier round did not take. */
function matched<T>(theirs: readonly T[], ours: readonly T[], rounds: readonly Round<T>[]): Matched<T> {
  const partners = new Map<T, T>();
  const taken = new Set<T>();
  for (const isIt of rounds)
    for (const line of theirs) {
      if (partners.has(line)) continue;
      const partner = ours.find((other) => !taken.has(other) && isIt(line, other));
      if (partner === undefined) continue;
      partners.set(line, partner);
      taken.add(partner);
    }
  return {
    pairs: theirs.flatMap((line) => {
      const partner = partners.get(line);
      return partner === undefined ? [] : [[line, partner] as const];
    }),
    theirs: theirs.filter((line) => !partners.has(line)),
    ours: ours.filter((line) => !taken.has(line)),
  };
}
