import { InputError } from '../errors/index.ts';
import { type Cents, cents, Exact, toCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, roundedMath, roundedToCent } from '../trace/index.ts';
import type { NewHome, PolicyOrder } from './policy-order.ts';
import type { RateManual } from './rate-manual.ts';

/**
 * What the policies of the seller's mortgages take off the owner's policy of a new home. Throws an InputError where the manual knows no such discount, beside
 * another reduction, and where the premium is below the least of a new home anyway.
 */
export function newHomeDiscount(
  newHome: NewHome,
  basic: Explained<Cents>,
  { prior, surrendersContract }: PolicyOrder,
  { label, newHome: rule, basic: { rounding } }: RateManual,
): Explained<Cents> {
  const { premiumPaid, parcels } = newHome;
  if (!rule) throw new InputError('NO_TABLE', 'newHome', `${label} have no discount for a new home`);
  if (prior || surrendersContract)
    throw new InputError('INCONSISTENT', 'newHome', 'The discount for a new home is not combined with another');
  if (premiumPaid <= 0)
    throw new InputError('OUT_OF_RANGE', 'newHome.premiumPaid', 'The earlier loan policies cost more than 0');
  if (!Number.isInteger(parcels) || parcels < 1)
    throw new InputError('OUT_OF_RANGE', 'newHome.parcels', 'The earlier loan policies insure one parcel or more');
  if (basic.value < rule.minimum)
    throw new InputError('INCONSISTENT', 'newHome', 'The premium is less than the least of a new home');
  return explainedMoney(toCents(new Exact(premiumPaid).div(parcels), rounding), {
    label: 'Discount for a new home',
    formula:
      'What earlier loan policies on mortgages of the seller cost, in equal parts for the parcels that they insure',
    math: roundedMath('a / b', rounding),
    rounding: roundedToCent(rounding),
    rule: rule.source,
    inputs: [
      given('Premium of the earlier loan policies', money(cents(premiumPaid)), 'newHome.premiumPaid'),
      given('Parcels they insure', count(parcels, 'parcels'), 'newHome.parcels'),
    ],
  });
}
