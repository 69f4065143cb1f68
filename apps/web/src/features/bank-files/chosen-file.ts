/** A file of a bank that was chosen, and of which account it is where it does not say so itself. */
export interface ChosenFile {
  readonly fileName: string;
  readonly content: string;
  readonly bankAccountID: number | null;
  readonly bankFileLayoutID: number | null;
}

const isOfItself = /^\W{0,3}(?:01,|:940:|:20:|\{1:|OFXHEADER|<\?OFX|<OFX|<\?xml)/i;

/**
 * Whether a file has to be told of which account it is: BAI2, MT940 and OFX files say so themselves, and CSV files do not.
 * What it truly is, the reader says.
 */
export const asksForLayout = (beginning: string): boolean => !isOfItself.test(beginning.trimStart());
