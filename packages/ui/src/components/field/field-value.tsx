import type { FieldState } from './use-field.ts';

export interface FieldValueProps {
  field: FieldState;
  /** What a native form sends under the field's `name`; null and undefined as the empty text. */
  value: string | number | null | undefined;
}

/** The value for native forms, where the text in the box is not the value (`1,234.56` for 123456). A disabled field sends nothing. */
export function FieldValue({ field: { props, variant }, value }: FieldValueProps) {
  return props.name ? (
    <input type="hidden" name={props.name} value={value ?? ''} disabled={variant === 'disabled'} />
  ) : null;
}
