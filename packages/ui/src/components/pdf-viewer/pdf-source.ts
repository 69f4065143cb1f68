/** A PDF as the kit takes it: base64 (a `data:` address too) or bytes. */
export type PdfFile = string | Uint8Array;

/** The bytes of a PDF. Throws an Error if the text is no base64. */
export function pdfBytes(file: PdfFile): Uint8Array {
  if (typeof file !== 'string') return file;
  const base64 = file.replace(/^data:[^,]*,/, '').replace(/\s+/g, '');
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw new Error('The document is not valid base64.');
  }
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
