import { type Cents, cents, multiplyRate, subtractCents, zeroCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, roundedToCent, type Trace } from '../trace/index.ts';
import { checkAmount, checkOneOf } from './checked.ts';
import { type Fee, type ToleranceBucket, toleranceBuckets } from './fee.ts';
import { centsOf, feeAmount } from './fee-amounts.ts';
import type { FeeKind } from './fee-kinds.ts';
import { creditCharge, type EstimatedCredits, lenderCreditsTrace, specificCredits } from './lender-credits.ts';
import { sumOf } from './sum.ts';

/** A fee as it was estimated and as it is. What was left out of the estimate was estimated as zero. */
export interface EstimatedFee {
  /** That of the fee; the credits of the lender have none. */
  readonly code?: string;
  readonly label: string;
  readonly bucket: ToleranceBucket;
  readonly estimate: Cents;
  readonly final: Cents;
  /** Where the amounts come from if they were not given. */
  readonly reasons?: { readonly estimate: Trace; readonly final: Trace };
}

/** What must be given back for fees that rose too far, by bucket and in all. */
export interface Cure {
  readonly zero: Explained<Cents>;
  readonly tenPercent: Explained<Cents>;
  readonly total: Explained<Cents>;
}

/** What of a bucket is above its limit. Where it stands and within what time it is given back differs by the form. */
export interface CureRules {
  readonly zero: string;
  readonly tenPercent: string;
  readonly total: string;
}

/** The closing disclosure: given back within 60 days of consummation. */
export const closingDisclosureCure: CureRules = {
  zero: '12 CFR 1026.19(e)(3)(i)',
  tenPercent: '12 CFR 1026.19(e)(3)(ii)',
  total: '12 CFR 1026.19(f)(2)(v)',
};

/**
 * The cure of a file (12 CFR 1026.19(e)(3), (f)(2)(v)): every fee of the zero bucket by itself, those of the ten percent bucket as a sum that may be a
 * tenth over its estimate. Fees that fell do not make up for others in the zero bucket.
 */
export function toleranceCure(fees: readonly EstimatedFee[], rules: CureRules = closingDisclosureCure): Cure {
  for (const [at, fee] of fees.entries()) {
    checkOneOf(fee.bucket, toleranceBuckets, `fees.${at}.bucket`);
    checkAmount(fee.estimate, `fees.${at}.estimate`);
    checkAmount(fee.final, `fees.${at}.final`);
  }
  const over = fees.filter(({ bucket, estimate, final }) => bucket === 'zero' && final > estimate);
  const zero = sumOf(
    'Charges that may not rise',
    over.map((fee) => risen(fee).trace),
    'The rise of each charge above its estimate',
    { text: rules.zero },
  );
  const ten = fees.filter(({ bucket }) => bucket === 'tenPercent');
  const sum = (label: string, part: 'estimate' | 'final') =>
    sumOf(
      label,
      ten.map((fee) => fee.reasons?.[part] ?? given(fee.label, money(fee[part]), fee.label)),
      'The sum of the charges of this bucket',
    );
  const [estimate, final] = [sum('Estimated', 'estimate'), sum('Final', 'final')];
  const limit = explainedMoney(multiplyRate(estimate.value, '110', 'down'), {
    label: 'Limit',
    formula: '110 % of what was estimated',
    math: 'down(a * 1.1)',
    rounding: roundedToCent('down'),
    inputs: [estimate.trace],
  });
  const tenPercent = explainedMoney(cents(Math.max(0, subtractCents(final.value, limit.value))), {
    label: 'Charges that may rise by 10 % in total',
    formula: 'Their sum less 110 % of the sum of their estimates, at least zero',
    math: 'max(0, a - b)',
    rule: { text: rules.tenPercent },
    inputs: [final.trace, limit.trace],
  });
  return {
    zero,
    tenPercent,
    total: sumOf('Cure', [zero.trace, tenPercent.trace], 'The sum of both buckets', { text: rules.total }),
  };
}

