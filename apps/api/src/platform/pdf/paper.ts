/** A column of a table on paper; widths are shares of the room between the margins. */
interface PaperColumn {
  readonly heading: string;
  readonly share: number;
  /** Amounts stand at the right. */
  readonly align?: 'right';
}

/** A part of a paper, from top to bottom. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'subheading' | 'paragraph' | 'note'; readonly text: string }
  /** What it is, and what it says. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [term: string, text: string])[] }
  /** Its head is repeated on each page. Rows that are sums of others are named by their places, from 0. */
  | {
      readonly kind: 'table';
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly totals?: readonly number[];
    };

/** What every PDF says of itself. The same data gives the same bytes, so the date is part of it. */
export interface Printed {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** At the foot of every page, before its number. */
  readonly footer: string;
}

/** A letter or a printed list: drawn by templates/paper.typ. */
export interface Paper extends Printed {
  readonly landscape?: boolean;
  readonly blocks: readonly PaperBlock[];
}
