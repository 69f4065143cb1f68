/** Label, errors, mode and place of a custom field: what all its types share. */
export interface CustomFieldCommon {
  label?: string;
  'aria-label'?: string;
  required: boolean;
  error: string | undefined;
  className: string | undefined;
  'data-field': string;
  onBlur: () => void;
}
