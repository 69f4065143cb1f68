import {
  type CostLineOnForm,
  costLinesOnForm,
  costRoom,
  type PreprintedCost,
  type ReckonedStatement,
} from '../../closing-file/index.ts';
import type { WireDate } from '../../dates/index.ts';
import type { Cents } from '../../money/index.ts';
import type { FeeSection } from '../../settlement/index.ts';
import { costInterest, costMonths, costPerMonth } from '../cost-figures.ts';
import { type CostItem, costItems } from '../cost-items.ts';
import { byPrintedLabel } from './cost-words.ts';
import { costName } from './preprinted-costs.ts';

/** A section of page 2 with its lines. */
export interface CostSection {
  readonly letter: FeeSection;
  readonly lines: readonly CostLineOnForm<CostItem>[];
}

/** Charges by the sections and lines of page 2: those of the form first, then by what is printed. */
export function costSections(items: readonly CostItem[]): readonly CostSection[] {
  const sorted = items.toSorted(byPrintedLabel);
  // The keys of a literal are known by its type.
  return (Object.keys(costRoom) as FeeSection[]).map((letter) => ({
    letter,
    lines: costLinesOnForm(
      letter,
      sorted.filter(({ section }) => section === letter),
    ),
  }));
}

/** A line of page 2 on which something is charged, as what its words say. */
export interface ChargedLine {
  readonly section: FeeSection;
  readonly preprinted: PreprintedCost | null;
  /** What it is called, without months, days and whom it is paid to. */
  readonly label: string;
  readonly items: readonly [CostItem, ...CostItem[]];
  readonly months?: number;
  /** What a month of an escrow deposit is, or a day of prepaid interest, where it is whole cents. */
  readonly each?: Cents;
  readonly days?: { readonly from: WireDate; readonly to: WireDate };
}

/** The lines of page 2 that are charged, by the figures that make their words. */
export function chargedLines(known: Pick<ReckonedStatement, 'file' | 'charges' | 'fees'>): ChargedLine[] {
  return costSections(costItems(known)).flatMap(({ letter, lines }) =>
    lines.flatMap(({ preprinted, costs: [item, ...more] }) => {
      if (item === undefined) return [];
      const label = costName(preprinted, item, known);
      return {
        section: letter,
        preprinted,
        label,
        items: [item, ...more] as const,
        ...figuresOf(preprinted, item, known),
      };
    }),
  );
}

/** Months, what each is, and days of prepaid items and escrow deposits. */
function figuresOf(
  preprinted: PreprintedCost | null,
  item: CostItem,
  known: Pick<ReckonedStatement, 'file' | 'charges'>,
): Pick<ChargedLine, 'months' | 'each' | 'days'> {
  if (preprinted === 'aggregateAdjustment' || !'FG'.includes(item.section)) return {};
  // Days of interest are none of its months.
  if (preprinted === 'prepaidInterest' || item.kind === 'prepaidInterest') {
    const interest = costInterest(item, known);
    if (interest === null || 'typed' in interest) return {};
    const { perDay, from, to } = interest;
    return {
      ...(perDay.value.kind === 'money' && { each: perDay.value.cents }),
      days: { from: from.value, to: to.value },
    };
  }
  const months = costMonths(item, known);
  const each = item.section === 'G' ? centsOf(costPerMonth(item, known)) : null;
  return { ...(months !== null && { months: months.value }), ...(each !== null && { each }) };
}

/** What a month is, reckoned or in words. */
function centsOf(month: ReturnType<typeof costPerMonth>): Cents | null {
  if (month === null) return null;
  if ('typed' in month) return month.typed.value;
  const { value } = month.trace;
  return value.kind === 'money' ? value.cents : null;
}
