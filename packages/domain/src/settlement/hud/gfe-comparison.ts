import { addCents, type Cents, Exact, subtractCents, zeroCents } from '../../money/index.ts';
import { type Explained, rate, type Trace } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import type { ToleranceBucket } from '../fee.ts';
import { centsOf, feeAmount } from '../fee-amounts.ts';
import { creditCharge, type EstimatedCredits } from '../lender-credits.ts';
import { sumOf, takenOff } from '../sum.ts';
import { type Cure, type CureRules, isCompared, toleranceCure } from '../tolerance.ts';
import { type HudCharge, hudCharges } from './hud-charge.ts';
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
}

/** Page 3 of the HUD-1 of 2010. */
export interface GfeComparison {
  readonly rows: readonly GfeRow[];
  /** The charges that in total may rise by 10 %. The percentage has two decimals; null where nothing was estimated. */
  readonly tenPercent: {
    readonly estimate: Cents;
    readonly final: Cents;
    readonly increase: Cents;
    readonly percent: Explained<string> | null;
  };
  /** What is given back within 30 days of settlement. */
  readonly cure: Cure;
}

const respaCure: CureRules = {
  zero: '12 CFR 1024.7(e)(1)',
  tenPercent: '12 CFR 1024.7(e)(2)',
  total: '12 CFR 1024.7(i)',
};

/** Lines whose bucket the regulation fixes (12 CFR 1024.7(e)), whatever the fee says. */
const fixedBuckets: Readonly<Record<number, ToleranceBucket>> = {
  801: 'zero',
  802: 'zero',
  1203: 'zero',
  1201: 'tenPercent',
  1001: 'canChange',
  901: 'canChange',
  903: 'canChange',
};

const labels: Readonly<Record<number, string>> = {
  ...hudForm2010.counting,
  801: 'Our origination charge',
  802: 'Your credit or charge (points) for the specific interest rate chosen',
};

/** Charges that are compared as one. */
interface Group {
  readonly line: number | null;
  readonly label: string;
  readonly bucket: ToleranceBucket;
  readonly charges: readonly HudCharge[];
}

/**
 * Compares the charges of the borrower with the good faith estimate (12 CFR 1024, Appendix A, page 3; 1024.7(e), (i)): those that may not rise, those that in
 * total may rise by 10 %, those that can change. Null where nothing was estimated.
 */
export function gfeComparison(entries: readonly Entry[], credits: EstimatedCredits = {}): GfeComparison | null {
  const charges = chargesCompared(hudCharges(entries, hudForm2010), credits);
  if (charges === null) return null;
  const credit = creditCharge(creditsGiven(entries), credits);
  const groups = groupsOf(charges);
  const hasRate = groups.some(({ line }) => line === 802);
  const needsRate = !hasRate && (credit.final !== 0 || credit.estimate !== 0);
  const all = needsRate
    ? [...groups, { line: 802, label: labels[802] ?? '', bucket: 'zero', charges: [] } as const]
    : groups;
  const rows = all.map((group): GfeRow => {
    const isRate = group.line === 802;
    const told = group.charges.map(({ fee }) => fee.estimate ?? zeroCents);
    const estimate = addCents(...told, isRate ? credit.estimate : zeroCents);
    const final = addCents(...group.charges.map(paidByBorrower), isRate ? credit.final : zeroCents);
    const { line, label, bucket } = group;
    return { line, label, bucket, estimate, final, increase: subtractCents(final, estimate) };
  });
  return { rows: [...rows, ...adjustedRow(rows)].toSorted(byLine), ...totals(rows) };
}

/** The charges that were estimated, or none of them where only credits were; null where nothing was. */
function chargesCompared(charges: readonly HudCharge[], credits: EstimatedCredits): readonly HudCharge[] | null {
  if (charges.some(({ fee }) => fee.estimate !== undefined)) return charges;
  return credits.estimatedLenderCredits === undefined ? null : [];
}

