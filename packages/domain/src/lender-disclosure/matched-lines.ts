import { costLinesOnForm, type PreprintedCost } from '../closing-file/index.ts';
import { costColumns, type FeeSection, feeSections, prorationKindCalled } from '../settlement/index.ts';
import type { DisclosedFee, DisclosedLine } from './disclosed-statement.ts';
import { isPoints } from './points.ts';

/** Lines of both sides that are the same line, and those that only one side has. */
export interface Matched<T> {
  readonly pairs: readonly (readonly [theirs: T, ours: T])[];
  readonly theirs: readonly T[];
  readonly ours: readonly T[];
}

/** A line with the words it is told apart by, which are made once. */
interface Named {
  readonly words: string;
}

/** A fee with the line of its own that the form has for it, if any. */
export interface PlacedFee extends DisclosedFee {
  readonly preprinted: PreprintedCost | null;
}

type Round<T> = (theirs: T & Named, ours: T & Named) => boolean;

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

/** Words that join a name to the party behind it. */
const joints = /(?: (?:from|by))?$/;

/**
 * Whether names are the same, where one of them may say who is paid or who gives it behind what it is. The type of a line without a name says nothing
 * against a name that has all of its words, or only some of them.
 */
export function isSameNaming(one: Naming, other: Naming, parties: readonly (string | null)[]): boolean {
  const ends = parties.flatMap((party) => (party === null ? [] : ` ${wordsOfLine(party)}`));
  const plain = (label: string): string => {
    const words = wordsOfLine(label);
    const end = ends.find((each) => words.endsWith(each));
    return end === undefined ? words : words.slice(0, -end.length).replace(joints, '');
  };
  const [words, otherWords] = [plain(one.label), plain(other.label)];
  if (wordsOfLine(one.label) === wordsOfLine(other.label) || words === otherWords) return true;
  return isUnnamed(one, other) && (hasAllOf(words, otherWords) || hasAllOf(otherWords, words));
}

type Naming = Pick<DisclosedFee, 'label' | 'isUnnamed'>;

const isUnnamed = (one: Naming, other: Naming): boolean => one.isUnnamed === true || other.isUnnamed === true;

/** Whether words have all of others; the type Other says none. */
const hasAllOf = (words: string, others: string): boolean =>
  others.split(' ').every((word) => word === 'other' || words.split(' ').includes(word));

const hasSameColumns = (one: DisclosedFee, other: DisclosedFee): boolean =>
  costColumns.every((column) => (one.columns[column] ?? 0) === (other.columns[column] ?? 0));

const isProration = ({ kind }: DisclosedLine): boolean => kind === 'paidInAdvance' || kind === 'unpaidBySeller';

/** What a proration is for, where the form has lines of its own for it. */
const prorationKindOf = (line: DisclosedLine) => (isProration(line) ? prorationKindCalled(line.label) : undefined);

const isSameProration = (one: DisclosedLine, other: DisclosedLine): boolean => {
  const kind = prorationKindOf(one);
  return kind !== undefined && kind === prorationKindOf(other);
};

/** Whether one of two prorations has but a type, which says nothing against the name of the other. */
export function isUnnamedProration(one: DisclosedLine, other: DisclosedLine): boolean {
  if (!isProration(one) || !isProration(other)) return false;
  const [kind, another] = [prorationKindOf(one), prorationKindOf(other)];
  return isUnnamed(one, other) && (kind === undefined || another === undefined || kind === another);
}

/** Rounds of fees: by name, then by what they are for, by the line that the form has for them, by their amounts, at last by name in another section. */
const feeRounds: readonly Round<PlacedFee>[] = [
  (one, other) =>
    isSameSection(one, other) && isSameFeeName(one, other) && hasSameColumns(one, other) && one.payee === other.payee,
  (one, other) => isSameSection(one, other) && isSameFeeName(one, other) && hasSameColumns(one, other),
  (one, other) => isSameSection(one, other) && isSameFeeName(one, other),
  (one, other) => isSameSection(one, other) && isSameKind(one, other) && hasSameColumns(one, other),
  (one, other) => isSameSection(one, other) && isSameKind(one, other),
  (one, other) => isSameSection(one, other) && mayBeSameKind(one, other) && isOnSameLine(one, other),
  (one, other) => isSameSection(one, other) && mayBeSameKind(one, other) && hasSameColumns(one, other),
  (one, other) => isSameFeeName(one, other) && hasSameColumns(one, other),
  (one, other) => isSameFeeName(one, other),
];

