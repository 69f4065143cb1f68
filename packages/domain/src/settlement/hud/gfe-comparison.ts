import { type Cents, Exact, zeroCents } from '../../money/index.ts';
import { type Explained, rate, type Trace } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import type { ToleranceBucket } from '../fee.ts';
import type { EstimatedCredits } from '../lender-credits.ts';
import { figureOf, lessOf, sumOf } from '../sum.ts';
import { type Cure, type CureRules, toleranceCure } from '../tolerance.ts';
import { amountsOf, comparedPart, type GfeGroup, gfeGroups } from './gfe-groups.ts';
import type { GfeBlocks } from './hud-charge.ts';
import { hudForm2010 } from './hud-form.ts';

/** A charge on the good faith estimate and on the HUD-1. */
export interface GfeRow {
  /** The line of the HUD-1 that is compared; null for a charge without a line of its own in the comparison. */
  readonly line: number | null;
  readonly label: string;
  readonly bucket: ToleranceBucket;
  readonly estimate: Cents;
  readonly final: Cents;
  /** Above zero it rose. */
  readonly increase: Cents;
  readonly reasons: GfeReasons;
}

/** Why amounts beside each other are what they are. */
export interface GfeReasons {
  readonly estimate: Trace;
  readonly final: Trace;
  readonly increase: Trace;
}

/** The charges that in total may rise by 10 %. */
export interface TenPercent {
  readonly estimate: Cents;
  readonly final: Cents;
  readonly increase: Cents;
  /** With two decimals; null where nothing was estimated. */
  readonly percent: Explained<string> | null;
  readonly reasons: GfeReasons;
}

/** Page 3 of the HUD-1 of 2010. */
export interface GfeComparison {
  readonly rows: readonly GfeRow[];
  readonly tenPercent: TenPercent;
  /** What is given back within 30 days of settlement. */
  readonly cure: Cure;
}

const respaCure: CureRules = {
  zero: '12 CFR 1024.7(e)(1)',
  tenPercent: '12 CFR 1024.7(e)(2)',
  total: '12 CFR 1024.7(i)',
};

/**
 * Compares the charges of the borrower with the good faith estimate (12 CFR 1024, Appendix A, page 3; 1024.7(e), (i)): those that may not rise, those that in
 * total may rise by 10 %, those that can change. Null where nothing was estimated.
 */
export function gfeComparison(
  entries: readonly Entry[],
  credits: EstimatedCredits = {},
  blocks: GfeBlocks = {},
): GfeComparison | null {
  const groups = gfeGroups(entries, credits, blocks);
  const hasFees = groups.some(({ block, charges }) => block || charges.some(({ fee }) => fee.estimate !== undefined));
  if (!hasFees && credits.estimatedLenderCredits === undefined) return null;
  // Where only credits were estimated, nothing else is compared.
  const told = hasFees ? groups : groups.flatMap((each) => (each.credit ? { ...each, charges: [] } : []));
  return comparisonOf(told);
}

/** The same of lines that are known already. */
export function comparisonOf(groups: readonly GfeGroup[]): GfeComparison {
  const rows = groups.flatMap((group) => comparedPart(group) ?? []).map(gfeRow);
  return { rows: [...rows, ...adjustedRow(rows)].toSorted(byLine), ...totals(rows) };
}

/** A line beside its estimate, whether or not it is compared. */
export function gfeRow(group: GfeGroup): GfeRow {
  const { line, label, bucket } = group;
  const { estimate, final } = amountsOf(group);
  return { line, label, bucket, ...beside(label, estimate, final) };
}

function beside(label: string, estimate: Trace, final: Trace): Omit<GfeRow, 'line' | 'label' | 'bucket'> {
  const [told, is] = [figureOf(estimate), figureOf(final)];
  const increase = lessOf(`${label}, increase`, is, told, 'What it is less what was estimated');
  return {
    estimate: told.value,
    final: is.value,
    increase: increase.value,
    reasons: { estimate, final, increase: increase.trace },
  };
}

/** 803 is shown with the charges that may not rise, and counted in 801 and 802. */
export function adjustedRow(rows: readonly GfeRow[]): GfeRow[] {
  const parts = rows.filter(({ line }) => line === 801 || line === 802);
  const label = hudForm2010.counting[803] ?? '';
  if (parts.length === 0) return [];
  const sum = (part: 'estimate' | 'final') =>
    sumOf(
      part === 'estimate' ? `${label}, estimated` : label,
      parts.map(({ reasons }) => reasons[part]),
      'Line 801 plus line 802',
      { text: '12 CFR 1024, Appendix A, line 803' },
    ).trace;
  return [{ line: 803, label, bucket: 'zero', ...beside(label, sum('estimate'), sum('final')) }];
}

const byLine = (one: GfeRow, other: GfeRow) => (one.line ?? 9999) - (other.line ?? 9999);

function totals(rows: readonly GfeRow[]): Pick<GfeComparison, 'tenPercent' | 'cure'> {
  const ten = rows.filter(({ bucket }) => bucket === 'tenPercent');
  const sum = (label: string, part: 'estimate' | 'final') =>
    sumOf(
      label,
      ten.map(({ reasons }) => reasons[part]),
      'The sum of the charges of this bucket',
    ).trace;
  const total = beside('Charges that may rise by 10 % in total', sum('Estimated', 'estimate'), sum('Charges', 'final'));
  return { tenPercent: { ...total, percent: percentOf(total) }, cure: toleranceCure(rows, respaCure) };
}

function percentOf({ estimate, increase, reasons }: Omit<TenPercent, 'percent'>): Explained<string> | null {
  if (estimate === zeroCents) return null;
  const percent = new Exact(increase).div(estimate).times(100).toDecimalPlaces(2).toFixed();
  return {
    value: percent,
    trace: {
      label: 'Increase between estimate and charges',
      value: rate(percent),
      formula: 'The increase over what was estimated',
      math: 'halfUp(a / b * 100, 2)',
      rounding: 'to two decimals, half up',
      inputs: [reasons.increase, reasons.estimate],
    },
  };
}
