import { cva } from 'class-variance-authority';

export const navRow = cva(
  [
    'group/row relative flex w-full items-center text-left whitespace-nowrap text-body text-default',
    'hover:bg-surface-hover focus-visible:outline-offset-[-2px]',
    'aria-[current]:bg-surface-current aria-[current]:font-semibold aria-[current]:text-accent-fg',
    'aria-[current]:before:absolute aria-[current]:before:w-[3px] aria-[current]:before:rounded-r-xs aria-[current]:before:bg-accent-border',
  ],
  {
    variants: {
      rail: {
        true: 'size-8 justify-center rounded-md text-muted aria-[current]:before:inset-y-[5px] aria-[current]:before:-left-1.5',
        false:
          'h-menu-item gap-2 rounded-sm pr-1.5 pl-2 aria-[current]:before:inset-y-[3px] aria-[current]:before:-left-2',
      },
    },
    defaultVariants: { rail: false },
  },
);

export const navBadge = cva(
  'inline-flex h-4 min-w-[18px] items-center justify-center rounded-lg px-[5px] text-[11px] leading-4 font-semibold figures',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-bg text-neutral-fg',
        warning: 'bg-warning-bg text-warning-fg',
        danger: 'bg-danger-bg text-danger-fg',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
