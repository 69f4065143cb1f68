import { useEffect, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { enterRateAmount, followBase, knownPair, type RateAmount, type RateAmountRule } from './rate-amount.ts';

/** Why the pair changed: by typing in one of the fields, or because the base did. */
export interface RateAmountDetails {
  reason: ChangeDetails['reason'] | 'base';
}

export interface RateAmountOptions extends RateAmountRule {
  /** What the rate is of, in cents: the sale price of a commission. Null while it is not known. */
  base: number | null;
  value?: RateAmount | undefined;
  defaultValue?: RateAmount | undefined;
  onValueChange?: ((value: RateAmount, details: RateAmountDetails) => void) | undefined;
}

const NONE: RateAmount = { rate: null, amount: null, entered: 'rate' };
const KEPT = 50;

/**
 * A rate and an amount of one base, linked: entering either fills the other, a change of the base keeps the one that was entered. The
 * arithmetic is the caller's. Spread `rate` over a `RateField` and `amount` over a `MoneyField`.
 */
export function useRateAmount({ base, value, defaultValue = NONE, onValueChange, ...rule }: RateAmountOptions) {
  const [pair, report] = useControllable<RateAmount, RateAmountDetails>(value, defaultValue, onValueChange);
  // Pairs that stood over this base, for taking back.
  const known = useRef({ base, pairs: [pair] });
  const latest = useRef({ pair, report, rule });
  latest.current = { pair, report, rule };
  useEffect(() => {
    if (known.current.base === base) return;
    const { pair: before, report: tell, rule: own } = latest.current;
    const next = followBase(before, base, own);
    known.current = { base, pairs: [next] };
    if (next.rate !== before.rate || next.amount !== before.amount) tell(next, { reason: 'base' });
  }, [base]);

  const enter = (side: Partial<Pick<RateAmount, 'rate' | 'amount'>>, details: ChangeDetails) => {
    const { pairs } = known.current;
    const next = knownPair(pairs, side) ?? enterRateAmount(pair, side, base, rule);
    if (details.reason !== 'input') pairs.push(next);
    if (pairs.length > KEPT) pairs.shift();
    report(next, details);
  };
  return {
    pair,
    rate: {
      value: pair.rate,
      onValueChange: (rate: string | null, details: ChangeDetails) => enter({ rate }, details),
    },
    amount: {
      value: pair.amount,
      onValueChange: (amount: number | null, details: ChangeDetails) => enter({ amount }, details),
    },
  };
}
