import { cva } from 'class-variance-authority';

export const dialogContent = cva(
  [
    'fixed top-1/2 left-1/2 -translate-1/2 flex max-h-[94vh] max-w-[96vw] flex-col overflow-hidden',
    'rounded-lg border border-default bg-surface-raised text-body text-default shadow-dialog z-dialog',
    'animate-fade focus:outline-none',
  ],
  {
    variants: {
      size: {
        default: 'w-[85vw] max-h-[85vh]',
        confirm: 'w-[420px]',
        small: 'w-[560px]',
        medium: 'w-[760px]',
        large: 'w-[1080px]',
        report: 'h-[85vh] w-[85vw]',
      },
    },
    defaultVariants: { size: 'default' },
  },
);
