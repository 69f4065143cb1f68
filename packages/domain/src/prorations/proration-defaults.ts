import type { DayCount } from '../dates/index.ts';
import type { Rate } from '../money/index.ts';
import { keyOfParts, type OfficeList } from '../office-lists/index.ts';
import type { chargedPeriods, dayOwners, dayRoundings, StoredProration } from './stored-proration.ts';

/** When an item is paid for the period it is for, in the words that are stored. */
export const paidWhens = ['In advance', 'In arrears'] as const;

/** What the office does with prorations of a state. Without an item it is of every line; with one it is a line that statements usually have. */
export interface ProrationDefault {
  /** Two capital letters. */
  readonly state: string;
  /** 0 for all regions. */
  readonly regionID: number;
  readonly label: string | null;
  readonly period: keyof typeof chargedPeriods | null;
  readonly paidWhen: (typeof paidWhens)[number] | null;
  readonly estimatePercent: Rate | null;
  readonly dayCount: DayCount | null;
  readonly closingDayBelongsTo: keyof typeof dayOwners | null;
  readonly dailyDecimals: keyof typeof dayRoundings | null;
  readonly inactive: boolean;
}

/** The columns of proration defaults, of the grid and of its CSV, in their order. */
export const prorationDefaultColumns = {
  state: 'State',
  regionID: 'Region',
  label: 'Item',
  period: 'Charged',
  paidWhen: 'Paid',
  estimatePercent: 'Estimate',
  dayCount: 'Days counted',
  closingDayBelongsTo: 'Closing day of',
  dailyDecimals: 'Rounding of a day',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<keyof ProrationDefault, string>>;

/** What is wrong with a proration default as a whole, by field. */
export function prorationDefaultProblems(row: Partial<ProrationDefault>): Record<string, string> {
  const { label, period, paidWhen, estimatePercent, dayCount, closingDayBelongsTo, dailyDecimals } = row;
  const said = [label, period, paidWhen, estimatePercent, dayCount, closingDayBelongsTo, dailyDecimals];
  return said.every((value) => !value) ? { label: 'An item, or what every line begins with' } : {};
}

/** The proration defaults of an office. Nothing is shipped: customs of states are the office's to say. */
export const prorationDefaultList: OfficeList<ProrationDefault> = {
  noun: ['proration default', 'proration defaults'],
  columns: prorationDefaultColumns,
  begin: {
    state: '',
    regionID: 0,
    label: null,
    period: null,
    paidWhen: null,
    estimatePercent: null,
    dayCount: null,
    closingDayBelongsTo: null,
    dailyDecimals: null,
    inactive: false,
  },
  needed: ['state'],
  keyOf: ({ state, regionID, label }) => keyOfParts(state, regionID, label),
  nameOf: ({ state, label }) => `${state}, ${label ?? 'every line'}`,
  taken: ({ state, label }) => ({ label: `${state} has ${label ?? 'defaults of every line'} already` }),
  problems: prorationDefaultProblems,
  most: 2000,
};

/** Where a statement is: the state of its property, and the region of its file. */
export interface ProrationPlace {
  readonly state: string | null;
  readonly regionID: number | null;
}

type Begun = Partial<StoredProration>;

/** What a default says of a line. What it does not say is left out, so that it changes nothing. */
function lineOf({ label, period, paidWhen, ...rest }: ProrationDefault): Begun {
  const { estimatePercent, dayCount, closingDayBelongsTo, dailyDecimals } = rest;
  return {
    ...(label && { label }),
    ...(period && { period }),
    ...(paidWhen && { isPaid: paidWhen === 'In advance' }),
    ...(estimatePercent && { estimatePercent }),
    ...(dayCount && { dayCount }),
    ...(closingDayBelongsTo && { closingDayBelongsTo }),
    ...(dailyDecimals && { dailyDecimals }),
  };
}

/** The defaults that hold in a place, those of all regions before those of its own. */
const defaultsIn = (all: readonly ProrationDefault[], { state, regionID }: ProrationPlace) =>
  all
    .filter((each) => !each.inactive && each.state === state && [0, regionID].includes(each.regionID))
    .sort((a, b) => a.regionID - b.regionID);

/** What every line of a place begins with; what its region says stands over what its state says. */
export function prorationBegins(all: readonly ProrationDefault[], place: ProrationPlace): Begun {
  const general = defaultsIn(all, place).filter(({ label }) => label === null);
  return Object.assign({}, ...general.map(lineOf));
}

/** The lines that statements of a place usually have and this one has not, by the names of those that are there. */
export function usualProrations(
  all: readonly ProrationDefault[],
  place: ProrationPlace,
  there: readonly (string | null)[],
): Begun[] {
  const begin = prorationBegins(all, place);
  const lines = new Map<string, Begun>();
  for (const each of defaultsIn(all, place)) {
    if (each.label === null) continue;
    const key = keyOfParts(each.label);
    lines.set(key, { ...begin, ...lines.get(key), ...lineOf(each) });
  }
  for (const label of there) lines.delete(keyOfParts(label));
  return [...lines.values()];
}
