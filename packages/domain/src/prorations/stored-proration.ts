import { addToDate, type DayCount, type WireDate } from '../dates/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { formatDate } from '../formats/index.ts';
import { addCents, type Cents, cents, type Rate } from '../money/index.ts';
import { type Explained, explainedMoney, type Finding, partOf } from '../trace/index.ts';
import { type ProrationPeriod, timesAYear } from './period-share.ts';
import {
  type Proration,
  type ProrationChoices,
  type ProrationItem,
  periodAround,
  prorate,
  type Reproration,
  reprorate,
} from './proration.ts';

/** How often an item is charged, in the words that are stored. */
export const chargedPeriods = {
  Annual: 'annual',
  'Semi-annual': 'semiAnnual',
  Quarterly: 'quarterly',
  Monthly: 'monthly',
  'One-time': 'oneTime',
} as const satisfies Record<string, ProrationPeriod>;

/** Whose the day of closing is, in the words that are stored. */
export const dayOwners = { Buyer: 'buyer', Seller: 'seller' } as const;

/** What the charge of a day is rounded to, in the words that are stored. */
export const dayRoundings = { Exact: null, '2 decimals': 2, '3 decimals': 3, '4 decimals': 4 } as const;

/** The words a choice offers. */
export const wordsOf = <Word extends string>(words: Readonly<Record<Word, unknown>>) =>
  // The keys of a literal are known by its type, and none of these is empty.
  Object.keys(words) as [Word, ...Word[]];

/** How much one statement holds of prorations. */
export const prorationLimits = { prorations: 100, name: 120, memo: 2000 } as const;

/** A proration as it is stored, as far as it is known. Amounts are cents. */
export interface StoredProration {
  readonly label: string | null;
  readonly amount: number | null;
  readonly period: keyof typeof chargedPeriods | null;
  readonly periodFrom: WireDate | null;
  readonly periodTo: WireDate | null;
  readonly isPaid: boolean;
  readonly estimatePercent: Rate | null;
  readonly dayCount: DayCount | null;
  readonly closingDayBelongsTo: keyof typeof dayOwners | null;
  readonly dailyDecimals: keyof typeof dayRoundings | null;
  /** The bill that came out after closing. */
  readonly actualAmount: number | null;
}

/** What is credited and to whom, with what a real bill changes and what there is to look at by field; or what has to be known first, by field. */
export type ProrationFigure =
  | ({
      readonly kind: 'figure';
      readonly again: Reproration | null;
      readonly findings: readonly (Finding & { readonly field: string })[];
    } & Proration)
  | { readonly kind: 'open'; readonly missing: Readonly<Record<string, string>> };

/** What is wrong with a proration as a whole, by field. */
export function prorationProblems(row: Partial<StoredProration>): Readonly<Record<string, string>> {
  const { amount = null, period, periodFrom, periodTo, actualAmount = null } = row;
  const isOnce = period === 'One-time';
  return {
    ...(isOnce && !periodFrom ? { periodFrom: 'A one-time item needs the days it is for' } : {}),
    ...(isOnce && !periodTo ? { periodTo: 'A one-time item needs the days it is for' } : {}),
    ...(periodFrom && periodTo && periodTo < periodFrom
      ? { periodTo: `The period begins on ${formatDate(periodFrom)}: it cannot end before` }
      : {}),
    ...(actualAmount !== null && amount === null
      ? { actualAmount: 'A bill is compared with the amount at closing: enter that, too' }
      : {}),
  };
}

/** The calendar period that holds the closing; null where the charge says none, as a one-time item. */
export function datesAround({ period }: Partial<StoredProration>, closing: WireDate | null) {
  const known = period && chargedPeriods[period];
  if (!known || known === 'oneTime' || closing === null) return null;
  const { from, to } = periodAround(closing, known);
  return { periodFrom: from, periodTo: to };
}

/**
 * Whom a stored proration credits with what at a closing. Nothing is assumed: where the item or the file does not say enough, the figure stays
 * open and names what is missing.
 */
