import { counted, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { ProposedDisbursement } from './proposed-disbursement.ts';

type Due = Pick<ProposedDisbursement, 'kind' | 'hold' | 'amount' | 'payee'>;
/** What a file has, and what is taken out of it, in cents. */
type Taking = { readonly available: number; readonly amount: number };

/** Payments of a statement that a file has the money for, and has not any more once an amount is taken out of it; in their order, as they are made. */
function blockedByTaking<D extends Due>(proposed: readonly D[], { available, amount }: Taking): readonly D[] {
  const after = new Set(paidOf(proposed, available - amount));
  return paidOf(proposed, available).filter((each) => !after.has(each));
}

/** What there is enough for, each in its turn; what is held waits. */
function paidOf<D extends Due>(proposed: readonly D[], available: number): readonly D[] {
  let left = available;
  return proposed.filter((each) => {
    if (!isDue(each) || each.amount.value > left) return false;
    left -= each.amount.value;
    return true;
  });
}

/** Whether it takes money now. */
const isDue = ({ kind, hold }: Due): boolean => kind === 'pay' && hold === null;

/** How many payees are named. */
const most = 3;

/** That the statement would be short of money once an amount is taken out of a file, by how much, and whom it could not pay any more; null where there is enough. */
export function takingWarning(proposed: readonly Due[], taken: Taking): string | null {
  const due = proposed.filter(isDue).reduce((sum, { amount }) => sum + amount.value, 0);
  const short = due - (taken.available - taken.amount);
  if (taken.amount <= 0 || short <= 0) return null;
  const said = `The statement still pays this money: it would be ${formatMoney(cents(short))} short.`;
  const blocked = blockedByTaking(proposed, taken);
  if (blocked.length === 0) return said;
  const named = blocked
    .slice(0, most)
    .map(({ payee, amount }) => `${payee.trim() || 'nobody by name'} ${formatMoney(amount.value)}`);
  const others = blocked.length - named.length;
  const all = [...named, ...(others > 0 ? [counted(others, 'other')] : [])].join(', ');
  return `${said} There would not be enough for ${all}.`;
}
