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
import type { Row } from '../editor/aggregate.ts';
import { useStatementRows } from './statement-rows.ts';

/** The loan that a statement is for; null in a file without one. */
export const loanOf = ({ loans, loanID }: Settlement): StatementLoan | null =>
  loans.find((loan) => loan.loanID === loanID) ?? null;

type Stated = StatedLoan['stated'] & StoredReverse;

/** What a statement itself says of its loan by its values; what it does not say is null. */
export const statedOfLoan = (values: Row['values'] | undefined): Stated =>
  // The field table says what they hold.
  ({ ...noTerms, ...noDisclosures, ...noPropertyCosts, ...noReverse, ...values }) as Stated;

/** The same as it stands on the screen, until one of its fields changes. */
export function useStatedOfLoan(): Stated {
  const values = useStatementRows().statement[0]?.values;
  return useMemo(() => statedOfLoan(values), [values]);
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