export function prorationFigure(stored: Partial<StoredProration>, closing: WireDate | null): ProrationFigure {
  const { amount = null, period = null, periodFrom = null, periodTo = null, dayCount = null } = stored;
  const { closingDayBelongsTo = null, dailyDecimals = null, estimatePercent = null, actualAmount = null } = stored;
  if (
    amount === null ||
    period === null ||
    periodFrom === null ||
    periodTo === null ||
    periodTo < periodFrom ||
    dayCount === null ||
    closingDayBelongsTo === null ||
    dailyDecimals === null ||
    closing === null
  )
    return { kind: 'open', missing: gapsOf(stored, closing) };
  const choices: ProrationChoices = {
    dayCount,
    closingDayBelongsTo: dayOwners[closingDayBelongsTo],
    dailyDecimals: dayRoundings[dailyDecimals],
  };
  const made = attempt(() => {
    const lastDay = lastDayOf(period, periodFrom);
    if (lastDay !== null && periodTo !== lastDay)
      throw new InputError(
        'OUT_OF_RANGE',
        'periodTo',
        `${period} from ${formatDate(periodFrom)} is to ${formatDate(lastDay)}; other days are charged one time`,
      );
    const label = prorationName(stored);
    if (actualAmount !== null && actualAmount < 0)
      throw new InputError('OUT_OF_RANGE', 'actualAmount', `${label} is charged, not paid out`);
    const item: ProrationItem = {
      label,
      amount: cents(amount),
      period: chargedPeriods[period],
      from: periodFrom,
      to: periodTo,
      closing,
      isPaid: stored.isPaid ?? false,
      ...(estimatePercent === null ? {} : { estimatePercent }),
    };
    const again = actualAmount === null ? null : reprorate(item, cents(actualAmount), choices);
    const shared = prorate(item, choices);
    return { again, findings: findingsOf(shared), ...shared };
  });
  return made instanceof InputError
    ? { kind: 'open', missing: { [made.field]: made.message } }
    : { kind: 'figure', ...made };
}

const findingsOf = ({ aboveBillBy: field }: Proration) =>
  field === undefined ? [] : [{ what: 'More than its bill', act: 'see how days are counted and rounded', field }];

/**
 * The last day that an amount charged so often is for. Other dates contradict it: nobody can tell whether the amount or the days are right, and
 * what is charged for days of its own is a one-time item. null for that.
 */
function lastDayOf(period: keyof typeof chargedPeriods, from: WireDate): WireDate | null {
  const known = chargedPeriods[period];
  if (known === 'oneTime') return null;
  return addToDate(addToDate(from, 12 / timesAYear[known], 'months'), -1, 'days');
}

const gapWords = {
  amount: 'The amount of a period',
  period: 'How often it is charged',
  periodFrom: 'The first day it is for',
  periodTo: 'The last day, not before the first',
  dayCount: 'How days are counted',
  closingDayBelongsTo: 'Whose the day of closing is',
  dailyDecimals: 'The rounding of a day',
  closing: 'The day of closing',
};

function gapsOf(stored: Partial<StoredProration>, closing: WireDate | null): Readonly<Record<string, string>> {
  const isReversed = (stored.periodTo ?? '') < (stored.periodFrom ?? '');
  const values: Readonly<Record<string, unknown>> = { ...stored, closing, ...(isReversed ? { periodTo: null } : {}) };
  return Object.fromEntries(Object.entries(gapWords).filter(([name]) => (values[name] ?? null) === null));
}

/** What people call a proration. */
export const prorationName = ({ label }: Partial<Pick<StoredProration, 'label'>>): string =>
  label?.trim() || 'Proration';

/** What all prorations of a statement credit to each side, in their order; null as long as one of them is open. */
export function prorationTotals(
  figures: readonly ProrationFigure[],
): { readonly buyer: Explained<Cents>; readonly seller: Explained<Cents> } | null {
  const known = figures.flatMap((figure, at) => (figure.kind === 'figure' ? [{ ...figure, at }] : []));
  if (known.length < figures.length) return null;
  const credited = (to: 'buyer' | 'seller') => {
    const items = known.filter(({ creditTo }) => creditTo === to);
    return explainedMoney(addCents(...items.map(({ amount }) => amount.value)), {
      label: `Prorations credited to the ${to}`,
      formula: 'All items credited to this side',
      math: 'sum(all)',
      inputs: items.map(({ amount, at }) => partOf(`prorations.${at}`, amount.trace)),
    });
  };
  const totals = attempt(() => ({ buyer: credited('buyer'), seller: credited('seller') }));
  return totals instanceof InputError ? null : totals;
}
