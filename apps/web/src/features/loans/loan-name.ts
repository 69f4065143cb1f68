import type { Row } from '../../records/editor/aggregate.ts';

/** What a loan is called in a list: its lender, or its number. */
export function loanName({ values }: Row): string {
  const known = ['lenderName', 'loanNumber'].map((name) => values[name]);
  return known.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? 'New loan';
}
