import type { Settlement } from '@closewright/contract/settlement';
import {
  type EscrowFields,
  emptyEscrowItem,
  escrowFigure,
  escrowTermsOf,
  type FirstPayment,
  firstPaymentOf,
} from '@closewright/domain/escrow-account';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** The item as the rules read it. A row that is new has only what was typed. */
export const storedItem = ({ values }: Row) => ({ ...emptyEscrowItem, ...values });

const noTerms: EscrowFields = { cushionMonths: null, escrowRounding: null, lenderAdjustment: null, lenderReason: null };

/** The escrow account of the statement as it stands on the screen. */
export function useEscrowFigure({ day, source }: FirstPayment) {
  const rows = useStatementRows();
  return useMemo(() => {
    // The field table says what they hold.
    const terms = escrowTermsOf({ ...noTerms, ...rows.statement[0]?.values } as EscrowFields);
    const items = inOrder(statementKinds, rows, 'escrowItems').map((row) => ({
      item: storedItem(row),
      bills: rowsBelow(rows, 'escrowBills', row.id).map(({ values }) => ({ dueDate: null, amount: null, ...values })),
    }));
    return escrowFigure(terms, { day, source }, items);
  }, [rows, day, source]);
}

/** The first payment of the loan of a statement, or the one that is typed in the statement. */
export function useFirstPayment({ loans, loanID }: Settlement): FirstPayment & { isOfLoan: boolean } {
  const { firstEscrowPayment = null } = useStatementRows().statement[0]?.values ?? {};
  const loan = loans.find((each) => each.loanID === loanID);
  // The field table says that it is a day.
  const first = firstPaymentOf(loan, firstEscrowPayment as string | null);
  return { ...first, isOfLoan: (loan?.firstPaymentDate ?? null) !== null };
}
