import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import { noTerms, type StoredTerms } from '@closewright/domain/disclosure';
import { useMemo } from 'react';
import { useStatementRows } from './statement-rows.ts';

/** The loan that a statement is for; null in a file without one. */
export const loanOf = ({ loans, loanID }: Settlement): StatementLoan | null =>
  loans.find((loan) => loan.loanID === loanID) ?? null;

/** The terms that the statement itself holds, as they stand on the screen. The same until one of its fields changes. */
export function useStoredTerms(): StoredTerms {
  const values = useStatementRows().statement[0]?.values;
  // The field table says what they hold.
  return useMemo(() => ({ ...noTerms, ...values }) as StoredTerms, [values]);
}
