import { attempt, InputError } from '../errors/index.ts';
import { formatMoney } from '../formats/index.ts';
import { type Cents, cents, subtractCents, zeroCents } from '../money/index.ts';
import {
  centsOf,
  type EstimatedFee,
  estimatedCredits,
  estimatedFees,
  type Fee,
  feeAmount,
  type GivenCredits,
  isCompared,
  sumOf,
  type ToleranceBucket,
  toleranceCure,
} from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { lenderCreditsOf } from './settlement-of-parts.ts';
import type { Missing, StatementPart } from './stored-parts.ts';
import type { ToClose } from './to-close.ts';

/** What of the fees of a bucket was estimated, what they are, and what of it is above the limit; null where there is none. */
export interface BucketState {
  readonly estimate: Explained<Cents>;
  readonly final: Explained<Cents>;
  readonly over: Explained<Cents> | null;
}

/** What a statement says of the credits of the lender. They are in no comparison where nothing was estimated of them. */
export interface StatedCredits {
  /** Those of the statement, the lines of its credits among them. */
  readonly parts: readonly StatementPart[];
  readonly estimatedLenderCredits: number | null;
  readonly lenderCreditsForCure: number | null;
}

const noCredits: StatedCredits = { parts: [], estimatedLenderCredits: null, lenderCreditsForCure: null };

/** The fees of a statement beside their estimates, and the credits of the lender beside theirs. */
export type ToleranceState =
  /** No fee has an estimate. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly missing: readonly Missing[] }
  | {
      readonly kind: 'figure';
      readonly buckets: Readonly<Record<ToleranceBucket, BucketState>>;
      readonly cure: Explained<Cents>;
      /** What of the cure is not given by credits of the lender. */
      readonly owed: Explained<Cents>;
      /** Whether credits of the lender are among what is compared. */
      readonly comparesCredits: boolean;
      /** Charges that have a limit and no estimate to be held to: what other pages work out. */
      readonly notCompared: readonly string[];
    };

/** How far the fees of a statement rose above their estimates, and what of it is to be given back (12 CFR 1026.19(e)(3), (f)(2)(v)). */
export function toleranceState(figured: readonly FiguredFee[], stated: StatedCredits = noCredits): ToleranceState {
  const fees = figured.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  const lines = stated.parts.filter(({ kind }) => kind === 'Lender credit');
  const made = attempt(() => stateOf(fees, givenCredits(lines, stated)));
  if (made instanceof InputError) return { kind: 'open', missing: [{ field: made.field, words: made.message }] };
  if (made.kind === 'none') return made;
  const missing = [
    ...figured.flatMap((each) => (each.kind === 'open' && isLimited(each.bucket) ? each.missing : [])),
    ...(stated.estimatedLenderCredits === null ? [] : lines.flatMap((line) => line.missing)),
  ];
  return missing.length > 0 ? { kind: 'open', missing } : made;
}

/** Whether an open fee may be held to its estimate. */
const isLimited = (bucket: ToleranceBucket | null | undefined) => bucket !== undefined && bucket !== 'canChange';

function givenCredits(lines: readonly StatementPart[], stated: StatedCredits): GivenCredits {
  const credits = lenderCreditsOf(lines.filter(({ missing }) => missing.length === 0));
  const { estimatedLenderCredits: estimate, lenderCreditsForCure: cure } = stated;
  return {
    lenderCredits: credits?.value ?? zeroCents,
    ...(credits && { lenderCreditsTrace: credits.trace }),
    ...(estimate !== null && { estimatedLenderCredits: cents(estimate, 'estimatedLenderCredits') }),
    ...(cure !== null && { lenderCreditsForCure: cents(cure, 'lenderCreditsForCure') }),
  };
}

function stateOf(fees: readonly Fee[], credits: GivenCredits): Exclude<ToleranceState, { readonly kind: 'open' }> {
  const compared = estimatedFees(fees, credits).map((each) => withReasons(each, fees));
  if (compared.length === 0) return { kind: 'none' };
  // A cure beyond the credits is refused where nothing was estimated of them, too.
  if (credits.lenderCreditsForCure !== undefined) estimatedCredits(credits, fees);
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
    owed: owedOf(cure.total, credits.lenderCreditsForCure ?? zeroCents),
    comparesCredits: credits.estimatedLenderCredits !== undefined,
    notCompared: fees
      .filter((fee) => !isCompared(fee) && fee.bucket !== 'canChange' && centsOf(ofBorrower(fee)) !== 0)
      .map(({ label }) => label),
  };
}

const owedOf = (cure: Explained<Cents>, credited: Cents): Explained<Cents> =>
  explainedMoney(cents(Math.max(0, subtractCents(cure.value, credited))), {
    label: 'Still to be given back',
    formula: 'The cure less what of it is given, at least zero',
    math: 'max(0, a - b)',
    rule: { text: '12 CFR 1026.19(f)(2)(v)' },
    inputs: [cure.trace, given('Given as a cure', money(credited), 'lenderCreditsForCure')],
  });

/** What of a cure is still to be given back, which may be done within 60 days of the closing. */
export const cureToClose = (tolerance: ToleranceState): ToClose[] =>
  tolerance.kind === 'figure' && tolerance.owed.value > 0
    ? [
        {
          kind: 'look',
          field: 'lenderCreditsForCure',
          words: `Above the legal limits, and not given back: ${formatMoney(tolerance.owed.value)}, 12 CFR 1026.19(f)(2)(v)`,
        },
      ]
    : [];

const ofBorrower = (fee: Fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed');

/** A fee beside its estimate, each with the way to its field. */
function withReasons(compared: EstimatedFee, fees: readonly Fee[]): EstimatedFee {
  if (compared.reasons) return compared;
  const { code, label, estimate } = compared;
  const fee = fees.find((each) => each.code === code);
  const final = (fee && ofBorrower(fee)?.trace) ?? given(label, money(zeroCents), code);
  return {
    ...compared,
    reasons: { estimate: given(`${label}, estimated`, money(estimate), `${code}.estimate`), final },
  };
}
