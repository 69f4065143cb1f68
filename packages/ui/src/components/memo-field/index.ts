export { MemoField, type MemoFieldProps } from './memo-field.tsx';
