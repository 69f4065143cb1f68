export { FileNameField, type FileNameFieldProps } from './file-name-field.tsx';
