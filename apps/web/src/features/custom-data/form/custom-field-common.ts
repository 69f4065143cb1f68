/** Label, errors, mode and place of a custom field: what all its types share. */
export interface CustomFieldCommon {
  label?: string;
  'aria-label'?: string;
  required: boolean;
  error: string | undefined;
  className: string | undefined;
  'data-field': string;
  /** Its text is a draft that only the browser can undo. */
  'data-own-undo'?: string;
}