const lineRounds: readonly Round<DisclosedLine>[] = [
  (one, other) =>
    isSamePlace(one, other) && isSameName(one, other) && one.amount === other.amount && one.party === other.party,
  (one, other) => isSamePlace(one, other) && isSameName(one, other) && one.amount === other.amount,
  (one, other) => isSamePlace(one, other) && isSameName(one, other),
  (one, other) => isSamePlace(one, other) && isSameProration(one, other) && one.amount === other.amount,
  (one, other) => isSamePlace(one, other) && isSameProration(one, other),
  (one, other) => isSamePlace(one, other) && one.amount === other.amount,
  (one, other) => isSamePlace(one, other) && hasOneLine.includes(one.kind),
  (one, other) => one.section === other.section && isSameName(one, other),
  (one, other) => one.section === other.section && one.amount === other.amount,
];

/** Kinds of which a side has a single line on the form. */
const hasOneLine: readonly DisclosedLine['kind'][] = ['deposit', 'excessDeposit', 'sellerCredit'];

const isSameSection = (one: DisclosedFee, other: DisclosedFee) => one.section === other.section;
const isSameName = (one: Named, other: Named) => one.words === other.words;
/** Points are the same line whatever their percent. */
const isSameFeeName = (one: DisclosedFee & Named, other: DisclosedFee & Named) =>
  isSameName(one, other) || (isPoints(one) && isPoints(other));
const isSameKind = (one: DisclosedFee, other: DisclosedFee) => one.kind !== null && one.kind === other.kind;
const mayBeSameKind = (one: DisclosedFee, other: DisclosedFee) => one.kind === null || other.kind === null;
const isSamePlace = (one: DisclosedLine, other: DisclosedLine) =>
  one.section === other.section && one.kind === other.kind;

export const matchedFees = (theirs: readonly DisclosedFee[], ours: readonly DisclosedFee[]) =>
  matched(placed(theirs), placed(ours), feeRounds);

/** Whether the form has one line for both, which it calls by a name of its own. */
export const isOnSameLine = (one: PlacedFee, other: PlacedFee): boolean =>
  one.preprinted !== null && one.preprinted === other.preprinted;

/** Fees with the lines that the form has for them; all others have one by their names. */
function placed(fees: readonly DisclosedFee[]): PlacedFee[] {
  const lines = (Object.keys(feeSections) as FeeSection[]).flatMap((letter) => {
    const own = fees.flatMap((fee, at) =>
      fee.section === letter ? [{ at, label: fee.label, ...(fee.kind && { kind: fee.kind }) }] : [],
    );
    return costLinesOnForm(letter, own).flatMap(({ preprinted, costs }) =>
      costs.map(({ at }) => [at, preprinted] as const),
    );
  });
  const of = new Map(lines);
  return fees.map((fee, at) => ({ ...fee, preprinted: of.get(at) ?? null }));
}

export const matchedSummaries = (theirs: readonly DisclosedLine[], ours: readonly DisclosedLine[]) =>
  matched(theirs, ours, [...lineRounds, isOnlyOne(theirs, ours)]);

/** The one payoff of a section, where both sides have but one: each names the debt in its own words. So with a proration that has no name. */
function isOnlyOne(theirs: readonly DisclosedLine[], ours: readonly DisclosedLine[]): Round<DisclosedLine> {
  const isAlone = (line: DisclosedLine, all: readonly DisclosedLine[]) =>
    all.filter((other) => isSamePlace(other, line)).length === 1;
  return (one, other) =>
    isSamePlace(one, other) &&
    (one.kind === 'payoff' || isUnnamedProration(one, other)) &&
    isAlone(one, theirs) &&
    isAlone(other, ours);
}

const named = <T extends { readonly label: string }>(lines: readonly T[]): (T & Named)[] =>
  lines.map((line) => ({ ...line, words: wordsOfLine(line.label) }));

/** Each line with the first of the other side that an earlier round did not take. */
function matched<T extends { readonly label: string }>(
  theirs: readonly T[],
  ours: readonly T[],
  rounds: readonly Round<T>[],
): Matched<T> {
  const all = named(theirs);
  const [left, free] = [new Set(all), new Set(named(ours))];
  const partners = new Map<T, T>();
  for (const isIt of rounds)
    for (const line of left) {
      const partner = firstOf(free, (other) => isIt(line, other));
      if (partner === undefined) continue;
      partners.set(line, partner);
      left.delete(line);
      free.delete(partner);
    }
  const pairs = all.flatMap((line) => {
    const partner = partners.get(line);
    return partner === undefined ? [] : [[line, partner] as const];
  });
  return { pairs, theirs: [...left], ours: [...free] };
}

function firstOf<T>(all: ReadonlySet<T>, isIt: (each: T) => boolean): T | undefined {
  for (const each of all) if (isIt(each)) return each;
  return undefined;
}
