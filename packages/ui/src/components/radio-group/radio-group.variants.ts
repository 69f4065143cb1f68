import { cva } from 'class-variance-authority';

/** The 14 px ring: filled by a thick border when chosen, so that forced colours and print keep it. Its target is the line around. */
export const radioVariants = cva(
  'mt-[2px] size-3.5 flex-none appearance-none rounded-full border-[1.5px] checked:border-[4.5px]',
  {
    variants: {
      variant: {
        edit: 'bg-surface-base checked:border-accent-solid',
        disabled: 'border-default bg-surface-disabled',
      },
      tone: { none: '', danger: 'border-danger-border', warning: 'border-warning-border' },
    },
    // An edge has one colour: that of the complaint if there is one.
    compoundVariants: [{ variant: 'edit', tone: 'none', class: 'border-strong' }],
    defaultVariants: { variant: 'edit', tone: 'none' },
  },
);
