import { cva } from 'class-variance-authority';

/** A chip of 24 px: quiet, solid ink while selected, red with an icon while its address is wrong. */
export const emailChipVariants = cva(
  'relative inline-flex h-6 max-w-full min-w-0 items-center rounded-sm text-[12px] whitespace-nowrap',
  {
    variants: {
      state: {
        rest: 'bg-neutral-bg text-default',
        selected: 'bg-accent-solid text-accent-on-solid forced-colors:outline-2',
        invalid: 'bg-danger-bg text-danger-fg inset-ring-1 inset-ring-danger-border',
        lit: 'bg-accent-bg-hover text-accent-fg inset-ring-1 inset-ring-accent-border',
        disabled: 'bg-transparent text-disabled inset-ring-1 inset-ring-neutral-line',
      },
    },
    defaultVariants: { state: 'rest' },
  },
);
