import { costTitles } from '@closewright/domain/fees';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import {
  type DisclosedDifference,
  type DisclosedFactName,
  type DisclosedSection,
  type DisclosedValue,
  disclosedSections,
  factNames,
  factOf,
  lineSections,
  takenOver,
} from '@closewright/domain/lender-disclosure';
import { cents } from '@closewright/domain/money';
import type { GridSection } from '@closewright/ui/data-grid';

/** A difference as a line of the comparison. */
export interface LenderLine {
  /** The same before and after an edit, as long as it is told. */
  readonly key: string;
  readonly difference: DisclosedDifference;
  /** Why it is not taken over; null where it can be. */
  readonly why: string | null;
}

/** Our statement, and the rows that differences are taken over into. */
type OurRows = Parameters<typeof takenOver>[1];

/** Differences as lines, with why one is left for people to change where it is entered. */
export function lenderLines(differences: readonly DisclosedDifference[], ours: OurRows): LenderLine[] {
  const { left } = takenOver(differences, ours);
  const reasons = new Map(left.map(({ difference, words }) => [difference, words]));
  const seen = new Map<string, number>();
  return differences.map((difference) => {
    const { section, line, column } = difference;
    const name = [section, line, column].join('|');
    const at = seen.get(name) ?? 0;
    seen.set(name, at + 1);
    return { key: `${name}|${at}`, difference, why: reasons.get(difference) ?? null };
  });
}

/** Of lines those that are marked; what is told no longer, or cannot be taken over, is none. */
export const markedOf = (lines: readonly LenderLine[], marks: ReadonlySet<string>): LenderLine[] =>
  lines.filter(({ key, why }) => why === null && marks.has(key));

const sectionPrefix = 'section ';

export const sectionKey = (section: DisclosedSection): string => `${sectionPrefix}${section}`;

/** The lines of a section, by the key of its head, that can be taken over; null for what is no head. */
export function takeableIn(lines: readonly LenderLine[], head: string): LenderLine[] | null {
  if (!head.startsWith(sectionPrefix)) return null;
  return lines.filter(({ why, difference }) => why === null && sectionKey(difference.section) === head);
}

/** Marks all of these lines, or none of them where all are marked. */
export function toggled(marks: ReadonlySet<string>, lines: readonly LenderLine[]): ReadonlySet<string> {
  const keys = lines.map(({ key }) => key);
  const isOn = keys.every((key) => marks.has(key));
  return new Set(isOn ? [...marks].filter((key) => !keys.includes(key)) : [...marks, ...keys]);
}

/** The sections that have differences, in the order of the form, each with how many it has and how many of them are marked. */
export function lenderSections(lines: readonly LenderLine[], marks: ReadonlySet<string>): GridSection[] {
  return [...Map.groupBy(lines, ({ difference }) => difference.section)].map(([section, own]) => {
    const marked = markedOf(own, marks).length;
    return {
      key: sectionKey(section),
      title: titleOf(section),
      note: `${own.length}${marked > 0 ? `, ${marked} marked` : ''}`,
    };
  });
}

const isLettered = (section: DisclosedSection) =>
  section in costTitles || lineSections.some((letter) => letter === section && letter !== 'P');

const titleOf = (section: DisclosedSection): string =>
  isLettered(section) ? `${section}. ${disclosedSections[section]}` : disclosedSections[section];

/** A value as the form prints it; empty where a side has none. */
export function valueWords(value: DisclosedValue | null, kind: DisclosedDifference['kind']): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (kind === 'money') return formatMoney(cents(Number(value)));
  if (kind === 'day') return formatDate(String(value));
  return kind === 'rate' ? `${value} %` : String(value);
}

/** What both sides say in a line of text, in full; null for amounts, days and rates, which its cells have room for. */
export function wholeTexts({ difference }: Pick<LenderLine, 'difference'>): string | null {
  const { kind, line, column, theirs, ours } = difference;
  if (kind !== 'text') return null;
  const said = (value: DisclosedValue | null) => valueWords(value, kind) || 'nothing';
  return `${[line, column].filter(Boolean).join(', ')}: lender’s ${said(theirs)}, ours ${said(ours)}`;
}

/** Where a difference is entered: the way to its field, where it has one, and else a page of the statement by the last part of its name. */
export interface LenderPlace {
  readonly field: string | null;
  readonly page: string;
}

/** Facts of the file by the field that they are entered in. */
const fieldsOfFacts: Readonly<Partial<Record<DisclosedFactName, string>>> = {
  closingDate: 'order.closingDate',
  disbursementDate: 'order.disbursementDate',
  salePrice: 'salePrice',
  loanAmount: 'loanAmount',
  interestRate: 'loan.rate',
  termMonths: 'loan.termMonths',
  lender: 'loan.lenderName',
  loanNumber: 'loan.loanNumber',
  insuranceNumber: 'loan.micNumber',
  loanType: 'loan.loanTypeID',
  purpose: 'loan.purpose',
};

/** Where sections are entered whose lines are in no row of ours. */
const pagesOfSections: Readonly<Partial<Record<DisclosedSection, string>>> = {
  loan: 'loanterm-section',
  terms: 'loanterm-section',
  payments: 'projectedpayment-section',
  cash: 'cashtoclose-section',
  K: 'debitcredits-section',
  L: 'debitcredits-section',
  M: 'debitcredits-section',
  N: 'debitcredits-section',
  P: 'cdfPayoffPayments',
  disclosures: 'loan-disclosure-section',
  calculations: 'loan-calculation',
};

/** Where people change what a difference is about. */
export function placeOfLine({ section, line, from, costColumn }: DisclosedDifference): LenderPlace {
  const page = pagesOfSections[section] ?? 'fees';
  if (from === 'prepaidInterest') return { field: 'prepaidInterestDay', page };
  if (from !== undefined) return { field: costColumn ? `${from}.${costColumn}` : from, page };
  const fact = factNames.find((name) => factOf(name).section === section && factOf(name).label === line);
  return { field: (fact && fieldsOfFacts[fact]) ?? null, page };
}
