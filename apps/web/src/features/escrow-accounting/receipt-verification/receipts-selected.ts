import { type ReceiptToVerify, type VerificationList, verificationLists } from '@closewright/domain/escrow-accounting';
import { counted } from '@closewright/domain/formats';
import type { RowSelection } from '@closewright/ui/data-grid';

/** As many as one call takes. */
const mostAtOnce = 200;

/** A receipt among those of all files. */
export const keyOf = ({
  bankAccountID,
  stripe,
  number,
}: Pick<ReceiptToVerify, 'bankAccountID' | 'stripe' | 'number'>) => `${bankAccountID}-${stripe}-${number}`;

/** What is selected. */
export interface Picked {
  readonly rows: readonly ReceiptToVerify[];
  /** How many are selected that were not read yet. */
  readonly missing: number;
}

/** The rows that are selected, of those that were read. */
export function selectedRows(
  selection: RowSelection,
  seen: ReadonlyMap<string, ReceiptToVerify>,
  total: number,
): Picked {
  if (!selection.all) {
    const rows = [...seen.values()].filter((row) => selection.keys.has(keyOf(row)));
    return { rows, missing: selection.keys.size - rows.length };
  }
  const rows = [...seen.values()].filter((row) => !selection.except.has(keyOf(row)));
  return { rows, missing: Math.max(0, total - selection.except.size - rows.length) };
}

/** Why these cannot be verified or deposited; null where they can. */
export function actObstacle(show: VerificationList, { rows, missing }: Picked, refusal: string | null): string | null {
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
