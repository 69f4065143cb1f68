import type { FormCell, FormRow } from './form-document.ts';

/** How the head of a column stands: as the first cell that begins in it, reaches over it alone and is not at the left, so that it is over its figures. */
export function headAlign(rows: readonly FormRow[], column: number): NonNullable<FormCell['align']> | 'left' {
  for (const { cells } of rows) {
    let at = 0;
    for (const { span = 1, align } of cells) {
      if (at === column && span === 1 && align !== undefined) return align;
      at += span;
    }
  }
  return 'left';
}
