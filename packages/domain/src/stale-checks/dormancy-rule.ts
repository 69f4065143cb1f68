import { isWireDate } from '../dates/index.ts';
import { states } from '../formats/index.ts';
import { dormancyTable } from './dormancy-table.ts';

/** What is reported when: `11-01` is November 1. */
export interface DormancyTerms {
  /** After so many years without a sign of its owner a check is dormant. */
  readonly years: number;
  /** What is dormant on this day of a year is in the report that is due next. */
  readonly cutOff: string;
  readonly reportDue: string;
}

/** The terms of a state that hold for the office, and whose they are. */
export interface DormancyRule extends DormancyTerms {
  readonly state: string;
  readonly whose: 'office' | 'product';
  /** Where they are from. */
  readonly source: string;
}

/** The limits of what an office sets. */
export const dormancyLimits = { mostYears: 30, source: 200 } as const;

/** The terms that come with the product; null of what is no state. The office verifies them. */
export function productRule(state: string): DormancyRule | null {
  const years = dormancyTable.years[state];
  if (years === undefined) return null;
  const { source: daysSource = dormancyTable.reportedSource, ...days } = dormancyTable.reportedIn[state] ?? {
    ...dormancyTable.reported,
    source: undefined,
  };
  return { state, whose: 'product', years, ...days, source: `${dormancyTable.source}. ${daysSource}` };
}

/** The terms that hold in a state: those that the office has set, else those of the product. */
export const ruleOf = (state: string | null, ofOffice: readonly DormancyRule[]): DormancyRule | null =>
  state === null ? null : (ofOffice.find((rule) => rule.state === state) ?? productRule(state));

/** The states that there are terms for, by name. */
export const dormancyStates: readonly { readonly code: string; readonly name: string }[] = states
  .filter(({ code }) => code in dormancyTable.years)
  .map(({ code, name }) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** What a state is called. */
export const stateName = (code: string): string => states.find((state) => state.code === code)?.name ?? code;

/** What is wrong with a day of every year, such as `11-01`; null where nothing is. February 29 is no day of every year. */
export const yearDayProblem = (text: string): string | null =>
  /^\d\d-\d\d$/.test(text) && isWireDate(`2001-${text}`)
    ? null
    : 'A day of the year is month and day, such as 11-01, and exists every year';
