import { cva, type VariantProps } from 'class-variance-authority';

/** Exported for things that must look like a button without being one (links in a page head). */
export const buttonVariants = cva(
  [
    'inline-flex flex-none items-center justify-center gap-1.5 rounded-sm border select-none',
    'font-medium whitespace-nowrap no-underline transition-colors duration-quick',
    'disabled:border-hairline disabled:bg-surface-disabled disabled:text-disabled',
    'aria-disabled:border-hairline aria-disabled:bg-surface-disabled aria-disabled:text-disabled',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-accent-solid bg-accent-solid font-semibold text-accent-on-solid not-disabled:hover:bg-accent-solid-hover not-disabled:active:bg-accent-solid-active',
        secondary:
          'border-default border-b-control-base bg-surface-base text-default not-disabled:hover:bg-surface-hover not-disabled:active:bg-neutral-bg',
        quiet:
          'border-transparent bg-transparent text-accent-fg not-disabled:hover:bg-accent-bg not-disabled:active:bg-accent-bg-hover',
        danger: 'border-danger-border bg-surface-base text-danger-fg not-disabled:hover:bg-danger-bg',
        'danger-solid':
          'border-danger-solid bg-danger-solid font-semibold text-danger-on-solid not-disabled:hover:brightness-95 not-disabled:active:brightness-90',
      },
      size: { md: 'h-control px-[11px] text-body', sm: 'h-control-sm px-2 text-[12px]' },
      shape: { text: '', icon: 'p-0' },
    },
    compoundVariants: [
      { shape: 'icon', size: 'md', class: 'w-control px-0' },
      { shape: 'icon', size: 'sm', class: 'w-control-sm px-0' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
