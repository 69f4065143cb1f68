import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { FieldFrame } from '../field/field.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { checkboxVariants } from './checkbox.variants.ts';

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange' | 'size'
>;

export interface CheckboxProps extends FieldProps, Native {
  /** On, off, or `mixed` for "some of these". */
  value?: boolean | 'mixed' | undefined;
  defaultValue?: boolean | undefined;
  onValueChange?: ((value: boolean, details: ChangeDetails) => void) | undefined;
  /** What a native form sends when it is on. Default 'on'. */
  formValue?: string | undefined;
}

/** One yes-or-no. The words are the label; the target is the whole line. */
export function Checkbox(props: CheckboxProps) {
  const [fieldProps, { value, defaultValue = false, onValueChange, formValue, onClick, ...input }] =
    splitFieldProps(props);
  // The words stand beside the box, not on top of it.
  const { label, required, ...above } = fieldProps;
  const field = useField({ ...above, 'aria-label': label ?? above['aria-label'], required });
  const [on, report] = useControllable<boolean | 'mixed', ChangeDetails>(value, defaultValue, onValueChange as never);
  const box = useRef<HTMLInputElement>(null);
  const mixed = on === 'mixed';
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const { readOnly: _, 'aria-label': name, 'aria-required': __, ...control } = field.control;
  return (
    <FieldFrame field={field} slot="checkbox">
      <span className="relative inline-flex min-h-control min-w-6 items-center gap-[7px] self-start">
        <span className="relative inline-flex flex-none">
          <input
            ref={box}
            data-slot="field-input"
            {...input}
            {...control}
            aria-label={label ? undefined : name}
            aria-readonly={field.variant === 'read' || undefined}
            type="checkbox"
            name={fieldProps.name}
            value={formValue}
            checked={on === true}
            onChange={(event) => field.editable && report(event.currentTarget.checked, { reason: 'input' })}
            onClick={(event) => (field.editable ? onClick?.(event) : event.preventDefault())}
            className={checkboxVariants({ variant: field.variant, tone: field.tone })}
          />
          {on ? (
            mixed ? (
              <Minus
                aria-hidden
                className="pointer-events-none absolute inset-[2px] size-2.5 text-accent-on-solid peer-aria-disabled:text-disabled"
                strokeWidth={3.2}
              />
            ) : (
              <Check
                aria-hidden
                className={cn(
                  'pointer-events-none absolute inset-[2px] size-2.5',
                  field.variant === 'edit' ? 'text-accent-on-solid' : 'text-default',
                )}
                strokeWidth={3.2}
              />
            )
          ) : null}
        </span>
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
              <span aria-hidden className="ml-[3px] font-semibold text-danger-fg">
                *
              </span>
            ) : null}
          </label>
        ) : null}
      </span>
    </FieldFrame>
  );
}
