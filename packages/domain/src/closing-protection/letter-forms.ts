/**
 * The two forms of a letter: for one closing, or for all closings of an agent with a lender (domain.md §3 CPL). The texts are what is
 * stored and shown.
 */
export const letterForms = ['Single transaction', 'Multiple transactions'] as const;

export type LetterForm = (typeof letterForms)[number];

/** The words behind a lender's name that carry the protection to whoever holds the loan next. */
export const lenderClauses = [
  'its successors and/or assigns, as their interests may appear',
  'its successors and/or assigns',
  'as their interests may appear',
] as const;
