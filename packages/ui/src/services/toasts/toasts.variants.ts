import { cva } from 'class-variance-authority';

export const toastCard = cva(
  [
    'grid w-[344px] grid-cols-[16px_1fr_auto] items-start gap-x-2.5 gap-y-0.5 py-2.5 pr-2 pl-3',
    'rounded-md border border-l-[3px] border-default bg-surface-raised text-body text-default shadow-layer',
  ],
  {
    variants: {
      type: {
        success: 'border-l-success-border',
        info: 'border-l-info-border',
        warning: 'border-l-warning-border',
        error: 'border-l-danger-border',
      },
    },
    defaultVariants: { type: 'info' },
  },
);

export const toastIcon = cva('mt-px size-icon', {
  variants: {
    type: { success: 'text-success-fg', info: 'text-info-fg', warning: 'text-warning-fg', error: 'text-danger-fg' },
  },
  defaultVariants: { type: 'info' },
});
