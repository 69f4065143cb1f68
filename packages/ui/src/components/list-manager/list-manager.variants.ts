import { cva } from 'class-variance-authority';

/** A row of the list; the current one of the list that has the focus carries the ink bar. */
export const listRowVariants = cva([
  'flex min-h-grid-row scroll-my-1 items-start gap-2 bg-surface-base ps-2 pe-1',
  'hover:bg-surface-hover aria-selected:bg-surface-selected data-current:bg-surface-current',
  'data-current:shadow-[inset_3px_0_0_var(--accent-border)] rtl:data-current:shadow-[inset_-3px_0_0_var(--accent-border)]',
  'focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring',
  'forced-colors:aria-selected:outline-dotted',
]);
