import type { Settlement } from '@closewright/contract/settlement';
import {
  type FiguredFee,
  type FileFacts,
  figuredFees,
  type ReckonedStatement,
  type StatementFigures,
  type StoredCharges,
  type StoredRows,
  statementFigures,
  whatIsMissing,
} from '@closewright/domain/closing-file';
import { emptyCommission } from '@closewright/domain/commissions';
import { emptyEscrowItem, firstPaymentOf, type StoredEscrowTerms } from '@closewright/domain/escrow-account';
import { emptyRecordingDocument, emptyTransferTax } from '@closewright/domain/government-charges';
import { emptyPayoff } from '@closewright/domain/payoffs';
import { emptyEndorsement, emptyOutsideParty, emptyRateOrder, type StoredRates } from '@closewright/domain/premium';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row, Rows } from '../editor/aggregate.ts';
import { inOrder, isBlank } from '../editor/rows.ts';
import { type StatementKind, statementKinds } from './statement-aggregate.ts';
import { rowsBelow, useStatementRows } from './statement-rows.ts';

/** The rows of a list that figures are made of, in the order that the fields of a trace count them: a new one that is blank is none yet. */
export const figuredRows = (rows: Rows<StatementKind>, kind: StatementKind): readonly Row[] =>
  inOrder(statementKinds, rows, kind).filter((row) => !isBlank(statementKinds, rows, kind, row));

/** The values of the rows below a row, those that are not typed yet as none. */
const below = <V extends object>(rows: Rows<StatementKind>, kind: StatementKind, { id }: Row, none: V): readonly V[] =>
  rowsBelow(rows, kind, id).map(({ values }) => ({ ...none, ...values }));

function storedRows(rows: Rows<StatementKind>): StoredRows {
  const list = (kind: StatementKind) => figuredRows(rows, kind);
  return {
    payoffs: list('payoffs').map((row) => ({
      ...emptyPayoff,
      ...row.values,
      fees: below(rows, 'payoffFees', row, { label: null, amount: null }),
    })),
    prorations: list('prorations').map(({ values }) => values),
    adjustments: list('adjustments').map(({ values }) => values),
  };
}

/** A rate order with the rows below it, as the rules read it. */
export const storedRatesOf = (rows: Rows<StatementKind>, row: Row): StoredRates => ({
  order: { ...emptyRateOrder, ...row.values },
  endorsements: below(rows, 'rateEndorsements', row, emptyEndorsement),
  parties: below(rows, 'outsideParties', row, emptyOutsideParty),
});

function storedCharges(rows: Rows<StatementKind>, { loans, loanID }: Settlement): StoredCharges {
  const list = (kind: StatementKind) => figuredRows(rows, kind);
  const {
    cushionMonths = null,
    escrowRounding = null,
    firstEscrowPayment = null,
    prepaidInterestDay = null,
  } = rows.statement[0]?.values ?? {};
  const loan = loans.find((each) => each.loanID === loanID);
  return {
    fees: list('fees').map(({ values }) => values),
    commissions: list('commissions').map((row) => ({
      stored: { ...emptyCommission, ...row.values },
      payees: below(rows, 'commissionPayees', row, { payee: null, part: null }),
      tiers: below(rows, 'commissionTiers', row, { upTo: null, rate: null }),
    })),
    documents: list('recordingDocuments').map(({ values }) => ({ ...emptyRecordingDocument, ...values })),
    taxes: list('transferTaxes').map(({ values }) => ({ ...emptyTransferTax, ...values })),
    // The field table says what it holds.
    interest: { byDay: prepaidInterestDay as StoredCharges['interest']['byDay'], loan: loan ?? null },
    rates: list('rateOrders').map((row) => storedRatesOf(rows, row)),
    escrow: {
      // The field table says what they hold.
      terms: { cushionMonths, paymentRounding: escrowRounding } as StoredEscrowTerms,
      // The field table says that it is a day.
      firstPayment: firstPaymentOf(loan, firstEscrowPayment as string | null),
      items: list('escrowItems').map((row) => ({
        item: { ...emptyEscrowItem, ...row.values },
        bills: below(rows, 'escrowBills', row, { dueDate: null, amount: null }),
      })),
    },
  };
}

/** What of a statement and its file it is reckoned with. */
export function fileFactsOf(statement: Settlement, hasSeller: boolean): FileFacts {
  const { loans, loanID } = statement;
  return { ...statement, hasSeller, loan: loans.find((each) => each.loanID === loanID) ?? null };
}

/** What the rows charged last. */
const charged = new WeakMap<Rows, { statement: Settlement; hasSeller: boolean; fees: readonly FiguredFee[] }>();

function feesOf(rows: Rows<StatementKind>, statement: Settlement, hasSeller: boolean): readonly FiguredFee[] {
  const before = charged.get(rows);
  if (before?.statement === statement && before.hasSeller === hasSeller) return before.fees;
  const fees = figuredFees(fileFactsOf(statement, hasSeller), storedCharges(rows, statement));
  charged.set(rows, { statement, hasSeller, fees });
  return fees;
}

/** What the statement charges as its rows stand on the screen: its fees in the order of `figuredRows`, then what its commissions and escrow items come to. */
export function useFiguredFees(statement: Settlement): readonly FiguredFee[] {
  const rows = useStatementRows();
  // Until the file is known its fees are those of a sale.
  const hasSeller = useOpenFile()?.header?.hasSeller ?? true;
  return feesOf(rows, statement, hasSeller);
}

/** What the rows came to last: the bar and the page ask for the same. */
const known = new WeakMap<Rows, { statement: Settlement; hasSeller: boolean; figures: StatementFigures }>();

/** What the statement comes to as its rows stand on the screen, worked out once for all who show it; null until the file is known. */
export function useStatementFigures(statement: Settlement): StatementFigures | null {
  const rows = useStatementRows();
  const hasSeller = useOpenFile()?.header?.hasSeller;
  if (hasSeller === undefined) return null;
  const before = known.get(rows);
  if (before?.statement === statement && before.hasSeller === hasSeller) return before.figures;
  const file = fileFactsOf(statement, hasSeller);
  const figures = statementFigures(file, storedRows(rows), feesOf(rows, statement, hasSeller));
  known.set(rows, { statement, hasSeller, figures });
  return figures;
}

/** What a statement is reckoned from, as its rows stand on the screen. */
export const reckonedFrom = (rows: Rows<StatementKind>, statement: Settlement, hasSeller: boolean) =>
  [fileFactsOf(statement, hasSeller), storedRows(rows), storedCharges(rows, statement)] as const;

/** The state of the statement; null until the file is known. */
export function useStatementState(statement: Settlement): ReckonedStatement | null {
  const rows = useStatementRows();
  const figures = useStatementFigures(statement);
  const hasSeller = useOpenFile()?.header?.hasSeller ?? false;
  return useMemo(() => {
    if (figures === null) return null;
    const [file, stored, charges] = reckonedFrom(rows, statement, hasSeller);
    const toClose = whatIsMissing(file, stored, charges, figures);
    return { file, rows: stored, charges, fees: feesOf(rows, statement, hasSeller), figures, toClose };
  }, [rows, figures, statement, hasSeller]);
}
