/** A file of a bank that was chosen, and of which account it is where it does not say so itself. */
export interface ChosenFile {
  readonly fileName: string;
  readonly content: string;
  readonly bankAccountID: number | null;
  readonly bankFileLayoutID: number | null;
}

const isOfItself = /^\W{0,3}(?:01,|OFXHEADER|<\?OFX|<OFX|<\?xml)/i;

/**
 * Whether a file has to be told of which account it is: BAI2 and OFX files say so themselves, and CSV files do not.
 * What it truly is, the reader says.
 */
export const asksForLayout = (beginning: string): boolean => !isOfItself.test(beginning.trimStart());

/** The bytes of a file as they travel. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(new Error('The file could not be opened.'));
    reader.readAsDataURL(file);
  });
}
