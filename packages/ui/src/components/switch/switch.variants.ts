import { cva } from 'class-variance-authority';

/** The 28 x 16 track. Its target is the line around it. */
export const switchVariants = cva(
  'peer h-4 w-7 flex-none appearance-none rounded-full border-[1.5px] transition-colors duration-quick',
  {
    variants: {
      variant: {
        edit: 'bg-surface-base checked:border-accent-solid checked:bg-accent-solid',
        read: 'border-default bg-transparent',
        disabled: 'border-default bg-surface-disabled',
      },
      tone: { none: '', danger: 'border-danger-border', warning: 'border-warning-border' },
    },
    // An edge has one colour: that of the complaint if there is one.
    compoundVariants: [{ variant: 'edit', tone: 'none', class: 'border-strong' }],
    defaultVariants: { variant: 'edit', tone: 'none' },
  },
);
