import { InputError } from '../errors/index.ts';
import { type Cents, cents } from './cents.ts';

/**
 * Splits an amount over weights so that the parts sum exactly to it: each part is cut toward zero, and the cents left
 * over go one each to the largest remainders, the earlier part first among equals. No part is invented: where the
 * weights are all zero there is nothing to split by, and that is an error.
 * @param weights whole numbers, none negative; percentages or units as the caller likes
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new InputError('MALFORMED', 'weights', 'Weights are whole numbers and not negative');
  }
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n)
    throw new InputError('MISSING', 'weights', 'An amount needs at least one weight above zero to be split by');
  const sign = total < 0 ? -1n : 1n;
  const amount = BigInt(cents(total)) * sign;
  const shares = weights.map((weight, at) => {
    const exact = amount * BigInt(weight);
    return { at, cut: exact / sum, rest: exact % sum };
  });
  const leftOver = Number(amount - shares.reduce((all, { cut }) => all + cut, 0n));
  const favoured = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, leftOver)
      .map(({ at }) => at),
  );
  return shares.map(({ at, cut }) => cents(Number((cut + (favoured.has(at) ? 1n : 0n)) * sign)));
}
