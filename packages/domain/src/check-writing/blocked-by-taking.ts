import { counted, formatMoney } from '../formats/index.ts';
import type { ProposedDisbursement } from './proposed-disbursement.ts';

type Due = Pick<ProposedDisbursement, 'kind' | 'hold' | 'amount' | 'payee'>;

/** Payments of a statement that a file has the money for, and has not any more once an amount is taken out of it; in their order, as they are made. */
export function blockedByTaking<D extends Due>(
  proposed: readonly D[],
  { available, amount }: { readonly available: number; readonly amount: number },
): readonly D[] {
  const after = new Set(paidOf(proposed, available - amount));
  return paidOf(proposed, available).filter((each) => !after.has(each));
}

/** What there is enough for, each in its turn; what is held waits. */
function paidOf<D extends Due>(proposed: readonly D[], available: number): readonly D[] {
  let left = available;
  return proposed.filter(({ kind, hold, amount }) => {
    if (kind !== 'pay' || hold !== null || amount.value > left) return false;
    left -= amount.value;
    return true;
  });
}

/** How many payees are named. */
const most = 3;

/** That the statement still pays what is taken, and to whom; null where it blocks nobody. */
export function takingWarning(blocked: readonly Due[]): string | null {
  if (blocked.length === 0) return null;
  const named = blocked
    .slice(0, most)
    .map(({ payee, amount }) => `${payee.trim() || 'nobody by name'} ${formatMoney(amount.value)}`);
  const others = blocked.length - named.length;
  const all = [...named, ...(others > 0 ? [counted(others, 'other')] : [])].join(', ');
  return `The statement still pays this money. There would not be enough for ${all}.`;
}
