import { InputError } from '../errors/index.ts';
import { type Cents, cents, decimal, type Rate } from '../money/index.ts';

/** Most months a loan may run. */
export const longestTerm = 600;
const mostPercent = 100;

/** A rate a loan can bear: a decimal from 0 to 100 %. Throws an InputError that names the field. */
export function checkRate(rate: Rate, field = 'rate'): Rate {
  const { unscaled, decimals } = decimal(rate, field);
  if (unscaled < 0n || unscaled > BigInt(mostPercent) * 10n ** BigInt(decimals))
    throw new InputError('OUT_OF_RANGE', field, `A rate is from 0 to ${mostPercent} %: ${rate}`);
  return rate;
}

/** A number of months from `least` to `most`. Throws an InputError that names the field. */
export function checkMonths(months: number, field: string, least = 1, most = longestTerm): number {
  if (!Number.isInteger(months) || months < least || months > most)
    throw new InputError('OUT_OF_RANGE', field, `Months are a whole number from ${least} to ${most}: ${months}`);
  return months;
}

/** An amount that is lent: above zero. Throws an InputError that names the field. */
export function checkLent(amount: Cents, field = 'amount'): Cents {
  if (cents(amount, field) <= 0) throw new InputError('OUT_OF_RANGE', field, 'A loan is above zero');
  return amount;
}
