import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldFrame } from '../field/field.tsx';
import { type FieldControl, type FieldProps, type FieldState, useField } from '../field/use-field.ts';

export interface Toggle {
  field: FieldState;
  label: string | undefined;
  required: boolean | undefined;
  /** ARIA and id for the native input. */
  control: Omit<FieldControl, 'readOnly'> & { 'aria-readonly'?: true | undefined };
}

/** The field of a control whose words stand beside it, not on top. */
export function useToggle({ label, required, ...above }: FieldProps): Toggle {
  const field = useField({ ...above, 'aria-label': label ?? above['aria-label'], required });
  const { readOnly: _, 'aria-label': name, ...control } = field.control;
  return {
    field,
    label,
    required,
    control: {
      ...control,
      'aria-label': label ? undefined : name,
      'aria-readonly': field.variant === 'read' ? true : undefined,
    },
  };
}

export interface ToggleLineProps {
  /** From `useToggle`. */
  toggle: Toggle;
  slot: string;
  children: ReactNode;
}

/** A native input with its words behind it; the whole line is the target. */
export function ToggleLine({ toggle: { field, label, required, control }, slot, children }: ToggleLineProps) {
  return (
    <FieldFrame field={field} slot={slot}>
      <span className="relative inline-flex min-h-control min-w-6 items-center gap-[7px] self-start">
        <span className="relative inline-flex flex-none">{children}</span>
        {label ? (
          <label
            data-slot="field-label"
            htmlFor={control.id}
            className={cn(
              'leading-[18px]',
              field.variant === 'disabled' && 'text-disabled',
              'after:absolute after:inset-0',
            )}
          >
            {label}
            {required && field.editable ? (
              <span aria-hidden className="ms-[3px] font-semibold text-danger-fg">
                *
              </span>
            ) : null}
          </label>
        ) : null}
      </span>
    </FieldFrame>
  );
}
