import { cva } from 'class-variance-authority';

/** The compared text. Removed is struck and red, added is underlined and green, restyled is dotted: never the colour alone. */
export const diffContent = cva([
  'min-w-0 leading-[18px] break-words [&_p]:m-0 [&_p+p]:mt-1.5 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-5 [&_ol]:ps-5',
  '[&_h1]:font-semibold [&_h2]:font-semibold [&_h3]:font-semibold [&_h4]:font-semibold',
  '[&_table]:border-collapse [&_td]:border [&_td]:border-hairline [&_td]:px-1.5 [&_td]:align-top [&_th]:border [&_th]:border-hairline [&_th]:px-1.5 [&_th]:text-start',
  '[&_del[data-diff]]:rounded-xs [&_del[data-diff]]:bg-danger-bg [&_del[data-diff]]:px-px [&_del[data-diff]]:text-danger-fg [&_del[data-diff]]:line-through',
  '[&_ins[data-diff]]:rounded-xs [&_ins[data-diff]]:bg-success-bg [&_ins[data-diff]]:px-px [&_ins[data-diff]]:text-success-fg [&_ins[data-diff]]:underline [&_ins[data-diff]]:decoration-[1.5px] [&_ins[data-diff]]:underline-offset-[3px]',
  '[&_[data-diff=format]]:outline-1 [&_[data-diff=format]]:outline-offset-1 [&_[data-diff=format]]:outline-dotted [&_[data-diff=format]]:outline-(--warning-border)',
  '[&_[data-current]]:outline-2 [&_[data-current]]:outline-offset-1 [&_[data-current]]:outline-(--accent-border) [&_[data-current]]:[outline-style:solid]',
]);

/** A cell of the two columns. */
export const diffCell = cva('border-b border-hairline px-2.5 py-[5px] align-top', {
  variants: {
    tone: { same: 'text-muted', changed: 'text-default', none: 'bg-surface-sunken text-subtle' },
    side: { before: '', after: 'border-s' },
  },
  defaultVariants: { tone: 'changed', side: 'before' },
});
