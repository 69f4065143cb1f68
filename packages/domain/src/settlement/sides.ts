import { type Cents, multiplyRate, type Rate, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, rate } from '../trace/index.ts';

/** What each side bears of an amount. */
export interface BorneBySides {
  readonly borrower: Explained<Cents>;
  readonly seller: Explained<Cents>;
}

/**
 * The borrower bears a percent, the seller the rest: together the amount, to the cent.
 * @param field where the percent stands
 */
export function borneBySides(amount: Explained<Cents>, borrowerPart: Rate, field = 'borrowerPart'): BorneBySides {
  const { label } = amount.trace;
  const borrower = explainedMoney(multiplyRate(amount.value, borrowerPart, 'halfUp'), {
    label: `${label}, borrower`,
    formula: 'The amount times the part of the borrower',
    math: 'halfUp(a * b / 100)',
    rounding: 'to the cent, half up',
    inputs: [amount.trace, given('Part of the borrower', rate(borrowerPart), field)],
  });
  const seller = explainedMoney(subtractCents(amount.value, borrower.value), {
    label: `${label}, seller`,
    formula: 'The amount without the part of the borrower',
    math: 'a - b',
    inputs: [amount.trace, borrower.trace],
  });
  return { borrower, seller };
}
