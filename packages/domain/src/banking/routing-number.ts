import { isABA } from '../formats/index.ts';

/**
 * What is wrong with a routing number, null when nothing is: it has nine digits, and 3, 7 and 1 times its digits, over and over, add up
 * to a multiple of ten. Two neighbours that were swapped and differ by five go unseen. The field itself takes any nine digits (core.md §5).
 */
export function routingNumberFinding(routingNumber: string): string | null {
  if (!isABA(routingNumber)) return 'A routing number has nine digits';
  return hasCheckDigit(routingNumber) ? null : 'The check digit of this routing number is wrong';
}

function hasCheckDigit(routingNumber: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...routingNumber].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
