import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import {
  formOfFile,
  noPropertyCosts,
  type ReckonedStatement,
  type StatedLoan,
  type ToClose,
  toCloseWithLoan,
} from '@closewright/domain/closing-file';
import { noDisclosures, noReverse, noTerms, type StoredReverse } from '@closewright/domain/disclosure';
import { formatAddress } from '@closewright/domain/formats';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useStatementRows } from './statement-rows.ts';

/** The loan that a statement is for; null in a file without one. */
export const loanOf = ({ loans, loanID }: Settlement): StatementLoan | null =>
  loans.find((loan) => loan.loanID === loanID) ?? null;

/** What the statement itself says of its loan, as it stands on the screen. The same until one of its fields changes. */
export function useStatedOfLoan(): StatedLoan['stated'] & StoredReverse {
  const values = useStatementRows().statement[0]?.values;
  // The field table says what they hold.
  return useMemo(
    () =>
      ({ ...noTerms, ...noDisclosures, ...noPropertyCosts, ...noReverse, ...values }) as StatedLoan['stated'] &
        StoredReverse,
    [values],
  );
}

/** The properties of the file, whose addresses secure the loan. */
export function useSecuredProperties(): StatedLoan['properties'] {
  const properties = useOpenFile()?.detail?.properties;
  return useMemo(
    () =>
      (properties ?? []).map((property) => ({
        address: formatAddress(property),
        field: `file.properties.${property.propertyID}.address1`,
      })),
    [properties],
  );
}

/** What is still needed to close a statement; of a closing disclosure with what the pages of its loan need, once the file is known. */
export function useToClose(statement: Settlement, state: ReckonedStatement): readonly ToClose[] {
  const file = useOpenFile();
  const [stated, properties, loan] = [useStatedOfLoan(), useSecuredProperties(), loanOf(statement)];
  const hasPages = file?.detail !== undefined && formOfFile(file.header?.settlementStatementType) === 'CDF';
  return useMemo(
    () => (loan && hasPages ? toCloseWithLoan(state.toClose, { loan, stated, properties }, state) : state.toClose),
    [loan, hasPages, stated, properties, state],
  );
}
