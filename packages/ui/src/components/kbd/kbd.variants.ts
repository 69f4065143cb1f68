import { cva } from 'class-variance-authority';

export const kbdVariants = cva(
  'inline-block whitespace-nowrap text-center font-sans text-micro leading-4 font-medium',
  {
    variants: {
      variant: {
        key: 'min-w-[18px] rounded-sm border border-default bg-surface-base px-[5px] text-muted',
        inline: 'pl-0.5 text-current opacity-85',
        inverse: 'min-w-[18px] rounded-sm border border-current px-[5px] opacity-85',
      },
    },
    defaultVariants: { variant: 'key' },
  },
);

/** `Ctrl S` as `Control+S`: the form `aria-keyshortcuts` wants. */
export const ariaKeys = (keys: string): string =>
  keys
    .split(' ')
    .map(
      (key) =>
        ({
          Ctrl: 'Control',
          Esc: 'Escape',
          Ins: 'Insert',
          Del: 'Delete',
          '↓': 'ArrowDown',
          '↑': 'ArrowUp',
          '→': 'ArrowRight',
          '←': 'ArrowLeft',
        })[key] ?? key,
    )
    .join('+');
