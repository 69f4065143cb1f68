import { cva } from 'class-variance-authority';

export const badgeVariants = cva(
  'inline-flex h-5 flex-none items-center gap-1 rounded-sm px-[7px] text-micro font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-bg text-neutral-fg',
        accent: 'bg-accent-bg text-accent-fg',
        info: 'bg-info-bg text-info-fg',
        success: 'bg-success-bg text-success-fg',
        warning: 'bg-warning-bg text-warning-fg',
        danger: 'bg-danger-bg text-danger-fg',
      },
      variant: { soft: '', solid: '', line: 'bg-transparent text-muted inset-ring-1 inset-ring-neutral-line' },
    },
    compoundVariants: [
      { variant: 'solid', tone: 'danger', class: 'bg-danger-solid text-danger-on-solid' },
      { variant: 'solid', tone: 'warning', class: 'bg-warning-solid text-warning-on-solid' },
      { variant: 'solid', tone: 'success', class: 'bg-success-solid text-success-on-solid' },
      { variant: 'solid', tone: 'info', class: 'bg-info-solid text-info-on-solid' },
      { variant: 'solid', tone: 'accent', class: 'bg-accent-solid text-accent-on-solid' },
      { variant: 'solid', tone: 'neutral', class: 'bg-neutral-solid text-neutral-on-solid' },
    ],
    defaultVariants: { tone: 'neutral', variant: 'soft' },
  },
);

export const countVariants = cva(
  'inline-flex h-4 min-w-[18px] flex-none items-center justify-center gap-[3px] rounded-full px-[5px] text-micro leading-4 font-semibold figures',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-bg text-neutral-fg',
        info: 'bg-info-bg text-info-fg',
        warning: 'bg-warning-solid text-warning-on-solid',
        danger: 'bg-danger-solid text-danger-on-solid',
      },
      variant: { solid: '', soft: '' },
    },
    compoundVariants: [
      { variant: 'soft', tone: 'warning', class: 'bg-warning-bg text-warning-fg' },
      { variant: 'soft', tone: 'danger', class: 'bg-danger-bg text-danger-fg' },
    ],
    defaultVariants: { tone: 'neutral', variant: 'solid' },
  },
);
