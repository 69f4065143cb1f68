import { type ReceiptToVerify, type VerificationList, verificationLists } from '@closewright/domain/escrow-accounting';
import { counted } from '@closewright/domain/formats';
import type { Picked } from '../list/selected-rows.ts';

/** As many as one call takes. */
const mostAtOnce = 200;

/** Why these cannot be verified or deposited; null where they can. */
export function actObstacle(
  show: VerificationList,
  { rows, missing }: Picked<ReceiptToVerify>,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  const all = rows.length + missing;
  if (all === 0) return 'Select receipts first';
  if (all > mostAtOnce) return `At most ${mostAtOnce} at once: ${all} are selected`;
  if (missing > 0)
    return `${counted(missing, 'receipt')} of them ${missing === 1 ? 'was' : 'were'} not read yet: scroll down first`;
  const banks = new Set(rows.map(({ bankAccountID }) => bankAccountID));
  if (show === 'to deposit' && banks.size > 1) return 'A slip is of one bank account: choose one in the filters';
  return rows.some(({ state }) => state !== verificationLists[show].state) ? 'Some of them do not wait any more' : null;
}
