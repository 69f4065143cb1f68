/** A piece of the text of a form. */
export interface FormRun {
  readonly text: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  /** The field of the statement that it shows and where it is written, `fees.12.payeeName`; none where the form prints it, or the product figures it. */
  readonly field?: string;
  /** The figure whose trace tells why it is this amount, `totals.J`. */
  readonly figure?: string;
}

export interface FormCell {
  readonly runs: readonly FormRun[];
  readonly align?: 'right' | 'center';
  /** Columns that it reaches over; one where it is not said. */
  readonly span?: number;
}

export interface FormRow {
  /** `A.01`, `K.04`: what the form calls it; unique in a document. */
  readonly key: string;
  readonly kind: 'heading' | 'subheading' | 'line' | 'total';
  /** From left to right; their spans add up to the columns of the table. */
  readonly cells: readonly FormCell[];
}

export interface FormColumn {
  /** Its part of the width of the table; the parts add up to what they like. */
  readonly share: number;
  readonly heading?: string;
  /** What it stands under with its neighbours that say the same: `Borrower-Paid`. */
  readonly under?: string;
}

export interface FormText {
  readonly kind: 'heading' | 'subheading' | 'paragraph' | 'note';
  readonly runs: readonly FormRun[];
}

export interface FormTable {
  readonly kind: 'table';
  /** What a screen reader calls it. */
  readonly label: string;
  readonly columns: readonly FormColumn[];
  readonly rows: readonly FormRow[];
  /** Somebody signs each of its rows: paper gives them room. */
  readonly isSigned?: true;
}

/** Blocks that stand side by side, such as the sides of borrower and seller; a reader reads the left ones first. */
export interface FormSides {
  readonly kind: 'sides';
  readonly sides: readonly { readonly share: number; readonly blocks: readonly FormBlock[] }[];
}

export type FormBlock = FormText | FormTable | FormSides;

export interface FormPage {
  /** `1`, `2a`: what the form prints as its number. */
  readonly number: string;
  readonly blocks: readonly FormBlock[];
  /** What stands at its foot. */
  readonly footer?: readonly FormRun[];
}

/** A form of a statement as it is read: drawn the same on the screen and on paper. */
export interface FormDocument {
  /** `Closing Disclosure`. */
  readonly title: string;
  readonly pages: readonly FormPage[];
  /** Its foot has no numbers: paper numbers the sheets that it takes. */
  readonly numbersSheets?: true;
}

/** A text that the form prints. */
export const printed = (text: string): FormCell => ({ runs: [{ text }] });

/** The runs of a document in the order they are read. */
export function* runsOf(blocks: readonly FormBlock[]): Generator<FormRun> {
  for (const block of blocks) {
    if (block.kind === 'sides') for (const { blocks: own } of block.sides) yield* runsOf(own);
    else if (block.kind === 'table') for (const { cells } of block.rows) for (const { runs } of cells) yield* runs;
    else yield* block.runs;
  }
}
