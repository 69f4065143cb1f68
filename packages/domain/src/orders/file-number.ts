import { limits } from '../constants/index.ts';

/** Whether a file number must belong to a file, or must not (building-blocks.md §4 File number input). */
export type FileNumberMode = 'exists' | 'unique';

/** The messages of a file number (building-blocks.md §5), exactly; only `tooLong` is ours. */
export const fileNumberMessages = {
  required: 'File Number is required',
  tooShort: (minLength: number) => `File Number must have at least ${minLength} characters`,
  tooLong: (maxLength: number) => `File Number can have at most ${maxLength} characters`,
  locked: 'Restricted Access, File is locked',
  inUse: 'File Number is already in use',
  missing: 'File Number does not exist',
} as const;

/** A file number as stored: without blanks around it (building-blocks.md §5: trimmed on blur). */
export function trimFileNumber(text: string): string {
  return text.trim();
}

/** What is wrong with a typed file number by itself, null when nothing: required, 3 to 50 characters after trimming. */
export function fileNumberError(text: string, minLength: number = limits.fileNumberMinLength): string | null {
  const { length } = trimFileNumber(text);
  if (length === 0) return fileNumberMessages.required;
  if (length < minLength) return fileNumberMessages.tooShort(minLength);
  if (length > limits.fileNumberMaxLength) return fileNumberMessages.tooLong(limits.fileNumberMaxLength);
  return null;
}

/**
 * What is wrong with a file number once it was looked up, null when nothing.
 * @param found the file of that number, null when there is none
 * @param allowLocked whether a locked file may be chosen; asked in mode exists only
 */
export function foundFileNumberError(
  mode: FileNumberMode,
  found: { readonly isLocked: boolean } | null,
  allowLocked = false,
): string | null {
  if (mode === 'unique') return found ? fileNumberMessages.inUse : null;
  if (!found) return fileNumberMessages.missing;
  return found.isLocked && !allowLocked ? fileNumberMessages.locked : null;
}
