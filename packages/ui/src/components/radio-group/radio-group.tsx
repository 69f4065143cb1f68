import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { radioVariants } from './radio-group.variants.ts';

export interface RadioOption<V extends string> {
  value: V;
  label: string;
  /** One line under the label: what choosing it does. */
  help?: ReactNode;
  /** Why it cannot be chosen now. It stays in sight, greyed, with the reason in place of the help. */
  disabledReason?: string | undefined;
}

type Native = Omit<
  ComponentProps<'div'>,
  keyof FieldProps | 'role' | 'defaultValue' | 'onChange' | 'children' | 'ref' | 'className'
>;

export interface RadioGroupProps<V extends string> extends FieldProps, Native {
  options: readonly RadioOption<V>[];
  /** The chosen value, or null for none yet. */
  value?: V | null | undefined;
  defaultValue?: V | null | undefined;
  onValueChange?: ((value: V, details: ChangeDetails) => void) | undefined;
  /** Default 'row'. `column` for long labels and options with help. */
  orientation?: 'row' | 'column';
  /** The radio that takes the focus: the chosen one, else the first. In read mode the text. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few, all in sight. Native radios: one tab stop, arrows choose. In read mode it is the chosen label as text. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const [fieldProps, { options, value, defaultValue = null, onValueChange, orientation = 'row', ref, ...group }] =
    splitFieldProps(props);
  const field = useField(fieldProps);
  const own = useId();
  const [chosen, report] = useControllable<V | null, ChangeDetails>(value, defaultValue, onValueChange as never);
  const { readOnly: _, disabled, 'aria-required': required, 'aria-label': name, id, ...aria } = field.control;
  if (field.variant === 'read') {
    const label = options.find((option) => option.value === chosen)?.label ?? '';
    return (
      <FieldFrame field={field} slot="radio-group">
        <FieldBox field={field}>
          <FieldInput ref={ref} field={field} value={label} onChange={() => {}} />
        </FieldBox>
      </FieldFrame>
    );
  }
  const stop = Math.max(
    0,
    options.findIndex((option) => option.value === chosen),
  );
  return (
    <FieldFrame field={field} slot="radio-group" group>
      <div
        {...group}
        {...aria}
        id={id}
        role="radiogroup"
        aria-label={name}
        aria-labelledby={fieldProps.label ? field.ids.label : undefined}
        aria-required={required}
        className={cn('flex min-h-control', orientation === 'row' ? 'flex-wrap items-center gap-x-4' : 'flex-col')}
      >
        {options.map((option, at) => {
          const still = !field.editable || Boolean(option.disabledReason);
          const line = option.disabledReason ?? option.help;
          return (
            <label
              key={option.value}
              className={cn(
                'relative inline-flex min-h-6 min-w-6 gap-[7px] py-[3px] leading-[18px]',
                still && 'cursor-not-allowed text-disabled',
              )}
            >
              <input
                ref={at === stop ? ref : undefined}
                data-slot="field-input"
                type="radio"
                name={field.variant === 'disabled' ? undefined : (fieldProps.name ?? own)}
                value={option.value}
                checked={option.value === chosen}
                disabled={disabled}
                aria-disabled={still && !disabled ? true : undefined}
                aria-describedby={line ? `${own}-${option.value}` : undefined}
                onClick={(event) => still && event.preventDefault()}
                onChange={() => !still && report(option.value, { reason: 'input' })}
                className={radioVariants({ variant: still ? 'disabled' : 'edit', tone: field.tone })}
              />
              <span>
                {option.label}
                {line ? (
                  <span id={`${own}-${option.value}`} className="block text-[12px] leading-4 text-subtle">
                    {line}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
