import type { DisclosedTerms } from '../closing-file/index.ts';
import { isSameProduct, productWords } from '../disclosure/index.ts';
import { isFinanceChargeAccurate, isWithinTolerance } from '../loans/index.ts';
import { cents, Exact } from '../money/index.ts';

/** Why a wait is a new one, and the field that made it so. */
export interface WaitReason {
  readonly words: string;
  readonly field: string;
}

/** Whether a corrected disclosure begins a new wait, and why; `unknown` where what either of them said is not known. */
export type NewWait =
  | { readonly kind: 'new'; readonly reasons: readonly WaitReason[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly missing: readonly string[] };

const provision = (letter: string) => `12 CFR 1026.19(f)(2)(ii)(${letter})`;

/** Whether a correction of what was disclosed begins a new wait of three business days (12 CFR 1026.19(f)(2)(ii)). */
export function newWait(before: DisclosedTerms, after: DisclosedTerms): NewWait {
  const rate = isRateAccurate(before, after);
  const isSame = isSameProduct(before.product, after.product);
  const reasons: WaitReason[] = [
    ...(rate === false
      ? [
          {
            words: `the APR of ${before.rate} % is not accurate, it is ${after.rate} %, ${provision('A')}`,
            field: 'loan.rate',
          },
        ]
      : []),
    ...(isSame === false
      ? [
          {
            words: `the loan product was ${productWords(before.product)} and is ${productWords(after.product)}, ${provision('B')}`,
            field: 'loan.isAdjustableRate',
          },
        ]
      : []),
    ...(before.hasPenalty === false && after.hasPenalty === true
      ? [{ words: `a prepayment penalty was added, ${provision('C')}`, field: 'prepaymentPenalty' }]
      : []),
  ];
  if (reasons.length > 0) return { kind: 'new', reasons };
  // That one was added is a reason above.
  const isPenaltyKnown = after.hasPenalty === false || before.hasPenalty === true;
  const missing = [
    ...(rate === null ? ['APR'] : []),
    ...(isSame === null ? ['loan product'] : []),
    ...(isPenaltyKnown ? [] : ['prepayment penalty']),
  ];
  return missing.length > 0 ? { kind: 'unknown', missing } : { kind: 'none' };
}

/**
 * Whether a disclosed rate is accurate beside the one that is reckoned later. One that is off is accurate, too, where it follows from a finance
 * charge that is: one that is too high, or too low by 100.00 at most (12 CFR 1026.22(a)(4)). Rate and charge have to be off to the same side.
 */
function isRateAccurate(before: DisclosedTerms, after: DisclosedTerms): boolean | null {
  if (before.rate === null || after.reckonedRate === null) return null;
  if (isWithinTolerance(before.rate, new Exact(after.reckonedRate), 'regular')) return true;
  if (before.financeCharge === null || after.financeCharge === null) return null;
  const isRateTooHigh = new Exact(before.rate).gt(after.reckonedRate);
  const isChargeTooHigh = before.financeCharge > after.financeCharge;
  return (
    isRateTooHigh === isChargeTooHigh &&
    isFinanceChargeAccurate(cents(before.financeCharge), cents(after.financeCharge))
  );
}
