import { cva } from 'class-variance-authority';

export const bannerBox = cva(
  'flex min-h-9 flex-none items-center gap-2.5 border-b pr-3 pl-4 text-body font-medium text-default',
  {
    variants: {
      tone: {
        info: 'border-info-line bg-info-bg',
        warning: 'border-warning-line bg-warning-bg',
        danger: 'border-danger-line bg-danger-bg',
        neutral: 'border-neutral-line bg-neutral-bg',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

export const bannerIcon = cva('size-icon flex-none', {
  variants: {
    tone: { info: 'text-info-fg', warning: 'text-warning-fg', danger: 'text-danger-fg', neutral: 'text-neutral-fg' },
  },
  defaultVariants: { tone: 'info' },
});