function risen({ label, estimate, final, reasons }: EstimatedFee): Explained<Cents> {
  return explainedMoney(subtractCents(final, estimate), {
    label,
    formula: 'What it is less what was estimated',
    math: 'a - b',
    inputs: [
      reasons?.final ?? given('Final', money(final), label),
      reasons?.estimate ?? given('Estimated', money(estimate), label),
    ],
  });
}

/** The credits of the lender beside their estimate. */
export interface GivenCredits extends EstimatedCredits {
  /** General credits of the lender as an amount above zero, cures included. */
  readonly lenderCredits: Cents;
  /** How they came about, where they are of several lines. */
  readonly lenderCreditsTrace?: Trace;
}

/** Whether a fee can be laid beside the estimate: one that was typed, or one that says what was estimated. */
export const isCompared = ({ estimate, source }: Pick<Fee, 'estimate' | 'source'>): boolean =>
  estimate !== undefined || source !== 'calculated';

/**
 * The fees of a file as its estimate had them: what the borrower pays at and before closing beside what was told. None where nothing was estimated: a
 * file without an estimate has nothing to give back. So has a calculated fee without one, which a file cannot give: it is in no comparison. Services that were not performed are left out (comment 19(e)(3)(ii)-5); transfer taxes are one charge. Where credits of the lender
 * were estimated they are one of the charges that may not rise, below zero: see {@link estimatedCredits}.
 */
export function estimatedFees(fees: readonly Fee[], credits?: GivenCredits): EstimatedFee[] {
  const ofCredits = credits?.estimatedLenderCredits === undefined ? [] : [estimatedCredits(credits, fees)];
  if (fees.every(({ estimate }) => estimate === undefined)) return ofCredits;
  const compared = fees.filter(isCompared);
  const taxes = compared.filter(({ kind, bucket }) => bucket === 'zero' && kind && transferTaxes.includes(kind));
  const performed = compared.filter((fee) => !taxes.includes(fee) && fee.charges.some(({ amount }) => amount !== 0));
  const ofFees = performed.map((fee) => ({
    code: fee.code,
    label: fee.label,
    bucket: fee.bucket,
    estimate: fee.estimate ?? zeroCents,
    final: centsOf(ofBorrower(fee)),
  }));
  return [...ofFees, ...(taxes.length > 0 ? [estimatedTaxes(taxes)] : []), ...ofCredits];
}

const transferTaxes: readonly FeeKind[] = ['stateTransferTax', 'localTransferTax'];

const ofBorrower = (fee: Fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed');

/** Transfer taxes as one charge: a loan estimate discloses their sum and no tax by itself (12 CFR 1026.37(g)(1)(ii)), and that amount is what may not be exceeded. */
function estimatedTaxes(taxes: readonly Fee[]): EstimatedFee {
  const label = 'Transfer taxes';
  const estimate = sumOf(
    label,
    taxes.map((tax) => given(`${tax.label}, estimated`, money(tax.estimate ?? zeroCents), `${tax.code}.estimate`)),
    'The one line of the estimate',
    { text: '12 CFR 1026.37(g)(1)(ii)' },
  );
  const final = sumOf(
    label,
    taxes.map((tax) => ofBorrower(tax)?.trace ?? given(tax.label, money(zeroCents), tax.code)),
    'The sum of what the borrower pays of them',
  );
  return {
    label,
    bucket: 'zero',
    estimate: estimate.value,
    final: final.value,
    reasons: { estimate: estimate.trace, final: final.trace },
  };
}

/**
 * The credits of the lender as a charge below zero: general ones and those for single services together (12 CFR 1026.19(e)(3)(i), comment 5). *Estimated
 * 750, given 500: −500 less −750 is a rise of 250.*
 */
export function estimatedCredits(credits: GivenCredits, fees: readonly Fee[] = []): EstimatedFee {
  const all = [lenderCreditsTrace(credits), ...specificCredits(fees)];
  return { label: 'Lender credits', bucket: 'zero', ...creditCharge(all, credits) };
}
