import { type Cents, toWholeDollars } from '../money/index.ts';
import { type Citation, type Explained, explainedMoney } from '../trace/index.ts';

/** An amount as an estimate shows it (12 CFR 1026.37(o)(4)(i)): to the whole dollar, half up. */
export const inWholeDollars = (
  amount: Explained<Cents>,
  label = amount.trace.label,
  rule?: Citation,
): Explained<Cents> =>
  explainedMoney(toWholeDollars(amount.value), {
    label,
    formula: 'The amount to the whole dollar',
    math: 'halfUp(a, -2)',
    rounding: 'to the whole dollar, half up',
    rule: rule ?? { text: '12 CFR 1026.37(o)(4)(i)' },
    inputs: [amount.trace],
  });
