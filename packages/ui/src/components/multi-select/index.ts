export { type MultiSelectMessages, multiSelectMessages } from './multi-select.messages.ts';
export { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';
