import type { ComponentProps } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { ToggleLine, useToggle } from '../checkbox/toggle-line.tsx';
import { type FieldProps, splitFieldProps } from '../field/use-field.ts';
import { switchVariants } from './switch.variants.ts';

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'type' | 'role' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange' | 'size'
>;

export interface SwitchProps extends FieldProps, Native {
  value?: boolean | undefined;
  defaultValue?: boolean | undefined;
  onValueChange?: ((value: boolean, details: ChangeDetails) => void) | undefined;
  /** What a native form sends when it is on. Default 'on'. */
  formValue?: string | undefined;
}

/** A setting that takes effect at once. For something that is saved with its form use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const [fieldProps, { value, defaultValue = false, onValueChange, formValue, onClick, onKeyDown, ...input }] =
    splitFieldProps(props);
  const toggle = useToggle(fieldProps);
  const { field } = toggle;
  const [on, report] = useControllable<boolean, ChangeDetails>(value, defaultValue, onValueChange);
  return (
    <ToggleLine toggle={toggle} slot="switch">
      <input
        data-slot="field-input"
        {...input}
        {...toggle.control}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        name={field.variant === 'disabled' ? undefined : fieldProps.name}
        value={formValue}
        checked={on}
        onChange={(event) => field.editable && report(event.currentTarget.checked, { reason: 'input' })}
        onClick={(event) => (field.editable ? onClick?.(event) : event.preventDefault())}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // Space is the browser's; Enter is what people press on a switch too.
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          if (field.editable) report(!on, { reason: 'input' });
        }}
        className={switchVariants({ variant: field.variant, tone: field.tone })}
      />
      {/* The knob: at the end it is on. Place and colour both say so. */}
      <span
        aria-hidden
        className="pointer-events-none absolute start-[3px] top-[3px] size-2.5 rounded-full bg-current text-muted transition-all duration-quick peer-checked:start-[15px] peer-checked:text-accent-on-solid peer-aria-disabled:text-disabled peer-disabled:text-disabled peer-aria-readonly:text-default"
      />
    </ToggleLine>
  );
}
