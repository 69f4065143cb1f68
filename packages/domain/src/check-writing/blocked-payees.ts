import { formatMoney } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';
import type { PlannedDisbursement, ProposedDisbursement } from './proposed-disbursement.ts';

type Payee = Pick<PlannedDisbursement, 'payee' | 'party'>;

const isSame = (one: Payee, other: Payee): boolean =>
  (one.party !== null && one.party === other.party) ||
  (one.payee.trim() !== '' && nameKey(one.payee) === nameKey(other.payee));

/**
 * Blocks what else is paid to somebody who was paid too much, or is held for a line that the statement does not have any more: a row that was removed and entered again is another row, and would be
 * paid twice, or without its hold. First the statement is mended, the payment voided, or the hold lifted.
 */
export function withBlockedPayees(
  all: readonly ProposedDisbursement[],
  hasLine: (key: string) => boolean,
): readonly ProposedDisbursement[] {
  const overpaid = all.filter(({ kind }) => kind === 'overpaid');
  const held = all.filter(({ hold, lines }) => hold !== null && lines.some(({ key }) => !hasLine(key)));
  if (overpaid.length === 0 && held.length === 0) return all;
  return all.map((one) => {
    if (one.kind === 'overpaid' || one.problem !== null || held.includes(one)) return one;
    const more = overpaid.find((each) => isSame(each, one));
    if (more) {
      const problem = `${more.payee} was paid ${formatMoney(more.amount.value)} too much: ${more.problem}`;
      return { ...one, problem, isAbout: 'change', field: more.field };
    }
    const waits = held.find((each) => isSame(each, one));
    const gone = waits?.lines.find(({ key }) => !hasLine(key));
    if (!waits || !gone) return one;
    const problem = `${waits.payee} is held for ${gone.label}, which the statement does not have any more: ${waits.hold}`;
    return { ...one, problem, isAbout: 'change', field: null };
  });
}
