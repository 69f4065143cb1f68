export type { RefusedText, RefusedTextProps } from '../../hooks/use-typed-value.ts';
export {
  type CustomFieldProps,
  Field,
  FieldBox,
  type FieldBoxProps,
  FieldFrame,
  type FieldFrameProps,
  FieldInput,
  type FieldInputProps,
} from './field.tsx';
export { FieldEcho } from './field-echo.tsx';
export { FieldValue, type FieldValueProps } from './field-value.tsx';
export { type TypedFieldNative, TypedInput, type TypedInputProps } from './typed-input.tsx';
export { type FieldControl, type FieldProps, type FieldState, splitFieldProps, useField } from './use-field.ts';
