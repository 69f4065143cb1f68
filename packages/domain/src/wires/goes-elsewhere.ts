import { nameKey } from '../parties/index.ts';
import type { WireDestination } from './wire-instructions.ts';

/**
 * What is said where a wire goes to another payee than it was posted to; null where the payee, or the beneficiary of its instructions, is called as
 * it was posted.
 */
export function goesElsewhere(
  postedTo: string,
  to: Pick<WireDestination, 'beneficiary'> & { readonly name: string },
): string | null {
  const isCalledSo = [to.name, to.beneficiary].some((name) => nameKey(name) === nameKey(postedTo));
  return isCalledSo ? null : `It was posted to ${postedTo}, and goes to ${to.name}`;
}
