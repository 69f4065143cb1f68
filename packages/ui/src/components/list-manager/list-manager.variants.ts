import { cva } from 'class-variance-authority';

/** A row of the list; the current one of the list that has the focus carries the ink bar. */
export const listRowVariants = cva([
  'group/row relative flex min-h-grid-row scroll-my-1 items-start gap-2 bg-surface-base ps-2 pe-1',
  'hover:bg-surface-hover aria-selected:bg-surface-selected data-current:bg-surface-current',
  'data-current:shadow-[inset_3px_0_0_var(--accent-border)] rtl:data-current:shadow-[inset_-3px_0_0_var(--accent-border)]',
  'focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring',
  // Where a drag would drop.
  'data-dragging:opacity-50 data-drop:before:absolute data-drop:before:inset-x-1 data-drop:before:z-base',
  'data-drop:before:h-0.5 data-drop:before:bg-focus-ring data-drop:before:content-[""]',
  'data-[drop=before]:before:-top-px data-[drop=after]:before:-bottom-px',
  'forced-colors:aria-selected:outline-dotted',
]);
