import type { Settlement } from '@closewright/contract/settlement';
import {
  type FiguredFee,
  type FileFacts,
  figuredFees,
  type StatementFigures,
  statementFigures,
} from '@closewright/domain/closing-file';
import { firstPaymentOf } from '@closewright/domain/escrow-account';

/** What a statement of a sale comes to as the api tells it. */
export function figuresOf(statement: Settlement): { fees: readonly FiguredFee[]; figures: StatementFigures } {
  const { loans, loanID } = statement;
  const loan = loans.find((each) => each.loanID === loanID) ?? null;
  const file: FileFacts = { ...statement, hasSeller: true, loan };
  const { cushionMonths, escrowRounding, firstEscrowPayment, prepaidInterestDay } = statement.statement;
  const fees = figuredFees(file, {
    fees: statement.fees,
    commissions: statement.commissions.map((stored) => ({
      stored,
      payees: statement.commissionPayees.filter(({ commissionID }) => commissionID === stored.commissionID),
      tiers: statement.commissionTiers.filter(({ commissionID }) => commissionID === stored.commissionID),
    })),
    documents: statement.recordingDocuments,
    taxes: statement.transferTaxes,
    interest: { byDay: prepaidInterestDay, loan },
    escrow: {
      terms: { cushionMonths, paymentRounding: escrowRounding },
      firstPayment: firstPaymentOf(loan ?? undefined, firstEscrowPayment),
      items: statement.escrowItems.map((item) => ({
        item,
        bills: statement.escrowBills.filter(({ escrowItemID }) => escrowItemID === item.escrowItemID),
      })),
    },
  });
  const payoffs = statement.payoffs.map((row) => ({
    ...row,
    fees: statement.payoffFees.filter(({ payoffID }) => payoffID === row.payoffID),
  }));
  const { prorations, adjustments } = statement;
  return { fees, figures: statementFigures(file, { payoffs, prorations, adjustments }, fees) };
}
