import type { LetterForm } from './letter-forms.ts';

/** What the rules of a letter look at. */
export interface LetterFacts {
  readonly form: LetterForm | null;
  readonly loanNumber: string | null;
}

/** What is wrong with a letter beyond its fields one by one, by field; empty when nothing. */
export function letterProblems({ form, loanNumber }: LetterFacts): Readonly<Record<string, string>> {
  if (form === 'Single transaction' && !loanNumber?.trim())
    return { loanNumber: 'A letter for a single transaction names its loan' };
  return {};
}
