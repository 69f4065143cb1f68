import { cva } from 'class-variance-authority';

/** A row. Its place inwards comes from `--tree-level`, 1 at the top. */
export const treeRowVariants = cva(
  [
    'group/row relative flex min-h-[30px] scroll-my-2 items-start border-b border-hairline bg-surface-base',
    'ps-[calc(6px+(var(--tree-level)-1)*34px)] pe-3',
    'hover:bg-surface-hover data-selected:bg-surface-selected data-current:bg-surface-current',
    'data-current:shadow-[inset_3px_0_0_var(--accent-border)] rtl:data-current:shadow-[inset_-3px_0_0_var(--accent-border)]',
    'focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring',
    'data-cut:text-subtle data-cut:italic data-dragging:opacity-50',
    'forced-colors:data-selected:outline forced-colors:data-current:outline print:break-inside-avoid',
  ],
  {
    variants: {
      /** Where a drag would drop: a line above or below the row, from the level it would get. */
      drop: {
        none: '',
        before: 'before:absolute before:-top-px before:z-base before:h-0.5 before:bg-focus-ring',
        after: 'before:absolute before:-bottom-px before:z-base before:h-0.5 before:bg-focus-ring',
      },
    },
    compoundVariants: [
      {
        drop: ['before', 'after'],
        class: 'before:start-[calc(30px+(var(--drop-level)-1)*34px)] before:end-3 before:content-[""]',
      },
    ],
    defaultVariants: { drop: 'none' },
  },
);

/** The text of an item. */
export const treeTextVariants = cva('block max-w-[92ch] text-pretty break-words whitespace-pre-line', {
  variants: {
    look: {
      text: '',
      parent: 'font-medium',
      deleted: 'text-subtle line-through decoration-subtle',
      placeholder: 'text-subtle',
    },
  },
  defaultVariants: { look: 'text' },
});