/** The credits of the lender, each above zero. */
const creditsGiven = (entries: readonly Entry[]): Trace[] =>
  entries.flatMap(({ kind, amounts }) => {
    const { trace } = (kind === 'lenderCredit' && amounts.borrowerAtClosing) || {};
    return trace ? [takenOff(trace)] : [];
  });

/** The borrower's column, and what the borrower paid before closing. */
function paidByBorrower({ buyer, fee }: HudCharge): Cents {
  return addCents(centsOf(buyer), centsOf(feeAmount(fee, ['borrowerBeforeClosing'])));
}

/** The charges by the line they are compared on. What was not estimated and can change, or is calculated, is no part of the comparison. */
function groupsOf(charges: readonly HudCharge[]): Group[] {
  const groups = new Map<string, Group>();
  for (const charge of charges) {
    const line = comparedOn(charge);
    const bucket = fixedBuckets[line ?? 0] ?? charge.fee.bucket;
    if (!isCompared(charge.fee)) continue;
    if (charge.fee.estimate === undefined && (bucket === 'canChange' || paidByBorrower(charge) === 0)) continue;
    const key = line === null ? charge.entry.key : `${line} ${bucket}`;
    const label = (line === null ? null : labels[line]) ?? charge.fee.label;
    const before = groups.get(key)?.charges ?? [];
    groups.set(key, { line, label, bucket, charges: [...before, charge] });
  }
  return [...groups.values()];
}

/** Points and origination are compared each on its line, counted charges on the line that counts them. */
function comparedOn({ place: { line, countedOn } }: HudCharge): number | null {
  return countedOn === 803 || countedOn === null ? line : countedOn;
}

/** 803 is shown with the charges that may not rise, and counted in 801 and 802. */
function adjustedRow(rows: readonly GfeRow[]): GfeRow[] {
  const parts = rows.filter(({ line }) => line === 801 || line === 802);
  if (parts.length === 0) return [];
  const sum = (part: 'estimate' | 'final' | 'increase') => addCents(...parts.map((row) => row[part]));
  return [
    {
      line: 803,
      label: labels[803] ?? '',
      bucket: 'zero',
      estimate: sum('estimate'),
      final: sum('final'),
      increase: sum('increase'),
    },
  ];
}

const byLine = (one: GfeRow, other: GfeRow) => (one.line ?? 9999) - (other.line ?? 9999);

function totals(rows: readonly GfeRow[]): Pick<GfeComparison, 'tenPercent' | 'cure'> {
  const ten = rows.filter(({ bucket }) => bucket === 'tenPercent');
  const sum = (part: 'estimate' | 'final' | 'increase') => addCents(...ten.map((row) => row[part]));
  const [estimate, final, increase] = [sum('estimate'), sum('final'), sum('increase')];
  const cure = toleranceCure(rows, respaCure);
  return { tenPercent: { estimate, final, increase, percent: percentOf(rows, estimate, increase) }, cure };
}

function percentOf(rows: readonly GfeRow[], estimate: Cents, increase: Cents): Explained<string> | null {
  if (estimate === 0) return null;
  const percent = new Exact(increase).div(estimate).times(100).toDecimalPlaces(2).toFixed();
  const ten = rows.filter(({ bucket }) => bucket === 'tenPercent');
  const part = (name: 'estimate' | 'increase', label: string) =>
    sumOf(
      label,
      ten.map((row) => ({ label: row.label, value: { kind: 'money', cents: row[name] }, field: row.label })),
      'The sum of the charges of this bucket',
    ).trace;
  return {
    value: percent,
    trace: {
      label: 'Increase between estimate and charges',
      value: rate(percent),
      formula: 'The increase over what was estimated',
      math: 'halfUp(a / b * 100, 2)',
      rounding: 'to two decimals, half up',
      inputs: [part('increase', 'Increase'), part('estimate', 'Estimated')],
    },
  };
}
