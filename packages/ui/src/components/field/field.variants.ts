import { cva } from 'class-variance-authority';

/** The box of a field: quiet outline, stronger bottom edge, ring 1 px inside while its input has the focus. */
export const fieldBoxVariants = cva(
  [
    'relative flex min-w-0 items-center figures text-body',
    'has-[[data-slot=field-input]:focus]:ring-field-focus',
    'data-highlight:bg-info-bg forced-colors:data-highlight:outline-1 forced-colors:data-highlight:outline-dashed',
  ],
  {
    variants: {
      variant: {
        edit: 'rounded-sm border bg-surface-base',
        read: 'border-b border-dotted border-default pt-px',
        disabled: 'rounded-sm border border-hairline bg-surface-disabled text-disabled',
      },
      tone: { none: '', danger: 'edge-danger', warning: 'edge-warning' },
      size: { line: 'h-control', area: 'min-h-control items-stretch' },
    },
    compoundVariants: [
      { variant: 'edit', tone: 'none', class: 'border-control border-b-control-base hover:border-strong' },
    ],
    defaultVariants: { variant: 'edit', tone: 'none', size: 'line' },
  },
);

/** The input inside the box. */
export const fieldInputVariants = cva(
  'min-w-0 flex-1 self-stretch border-0 bg-transparent text-ellipsis outline-none',
  {
    variants: {
      variant: { edit: 'px-2', read: 'px-0', disabled: 'cursor-not-allowed px-2' },
      align: { start: 'text-left', end: 'text-right' },
    },
    defaultVariants: { variant: 'edit', align: 'start' },
  },
);

export const fieldMessageVariants = cva('mt-0.5 flex gap-1 text-[12px] leading-4', {
  variants: {
    tone: { none: 'text-subtle', danger: 'text-danger-fg', warning: 'text-warning-fg', success: 'text-success-fg' },
  },
  defaultVariants: { tone: 'none' },
});
