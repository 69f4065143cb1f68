import { InputError } from '../errors/index.ts';
import { addCents, type Cents, cents, multiplyRate, type Rate, type Rounding, subtractCents } from '../money/index.ts';
import {
  cited,
  type Explained,
  explainedMoney,
  given,
  money,
  rate,
  roundedMath,
  roundedToCent,
  type Trace,
} from '../trace/index.ts';
import type { PolicyOrder } from './policy-order.ts';
import { type PremiumOrder, policyPremiums, premiumsTotal } from './policy-premiums.ts';
import type { RateManual, UnderwriterShares } from './rate-manual.ts';

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
  const trace = given('Share', rate(underwriterPercent), 'underwriterPercent');
  return splitAt(premium, partOf(premium, underwriterPercent, trace, rounding));
}

/**
 * What agent and underwriter have of all premiums of orders: by the share that was agreed, else by that of the manual. Where the manual has other shares of what large
 * liabilities cost more, each band of the policies has its own, rounded by itself. Null where neither says a share. Throws an InputError as `splitWithUnderwriter` does.
 * @param total premiums of the orders, and what was charged besides
 * @param agreed the share of the underwriter in all of it, in percent
 */
export function splitOfPremiums(
  orders: readonly PremiumOrder[],
  total: Explained<Cents>,
  manual: RateManual,
  agreed: Rate | null,
): UnderwriterSplit | null {
  const percent = agreed ?? manual.underwriterPercent;
  if (percent === undefined) return null;
  const { underwriterAbove } = manual;
  const above = agreed === null && underwriterAbove ? partsAbove(orders, manual, underwriterAbove) : [];
  const [lowest] = above;
  if (lowest === undefined || underwriterAbove === undefined) return splitWithUnderwriter(total, percent, 'halfUp');
  const { source } = underwriterAbove;
  const below = explainedMoney(subtractCents(total.value, lowest.premium.value), {
    label: 'Premium of what is below the bands',
    formula: 'All premiums less what the policies cost above',
    math: 'a - b',
    inputs: [total.trace, lowest.premium.trace],
  });
  const parts = [
    partOf(below, percent, given('Share', rate(percent), 'underwriterPercent'), 'halfUp'),
    ...above.map(({ premium, share }, at) => {
      const next = above[at + 1]?.premium;
      return partOf(next ? bandOf(premium, next) : premium, share, cited('Share', rate(share), source), 'halfUp');
    }),
  ];
  const underwriter = explainedMoney(addCents(...parts.map(({ value }) => value)), {
    label: 'Underwriter’s part of the premium',
    formula: 'Its parts of what each band of the liability costs',
    math: 'sum(all)',
    rule: source,
    inputs: parts.map(({ trace }) => trace),
  });
  return splitAt(total, underwriter);
}

/** What the policies of orders cost for what they insure above each band that they reach. */
function partsAbove(orders: readonly PremiumOrder[], manual: RateManual, { bands, source }: UnderwriterShares) {
  const all = premiumsTotal(orders.map((order) => policyPremiums(order, manual).total));
  return bands.flatMap(({ over, percent }) => {
    const start = cited('Band begins over', money(over), source);
    const upTo = premiumsTotal(orders.map((order) => premiumUpTo(order, over, start, manual)));
    const premium = explainedMoney(subtractCents(all.value, upTo.value), {
      label: 'Premium of what is insured above',
      formula: 'What the policies cost, less what they cost up to where the band begins',
      math: 'a - b',
      inputs: [all.trace, upTo.trace],
    });
    return premium.value === 0 ? [] : [{ premium, share: percent }];
  });
}

/** What an order costs where none of its policies insures more than a limit. */
function premiumUpTo(order: PremiumOrder, limit: Cents, limitTrace: Trace, manual: RateManual): Explained<Cents> {
  const { owner, loans, ...rest } = order;
  const upTo = (policy: PolicyOrder): PolicyOrder => ({
    ...policy,
    liability: cents(Math.min(policy.liability, limit)),
  });
  const limited = { ...rest, ...(owner && { owner: upTo(owner) }), loans: loans.map(upTo) };
  const { value, trace } = policyPremiums(limited, manual).total;
  const liabilities = new Map<string, Cents>([
    ...(owner ? [['owner.liability', owner.liability] as const] : []),
    ...loans.map(({ liability }, at) => [`loans.${at}.liability`, liability] as const),
  ]);
  /** What is insured is less than its field says: the step that makes it so. */
  const explained = (step: Trace): Trace => {
    const liability = liabilities.get(step.field ?? '');
    if (step.field !== undefined && liability !== undefined && liability > limit)
      return explainedMoney(limit, {
        label: 'Insured up to the band',
        formula: 'At most where the band begins',
        math: 'min(a, b)',
        inputs: [given(step.label, money(liability), step.field), limitTrace],
      }).trace;
    return step.inputs ? { ...step, inputs: step.inputs.map(explained) } : step;
  };
  return { value, trace: explained(trace) };
}

const bandOf = (from: Explained<Cents>, next: Explained<Cents>): Explained<Cents> =>
  explainedMoney(subtractCents(from.value, next.value), {
    label: 'Premium of the band',
    formula: 'What is charged above its beginning, less what is charged above the next',
    math: 'a - b',
    inputs: [from.trace, next.trace],
  });

const partOf = (premium: Explained<Cents>, percent: Rate, share: Trace, rounding: Rounding): Explained<Cents> =>
  explainedMoney(multiplyRate(premium.value, percent, rounding), {
    label: 'Underwriter’s part of the premium',
    formula: 'Premium times the underwriter’s share',
    math: roundedMath('a * b / 100', rounding),
    rounding: roundedToCent(rounding),
    inputs: [premium.trace, share],
  });

const splitAt = (premium: Explained<Cents>, underwriter: Explained<Cents>): UnderwriterSplit => ({
  underwriter,
  agent: explainedMoney(subtractCents(premium.value, underwriter.value), {
    label: 'Agent’s part of the premium',
    formula: 'Premium less the underwriter’s part',
    math: 'a - b',
    inputs: [premium.trace, underwriter.trace],
  }),
});
