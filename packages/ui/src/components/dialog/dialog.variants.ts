import { cva } from 'class-variance-authority';

export const dialogContent = cva(
  [
    'fixed top-[calc(50%+var(--dialog-y,0px))] left-[calc(50%+var(--dialog-x,0px))] -translate-1/2',
    'flex max-h-[94vh] max-w-[96vw] flex-col overflow-hidden',
    'rounded-lg border border-default bg-surface-raised text-body text-default shadow-dialog',
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
        session: 'w-[400px]',
        report: 'h-[85vh] w-[85vw]',
        // Measures of its own come as a style.
        own: '',
      },
      layer: { dialog: 'z-dialog', session: 'z-session' },
    },
    defaultVariants: { size: 'default', layer: 'dialog' },
  },
);
