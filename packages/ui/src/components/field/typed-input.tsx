import { useComposedRefs } from 'radix-ui/internal';
import type { ComponentProps, Ref } from 'react';
import type { TypedValue } from '../../hooks/use-typed-value.ts';
import { FieldInput, type FieldInputProps } from './field.tsx';
import type { FieldProps } from './use-field.ts';

/** The attributes of its input that a typed field takes besides the props of every field. */
export type TypedFieldNative = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max' | 'step'
>;

export interface TypedInputProps<T extends string | number, Reason extends string>
  extends Omit<FieldInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** From `useTypedValue`. */
  typed: TypedValue<T, Reason>;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The input of a field whose value is read from text. The caller's `onKeyDown`, `onFocus` and `onBlur` come first. */
export function TypedInput<T extends string | number, Reason extends string>({
  typed,
  ref,
  onKeyDown,
  onFocus,
  onBlur,
  ...input
}: TypedInputProps<T, Reason>) {
  const own = typed.inputProps;
  const both = useComposedRefs(own.ref, ref);
  return (
    <FieldInput
      {...input}
      {...own}
      ref={both}
      onFocus={(event) => {
        onFocus?.(event);
        own.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        own.onBlur(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        own.onKeyDown(event);
      }}
    />
  );
}
