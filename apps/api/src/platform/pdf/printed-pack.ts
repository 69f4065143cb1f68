import type { PaperBlock, Printed } from './paper.ts';

/** A signature on paper: who and when, or lines for both. */
export interface PrintedSignature {
  readonly title: string;
  readonly by?: string;
  readonly at?: string;
  readonly note?: string;
}

/** A part of a pack. */
export interface PackSection {
  /** Whether it begins a page. */
  readonly isPage?: true;
  readonly blocks: readonly PaperBlock[];
  /** Beneath them, side by side. */
  readonly signatures?: readonly PrintedSignature[];
}

/** The pack of a reconciliation on paper: drawn by templates/pack.typ. */
export interface PrintedPack extends Printed {
  /** At the head of each page. */
  readonly head: string;
  /** A word behind the text of each page (DRAFT, REPLACED), which the head says, too: a reader is not told of it. */
  readonly mark?: string;
  readonly sections: readonly PackSection[];
}
