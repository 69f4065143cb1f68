import type { ComponentProps, ReactNode } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'>;

export interface TextFieldProps extends FieldProps, Native {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Default 'text'. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** `identifier` for file, loan, policy and parcel numbers: 0/O and 1/l/I differ. Default 'text'. */
  variant?: 'text' | 'identifier';
  /** Before the text. */
  start?: ReactNode;
  /** After the text, such as a unit or a search icon. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [fieldProps, { value, defaultValue = '', onValueChange, variant = 'text', start, end, ...input }] =
    splitFieldProps(props);
  const field = useField(fieldProps);
  const [text, report] = useControllable<string, ChangeDetails>(value, defaultValue, onValueChange);
  return (
    <FieldFrame field={field} slot="text-field">
      <FieldBox field={field} start={start} end={end}>
        <FieldInput
          {...input}
          field={field}
          name={fieldProps.name}
          value={text}
          onChange={(event) => report(event.currentTarget.value, { reason: 'input' })}
          className={variant === 'identifier' ? 'identifier' : undefined}
        />
      </FieldBox>
    </FieldFrame>
  );
}
