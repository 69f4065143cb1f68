import { addCents, type Cents } from '../../money/index.ts';
import { type Explained, given, money, type Trace } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import type { ToleranceBucket } from '../fee.ts';
import { centsOf, feeAmount } from '../fee-amounts.ts';
import { type CreditCharge, creditCharge, type EstimatedCredits } from '../lender-credits.ts';
import { sumOf, takenOff } from '../sum.ts';
import { isCompared } from '../tolerance.ts';
import { comparedOn, type GfeBlocks, type HudCharge, hudCharges } from './hud-charge.ts';
import { hudForm2010 } from './hud-form.ts';

/** Charges that are compared as one. */
export interface GfeGroup {
  /** The line of the HUD-1; null for a charge without a line of its own in the comparison. */
  readonly line: number | null;
  readonly label: string;
  readonly bucket: ToleranceBucket;
  readonly charges: readonly HudCharge[];
  readonly block: Trace | null;
  /** Credits of the lender, on line 802. */
  readonly credit: CreditCharge | null;
}

/** Lines whose bucket the regulation fixes, whatever the fee says. */
const fixedBuckets: Readonly<Record<number, ToleranceBucket>> = {
  801: 'zero',
  802: 'zero',
  1203: 'zero',
  1201: 'tenPercent',
  1001: 'canChange',
  901: 'canChange',
  903: 'canChange',
};

/** What the lines of the comparison are called that are not called as their fee. */
const labels: Readonly<Record<number, string>> = {
  ...hudForm2010.counting,
  801: 'Our origination charge',
  802: 'Your credit or charge (points) for the specific interest rate chosen',
};

/** What the form calls the lines of single fees, as long as the statement has none. */
const labelsOfNone: Readonly<Record<number, string>> = {
  901: 'Daily interest charges',
  903: 'Homeowner’s insurance',
  1103: 'Owner’s title insurance',
};

/**
 * How far the charges of a line may rise (12 CFR 1024.7(e)). Only the originator's own charges and transfer taxes may not at all: what the fee says of
 * others is no stricter than ten percent, and neither is one of which nobody knows.
 */
export const bucketOnLine = (
  line: number | null,
  fees: readonly { readonly bucket?: ToleranceBucket | null }[],
): ToleranceBucket => {
  const canChange = fees.length > 0 && fees.every(({ bucket }) => bucket === 'canChange');
  return fixedBuckets[line ?? 0] ?? (canChange ? 'canChange' : 'tenPercent');
};

/**
 * All charges of the borrower by the line they are compared on. A line that a block has an amount for is one, in the strictest bucket of its charges.
 * @param wanted lines that are there also without a charge
 */
export function gfeGroups(
  entries: readonly Entry[],
  credits: EstimatedCredits,
  blocks: GfeBlocks,
  wanted: readonly number[] = [],
): GfeGroup[] {
  const byKey = new Map<string, HudCharge[]>();
  for (const charge of hudCharges(entries, hudForm2010, blocks)) {
    const line = comparedOn(charge.place);
    const bucket = line !== null && blocks[line] ? '' : bucketOnLine(line, [charge.fee]);
    const key = line === null ? charge.entry.key : `${line} ${bucket}`;
    byKey.set(key, [...(byKey.get(key) ?? []), charge]);
  }
  const credit = creditCharge(creditsGiven(entries), credits);
  const hasCredit = credit.final !== 0 || credit.estimate !== 0;
  const group = (line: number | null, charges: readonly HudCharge[]): GfeGroup => ({
    line,
    label: labels[line ?? 0] ?? charges[0]?.fee.label ?? labelsOfNone[line ?? 0] ?? '',
    bucket: bucketOnLine(
      line,
      charges.map(({ fee }) => fee),
    ),
    charges,
    block: blocks[line ?? 0] ?? null,
    credit: line === 802 && hasCredit ? credit : null,
  });
  const groups = [...byKey.values()].map((charges) => group(charges[0] ? comparedOn(charges[0].place) : null, charges));
  const told = [...wanted, ...Object.keys(blocks).map(Number), ...(hasCredit ? [802] : [])];
  const without = [...new Set(told)].filter((wants) => groups.every(({ line }) => line !== wants));
  return [...groups, ...without.map((line) => group(line, []))];
}

/** The credits of the lender, each above zero. */
const creditsGiven = (entries: readonly Entry[]): Trace[] =>
  entries.flatMap(({ kind, amounts }) => {
    const { trace } = (kind === 'lenderCredit' && amounts.borrowerAtClosing) || {};
    return trace ? [takenOff(trace)] : [];
  });

/**
 * What of a line is laid beside the estimate; null where nothing is. What was not estimated and can change, or is calculated, is left out, and on both
 * sides a service that was not obtained (Appendix A, page 3): it is no entry.
 */
export function comparedPart(group: GfeGroup): GfeGroup | null {
  const { line, bucket, block, credit } = group;
  const charges = group.charges.filter((charge) => {
    const { fee } = charge;
    if (block !== null || fee.estimate !== undefined) return true;
    return isCompared(fee) && bucket !== 'canChange' && addCents(...finalParts(charge).map(centsOf)) !== 0;
  });
  // A credit that was told of and is not given is less of it.
  const isRate = line === 802 && (block !== null || credit !== null);
  return charges.length === 0 && !isRate ? null : { ...group, charges };
}

/** The borrower's column, and what was paid outside of closing by the borrower or, of an estimated charge, on behalf of the borrower. */
const finalParts = ({ buyer, fee, isEstimated: isTold }: HudCharge): (Explained<Cents> | null)[] => [
  buyer,
  feeAmount(fee, isTold ? ['borrowerBeforeClosing', 'sellerBeforeClosing', 'others'] : ['borrowerBeforeClosing']),
];

/** Whether an amount was estimated for a line: what was left out of the estimate was estimated as zero. */
export const isEstimated = ({ block, credit, charges }: GfeGroup): boolean =>
  block !== null || (credit?.estimate ?? 0) !== 0 || charges.some(({ fee }) => fee.estimate !== undefined);

/** What a line was estimated at, and what it is. */
export function amountsOf({ label, block, credit, charges }: GfeGroup) {
  const told = charges.flatMap(({ fee: { label: name, code, estimate } }) =>
    estimate === undefined ? [] : [given(`${name}, estimated`, money(estimate), `${code}.estimate`)],
  );
  const paid = charges.flatMap((charge) => finalParts(charge).flatMap((each) => each?.trace ?? []));
  const ofCredit = (part: 'estimate' | 'final') => (credit && credit[part] !== 0 ? [credit.reasons[part]] : []);
  return {
    estimate:
      block ?? sumOf(`${label}, estimated`, [...told, ...ofCredit('estimate')], 'The sum of what was estimated').trace,
    final: sumOf(
      label,
      [...paid, ...ofCredit('final')],
      'What the borrower pays of it, or another on behalf of the borrower',
    ).trace,
  };
}
