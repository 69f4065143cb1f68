import { Check, Minus } from 'lucide-react';
import type { GridColumn } from '../columns/column.types.ts';

/** Id of the column of boxes. */
export const SELECT_COLUMN = '@select';

/** Whether a column is the grid's own and holds nothing of the rows. */
export const isOwnColumn = (id: string | undefined): boolean => id?.[0] === '@';

/** The column of boxes, before all others. */
export const selectColumn: GridColumn<never> = {
  id: SELECT_COLUMN,
  header: '',
  value: () => null,
  width: 32,
  sortable: false,
  filterable: false,
};

/** The box of a row or of all. The whole cell is the target, and its keys are the grid's. */
export function SelectBox({ checked, label }: { checked: boolean | 'mixed'; label: string }) {
  const Mark = checked === 'mixed' ? Minus : Check;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cell takes the focus
    // biome-ignore lint/a11y/useSemanticElements: an input would be a tab stop of its own
    <span
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      data-checked={checked !== false || undefined}
      className="inline-flex size-3.5 items-center justify-center rounded-[3px] border-[1.5px] border-strong bg-surface-base align-[-2px] data-checked:border-accent-solid data-checked:bg-accent-solid"
    >
      {checked !== false && <Mark className="size-2.5 text-accent-on-solid" strokeWidth={3.2} />}
    </span>
  );
}
