import { adjustmentName, type StoredAdjustment } from '../adjustments/index.ts';
import { feeName, type StoredFee } from '../fees/index.ts';

/** What is printed beside a line: it says what the form has no words for. */
export interface LineNote {
  /** Where it is typed: `fees.3.note`. */
  readonly field: string;
  readonly label: string;
  readonly note: string;
}

/** The notes to the lines of a statement: those of its fees, then those of its debits and credits. */
export function lineNotes(
  fees: readonly Pick<Partial<StoredFee>, 'label' | 'note'>[],
  adjustments: readonly Pick<Partial<StoredAdjustment>, 'label' | 'kind' | 'note'>[],
): LineNote[] {
  const noted = (list: string, note: string | null | undefined, label: string, at: number): LineNote[] =>
    note?.trim() ? [{ field: `${list}.${at}.note`, label, note: note.trim() }] : [];
  return [
    ...fees.flatMap((fee, at) => noted('fees', fee.note, feeName(fee), at)),
    ...adjustments.flatMap((row, at) => noted('adjustments', row.note, adjustmentName(row), at)),
  ];
}
