import type { FileLookup } from '@closewright/ui/file-number-field';
import { findByNumber } from './find-by-number.ts';

/** The lookup of a file number field. */
export async function fileOfField(text: string): Promise<FileLookup | null> {
  const file = await findByNumber(text);
  return file && { ordersID: file.ordersID, gfNo: file.fileNumber, isLocked: file.isLocked };
}

/** The file of a number for a form that does not wait for the field's own check; null when there is none, or none can be asked. */
export async function fileNow(text: string): Promise<FileLookup | null> {
  return text.trim() === '' ? null : fileOfField(text).catch(() => null);
}
