import type { ComponentProps, ReactNode } from 'react';
import { type TextValueOptions, useTextValue } from '../../hooks/use-text-value.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'>;

export interface TextFieldProps extends FieldProps, Native, TextValueOptions {
  /** Default 'text'. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** `identifier` for file, loan, policy and parcel numbers: 0/O and 1/l/I differ. Default 'text'. */
  variant?: 'text' | 'identifier';
  /** Before the text. */
  start?: ReactNode;
  /** After the text, such as a unit or a search icon. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [
    fieldProps,
    { value, defaultValue, onValueChange, variant = 'text', start, end, onFocus, onKeyDown, ...input },
  ] = splitFieldProps(props);
  const field = useField(fieldProps);
  const { inputProps } = useTextValue({ value, defaultValue, onValueChange });
  return (
    <FieldFrame field={field} slot="text-field">
      <FieldBox field={field} start={start} end={end}>
        <FieldInput
          {...input}
          {...inputProps}
          field={field}
          name={field.variant === 'disabled' ? undefined : fieldProps.name}
          onFocus={(event) => {
            onFocus?.(event);
            inputProps.onFocus();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            inputProps.onKeyDown(event);
          }}
          className={variant === 'identifier' ? 'identifier' : undefined}
        />
      </FieldBox>
    </FieldFrame>
  );
}
