import { cva } from 'class-variance-authority';

/** The box of one list. */
export const dualBoxVariants = cva(
  [
    'relative overflow-y-auto overscroll-contain rounded-sm border bg-surface-base figures outline-none [overflow-anchor:none] print:h-auto!',
    'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus-ring',
  ],
  {
    variants: {
      tone: { none: 'border-control border-b-control-base', danger: 'edge-danger' },
    },
    defaultVariants: { tone: 'none' },
  },
);

/** One item. The current one of the list that has the focus carries the ink bar. */
export const dualOptionVariants = cva([
  'group/option flex h-grid-row scroll-my-1 cursor-default items-center gap-2 px-2 whitespace-nowrap select-none',
  'hover:bg-surface-hover aria-selected:bg-surface-selected aria-disabled:text-disabled',
  'data-current:bg-surface-current data-current:shadow-[inset_3px_0_0_var(--accent-border)]',
  'rtl:data-current:shadow-[inset_-3px_0_0_var(--accent-border)] forced-colors:data-current:outline forced-colors:aria-selected:outline-dotted',
]);
