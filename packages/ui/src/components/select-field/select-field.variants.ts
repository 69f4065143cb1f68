import { cva } from 'class-variance-authority';

/** A row of a list in a layer: the highlighted one has the ink bar and tint. */
export const optionVariants = cva([
  'flex min-h-grid-row cursor-default items-center gap-2 px-2 whitespace-nowrap text-body figures',
  'data-highlighted:bg-surface-current data-highlighted:shadow-[inset_3px_0_0_var(--accent-border)]',
  'aria-selected:font-semibold aria-disabled:text-disabled',
]);
