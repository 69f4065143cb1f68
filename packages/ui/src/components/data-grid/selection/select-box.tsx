import { Check, Minus } from 'lucide-react';
import type { GridColumn } from '../columns/column.types.ts';

/** Id of the column of boxes. */
export const SELECT_COLUMN = '@select';

/** The column of boxes, before all others. */
export const selectColumn: GridColumn<never> = {
  id: SELECT_COLUMN,
  header: '',
  value: () => null,
  width: 32,
  sortable: false,
  filterable: false,
};

/** The box of a row: only a picture, the row says whether it is selected. The whole cell is the target. */
export function SelectBox({ checked }: { checked: boolean | 'mixed' }) {
  const Mark = checked === 'mixed' ? Minus : Check;
  return (
    <span
      aria-hidden
      data-checked={checked !== false || undefined}
      className="inline-flex size-3.5 items-center justify-center rounded-[3px] border-[1.5px] border-strong bg-surface-base align-[-2px] data-checked:border-accent-solid data-checked:bg-accent-solid"
    >
      {checked !== false && <Mark className="size-2.5 text-accent-on-solid" strokeWidth={3.2} />}
    </span>
  );
}
