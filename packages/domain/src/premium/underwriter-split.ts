import { InputError } from '../errors/index.ts';
import { type Cents, multiplyRate, type Rate, type Rounding, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, rate, roundedMath, roundedToCent } from '../trace/index.ts';

/** A premium shared between the agent who issues the policy and the underwriter who insures. */
export interface UnderwriterSplit {
  readonly underwriter: Explained<Cents>;
  readonly agent: Explained<Cents>;
}

/**
 * Splits a premium: the underwriter's part is rounded, the agent has the rest, so that both are the premium to the cent (lines 1107 and 1108 of a HUD-1).
 * Throws an InputError for a share below 0 or above 100 percent.
 */
export function splitWithUnderwriter(
  premium: Explained<Cents>,
  underwriterPercent: Rate,
  rounding: Rounding,
): UnderwriterSplit {
  const share = Number(underwriterPercent);
  if (!(share >= 0 && share <= 100))
    throw new InputError('OUT_OF_RANGE', 'underwriterPercent', 'A share lies between 0 and 100 percent');
  const underwriter = explainedMoney(multiplyRate(premium.value, underwriterPercent, rounding), {
    label: 'Underwriter’s part of the premium',
    formula: 'Premium times the underwriter’s share',
    math: roundedMath('a * b / 100', rounding),
    rounding: roundedToCent(rounding),
    inputs: [premium.trace, given('Share', rate(underwriterPercent), 'underwriterPercent')],
  });
  return {
    underwriter,
    agent: explainedMoney(subtractCents(premium.value, underwriter.value), {
      label: 'Agent’s part of the premium',
      formula: 'Premium less the underwriter’s part',
      math: 'a - b',
      inputs: [premium.trace, underwriter.trace],
    }),
  };
}
