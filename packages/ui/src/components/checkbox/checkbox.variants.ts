import { cva } from 'class-variance-authority';

/** The 14 px box. Its target is the line around it. */
export const checkboxVariants = cva('peer size-3.5 flex-none appearance-none rounded-[3px] border-[1.5px]', {
  variants: {
    variant: {
      edit: 'bg-surface-base checked:border-accent-solid checked:bg-accent-solid indeterminate:border-accent-solid indeterminate:bg-accent-solid',
      read: 'border-default bg-transparent',
      disabled: 'border-default bg-surface-disabled',
    },
    tone: { none: '', danger: 'border-danger-border', warning: 'border-warning-border' },
  },
  // An edge has one colour: that of the complaint if there is one.
  compoundVariants: [{ variant: 'edit', tone: 'none', class: 'border-strong' }],
  defaultVariants: { variant: 'edit', tone: 'none' },
});
