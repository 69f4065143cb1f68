import { attempt, InputError } from '../errors/index.ts';
import { type Cents, zeroCents } from '../money/index.ts';
import {
  centsOf,
  type EstimatedFee,
  estimatedFees,
  type Fee,
  feeAmount,
  isCompared,
  sumOf,
  type ToleranceBucket,
  toleranceCure,
} from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { Missing } from './stored-parts.ts';

/** What of the fees of a bucket was estimated, what they are, and what of it is above the limit; null where there is none. */
export interface BucketState {
  readonly estimate: Explained<Cents>;
  readonly final: Explained<Cents>;
  readonly over: Explained<Cents> | null;
}

/** The fees of a statement beside their estimates. Credits of the lender are in no comparison: what was estimated of them is not stored. */
export type ToleranceState =
  /** No fee has an estimate. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly missing: readonly Missing[] }
  | {
      readonly kind: 'figure';
      readonly buckets: Readonly<Record<ToleranceBucket, BucketState>>;
      readonly cure: Explained<Cents>;
      /** Charges that have a limit and no estimate to be held to: what other pages work out. */
      readonly notCompared: readonly string[];
    };

/** How far the fees of a statement rose above their estimates, and what of it is to be given back (12 CFR 1026.19(e)(3), (f)(2)(v)). */
export function toleranceState(figured: readonly FiguredFee[]): ToleranceState {
  const fees = figured.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  const made = attempt(() => stateOf(fees));
  if (made instanceof InputError) return { kind: 'open', missing: [{ field: made.field, words: made.message }] };
  if (made.kind === 'none') return made;
  const missing = figured.flatMap((each) => (each.kind === 'open' && isLimited(each.bucket) ? each.missing : []));
  return missing.length > 0 ? { kind: 'open', missing } : made;
}

/** Whether an open fee may be held to its estimate. */
const isLimited = (bucket: ToleranceBucket | null | undefined) => bucket !== undefined && bucket !== 'canChange';

function stateOf(fees: readonly Fee[]): Exclude<ToleranceState, { readonly kind: 'open' }> {
  const compared = estimatedFees(fees).map((each) => withReasons(each, fees));
  if (compared.length === 0) return { kind: 'none' };
  const cure = toleranceCure(compared);
  const bucket = (name: ToleranceBucket, over: Explained<Cents> | null): BucketState => {
    const own = compared.flatMap((each) => (each.bucket === name && each.reasons ? [each.reasons] : []));
    const sum = (label: string, part: 'estimate' | 'final') =>
      sumOf(
        label,
        own.map((reasons) => reasons[part]),
        'The sum of the charges of this bucket',
      );
    return { estimate: sum('Estimated', 'estimate'), final: sum('Final', 'final'), over };
  };
  return {
    kind: 'figure',
    buckets: {
      zero: bucket('zero', cure.zero),
      tenPercent: bucket('tenPercent', cure.tenPercent),
      canChange: bucket('canChange', null),
    },
    cure: cure.total,
    notCompared: fees
      .filter((fee) => !isCompared(fee) && fee.bucket !== 'canChange' && centsOf(ofBorrower(fee)) !== 0)
      .map(({ label }) => label),
  };
}

const ofBorrower = (fee: Fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed');

/** A fee beside its estimate, each with the way to its field. */
function withReasons(compared: EstimatedFee, fees: readonly Fee[]): EstimatedFee {
  const { code, label, estimate } = compared;
  const fee = fees.find((each) => each.code === code);
  const final = (fee && ofBorrower(fee)?.trace) ?? given(label, money(zeroCents), code);
  return {
    ...compared,
    reasons: { estimate: given(`${label}, estimated`, money(estimate), `${code}.estimate`), final },
  };
}
