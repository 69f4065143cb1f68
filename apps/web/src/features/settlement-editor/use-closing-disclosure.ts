import type { Settlement } from '@closewright/contract/settlement';
import type { ReckonedStatement } from '@closewright/domain/closing-file';
import { closingDisclosure, type ExplainedForm, toldOfFile } from '@closewright/domain/forms';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useRecordPage } from '../../records/rows/page-context.ts';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { useStatedOfLoan } from '../../records/settlement/stored-loan.ts';

/** A closing disclosure and the state of the statement that it shows. */
export interface ShownDisclosure {
  readonly form: ExplainedForm;
  readonly state: ReckonedStatement;
}

/** The closing disclosure of a statement as its rows stand on the screen; null until the file is known, and for whoever may not read it. */
export function useClosingDisclosure(statement: Settlement): ShownDisclosure | null {
  const state = useStatementState(statement);
  const stated = useStatedOfLoan();
  const detail = useOpenFile()?.detail;
  const { lookups } = useRecordPage();
  const told = useMemo(
    () =>
      detail &&
      toldOfFile(
        detail,
        { loanID: statement.loanID, loans: statement.loans, stated: { ...stated }, statedOfLoan: stated },
        { issued: null, propertyValue: null },
        (loanTypeID) => lookups.loanTypes?.find(({ id }) => id === loanTypeID)?.name ?? null,
      ),
    [detail, statement, stated, lookups],
  );
  return useMemo(() => (state && told ? { form: closingDisclosure(state, told), state } : null), [state, told]);
}
