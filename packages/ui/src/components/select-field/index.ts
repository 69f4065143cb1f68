export type { SelectOption } from './options.ts';
export { SEARCH_FROM, SelectField, type SelectFieldProps } from './select-field.tsx';
