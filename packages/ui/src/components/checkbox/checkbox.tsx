import { Check, Minus } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { type FieldProps, splitFieldProps } from '../field/use-field.ts';
import { checkboxVariants } from './checkbox.variants.ts';
import { ToggleLine, useToggle } from './toggle-line.tsx';

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
  const [fieldProps, { value, defaultValue = false, onValueChange, formValue, onClick, ref, ...input }] =
    splitFieldProps(props);
  const toggle = useToggle(fieldProps);
  const { field } = toggle;
  const [on, report] = useControllable<boolean | 'mixed', ChangeDetails>(value, defaultValue, onValueChange as never);
  const box = useRef<HTMLInputElement>(null);
  const both = useComposedRefs(box, ref);
  const mixed = on === 'mixed';
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <ToggleLine toggle={toggle} slot="checkbox">
      <input
        ref={both}
        data-slot="field-input"
        {...input}
        {...toggle.control}
        type="checkbox"
        name={field.variant === 'disabled' ? undefined : fieldProps.name}
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
    </ToggleLine>
  );
}
