/** How much one statement holds of addenda, of the parts of a line, and of a note to one. */
export const addendumLimits = { addenda: 40, title: 120, body: 10_000, note: 500, parts: 40, name: 120 } as const;

/** With whose copies of the statement an addendum prints, in the words that are stored. */
export const addendumCopies = ['Both copies', 'Borrower’s copy', 'Seller’s copy'] as const;

/** A page of a statement that its form has no place for, as far as it is known. */
interface StoredAddendum {
  readonly title: string | null;
  readonly copies: (typeof addendumCopies)[number] | null;
  readonly body: string | null;
}

/** What is wrong with an addendum as a whole, by field: nobody guesses who may read it. */
export const addendumProblems = ({ copies }: Partial<StoredAddendum>): Readonly<Record<string, string>> =>
  copies ? {} : { copies: 'Say with whose copy it prints' };
