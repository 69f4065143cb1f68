export type { FileLookup, FileNumberMode, FindFile } from './file-number-check.ts';
export { type FileNumberFieldMessages, fileNumberFieldMessages } from './file-number-field.messages.ts';
export {
  FileNumberField,
  type FileNumberFieldProps,
  type FileNumberHandle,
  fileNumberLimits,
} from './file-number-field.tsx';
