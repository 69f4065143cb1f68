import { InputError } from '../errors/index.ts';
import { type Cents, cents, multiplyRate, type Rate, type Rounding } from '../money/index.ts';
import {
  type Citation,
  cited,
  type Explained,
  explainedMoney,
  money,
  rate,
  roundedMath,
  roundedToCent,
} from '../trace/index.ts';

/** What an endorsement belongs to. */
export type PolicyKind = 'owner' | 'loan';

/** What the share of an endorsement is taken of: the basic premium of the policy's liability, or what is charged for the policy. */
export const endorsementBases = ['basic', 'premium'] as const;

/** An endorsement that costs a share of the premium of the policy it belongs to, at least so much; a share of 0 is a flat amount. */
export interface EndorsementRate {
  readonly id: string;
  readonly label: string;
  readonly percent: Rate;
  /** What the share is taken of; the premium that is charged, lowered by simultaneous issue or a credit, where it is not said. */
  readonly of?: (typeof endorsementBases)[number];
  readonly minimum: Cents;
  /** What the share is rounded to: 1.00 for whole dollars, a cent otherwise. */
  readonly roundsTo: Cents;
  readonly rounding: Rounding;
  /** Policies that the manual lists it for; either where it does not say. */
  readonly on?: readonly PolicyKind[];
  /** Policies it is issued with without being asked for. */
  readonly alwaysWith?: readonly PolicyKind[];
  readonly source: Citation;
}

/** What an endorsement costs on a policy of this premium, whose liability has this basic premium. */
export function endorsementPremium(
  premium: Explained<Cents>,
  endorsement: EndorsementRate,
  basic: Explained<Cents> = premium,
): Explained<Cents> {
  const { percent, rounding, roundsTo, minimum, source } = endorsement;
  const policy = endorsement.of === 'basic' ? basic : premium;
  const share = multiplyRate(policy.value, percent, rounding, roundsTo);
  const what = endorsement.of === 'basic' ? 'basic premium of the liability' : 'premium of the policy';
  return explainedMoney(cents(Math.max(share, minimum)), {
    label: endorsement.label,
    formula: percent === '0' ? 'A flat amount' : `Share of the ${what}, at least the minimum`,
    math: `max(${roundedMath('a * b / 100', rounding, roundsTo)}, c)`,
    rounding: roundsTo === 1 ? roundedToCent(rounding) : 'to the whole dollar',
    rule: source,
    inputs: [policy.trace, cited('Share', rate(percent), source), cited('Minimum', money(minimum), source)],
  });
}

/**
 * The endorsements of a policy: those asked for, in their order, and those that always come with it, each once.
 * Throws an InputError for one the manual does not know.
 */
export function endorsementsOf(
  kind: PolicyKind,
  asked: readonly string[],
  known: readonly EndorsementRate[],
): EndorsementRate[] {
  const always = known.filter(({ alwaysWith }) => alwaysWith?.includes(kind)).map(({ id }) => id);
  return [...new Set([...asked, ...always])].map((id) => {
    const endorsement = known.find((candidate) => candidate.id === id);
    if (!endorsement) throw new InputError('NO_TABLE', 'endorsements', `The manual has no endorsement ${id}`);
    return endorsement;
  });
}
