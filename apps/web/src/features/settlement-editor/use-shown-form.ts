import type { Settlement } from '@closewright/contract/settlement';
import type { ReckonedStatement } from '@closewright/domain/closing-file';
import { attempt, InputError } from '@closewright/domain/errors';
import {
  type ExplainedForm,
  type FormName,
  formsThatFit,
  statementOnForm,
  toldOfFile,
} from '@closewright/domain/forms';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useRecordPage } from '../../records/rows/page-context.ts';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { loanOf, useStatedOfLoan } from '../../records/settlement/stored-loan.ts';

/** The forms that fit a statement, its own first. */
export function useFittingForms(statement: Settlement): readonly FormName[] {
  const header = useOpenFile()?.header;
  const settlementStatementType = header?.settlementStatementType ?? statement.settlementStatementType;
  const hasSeller = header?.hasSeller ?? false;
  const hasLoan = loanOf(statement) !== null;
  return useMemo(
    () => formsThatFit({ settlementStatementType, hasSeller, hasLoan }),
    [settlementStatementType, hasSeller, hasLoan],
  );
}

/** A form and the state of the statement that it shows. */
export interface ShownForm {
  readonly form: ExplainedForm;
  readonly state: ReckonedStatement;
}

/** Why a form cannot be drawn of a statement as it stands. */
export interface RefusedForm {
  readonly refused: string;
}

/** A statement on a form as its rows stand on the screen; null until the file is known, and for whoever may not read it. */
export function useShownForm(statement: Settlement, name: FormName): ShownForm | RefusedForm | null {
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
  return useMemo(() => {
    if (!state || !told) return null;
    // What is typed may be what the form is not of, such as a credit of the lender on a statement of cash.
    const form = attempt(() => statementOnForm(name, state, told));
    return form instanceof InputError ? { refused: form.message } : { form, state };
  }, [name, state, told]);
}
