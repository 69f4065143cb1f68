import type { StoredAdjustment } from '../adjustments/index.ts';
import type { StoredCommission, StoredCommissionPayee, StoredCommissionTier } from '../commissions/index.ts';
import {
  type EscrowFields,
  escrowTermsOf,
  firstPaymentOf,
  type StoredEscrowBill,
  type StoredEscrowItem,
} from '../escrow-account/index.ts';
import type { GfeAmounts, StoredFee } from '../fees/index.ts';
import type { StoredRecordingDocument, StoredTransferTax } from '../government-charges/index.ts';
import type { interestByDay, StoredInterest } from '../loans/index.ts';
import type { StoredPayoff, StoredPayoffFee } from '../payoffs/index.ts';
import type { StoredEndorsement, StoredOutsideParty, StoredRateOrder } from '../premium/index.ts';
import type { StoredProration } from '../prorations/index.ts';
import type { StoredPart } from './itemized-lines.ts';
import { type ReckonedStatement, reckoned } from './statement-moves.ts';
import type { FileFacts } from './stored-parts.ts';

type Rows<R, Ids extends string> = readonly (R & Readonly<Record<Ids, number>>)[];

/** A statement as it is read or edited: what of the file it is reckoned with, its own fields, and its rows by list. */
export interface StatementDocument extends Omit<FileFacts, 'loan' | 'estimate' | 'purchaseWith'> {
  /** Whose statement it is; 0 where the file has no loan. */
  readonly loanID: number;
  readonly loans: readonly (StoredInterest & { readonly loanID: number })[];
  readonly statement: EscrowFields &
    GfeAmounts & {
      readonly firstEscrowPayment: string | null;
      readonly prepaidInterestDay: keyof typeof interestByDay | null;
      readonly purchaseWith: string | null;
    };
  readonly payoffs: Rows<StoredPayoff, 'payoffID'>;
  readonly payoffFees: Rows<StoredPayoffFee, 'payoffID'>;
  readonly prorations: Rows<StoredProration, 'prorationID'>;
  readonly adjustments: Rows<StoredAdjustment, 'adjustmentID'>;
  readonly commissions: Rows<StoredCommission, 'commissionID'>;
  readonly commissionPayees: Rows<StoredCommissionPayee, 'commissionPayeeID' | 'commissionID'>;
  readonly commissionTiers: Rows<StoredCommissionTier, 'commissionID'>;
  readonly escrowItems: Rows<StoredEscrowItem, 'escrowItemID'>;
  readonly escrowBills: Rows<StoredEscrowBill, 'escrowItemID'>;
  readonly fees: Rows<StoredFee, 'feeID'>;
  /** Versions that were kept before fees had parts have none. */
  readonly feeParts?: Rows<StoredPart, 'feePartID' | 'feeID'>;
  readonly recordingDocuments: Rows<StoredRecordingDocument, 'recordingDocumentID'>;
  readonly transferTaxes: Rows<StoredTransferTax, 'transferTaxID'>;
  readonly rateOrders: Rows<StoredRateOrder, 'rateOrderID'>;
  readonly rateEndorsements: Rows<StoredEndorsement, 'rateEndorsementID' | 'rateOrderID'>;
  readonly outsideParties: Rows<StoredOutsideParty, 'rateOrderID'>;
}

/** What of its file a statement is reckoned with. */
export function fileFactsOf(document: StatementDocument) {
  const { loans, loanID, statement } = document;
  const loan = loans.find((each) => each.loanID === loanID) ?? null;
  return { ...document, loan, estimate: statement, purchaseWith: statement.purchaseWith };
}

/** What a statement is reckoned from: its rows as the rules read them, each with those below it. */
export function sourceOf(document: StatementDocument) {
  const { prorations, adjustments } = document;
  const file = fileFactsOf(document);
  const { loan } = file;
  const { firstEscrowPayment, prepaidInterestDay } = document.statement;
  const payoffs = document.payoffs.map((row) => ({
    ...row,
    fees: document.payoffFees.filter(({ payoffID }) => payoffID === row.payoffID),
  }));
  return {
    file,
    rows: { payoffs, prorations, adjustments },
    charges: {
      fees: document.fees,
      feeParts: document.fees.map(({ feeID }) => (document.feeParts ?? []).filter((part) => part.feeID === feeID)),
      commissions: document.commissions.map((stored) => ({
        stored,
        payees: document.commissionPayees.filter(({ commissionID }) => commissionID === stored.commissionID),
        tiers: document.commissionTiers.filter(({ commissionID }) => commissionID === stored.commissionID),
      })),
      documents: document.recordingDocuments,
      taxes: document.transferTaxes,
      interest: { byDay: prepaidInterestDay, loan },
      rates: document.rateOrders.map((order) => ({
        order,
        endorsements: document.rateEndorsements.filter(({ rateOrderID }) => rateOrderID === order.rateOrderID),
        parties: document.outsideParties.filter(({ rateOrderID }) => rateOrderID === order.rateOrderID),
      })),
      escrow: {
        terms: escrowTermsOf(document.statement),
        firstPayment: firstPaymentOf(loan ?? undefined, firstEscrowPayment),
        items: document.escrowItems.map((item) => ({
          item,
          bills: document.escrowBills.filter(({ escrowItemID }) => escrowItemID === item.escrowItemID),
        })),
      },
    },
    ids: idsOf(document),
  };
}

/** What a statement comes to: one that is stored, or as it is edited. */
export function reckonedDocument(document: StatementDocument): ReckonedStatement {
  const { file, rows, charges, ids } = sourceOf(document);
  return { ...reckoned(file, rows, charges), ids };
}

/** The ids of the rows that lines are made of, by list; those of rows below another by the way to it. */
const idsOf = (document: StatementDocument): NonNullable<ReckonedStatement['ids']> => ({
  payoffs: document.payoffs.map(({ payoffID }) => payoffID),
  prorations: document.prorations.map(({ prorationID }) => prorationID),
  adjustments: document.adjustments.map(({ adjustmentID }) => adjustmentID),
  fees: document.fees.map(({ feeID }) => feeID),
  commissions: document.commissions.map(({ commissionID }) => commissionID),
  recordingDocuments: document.recordingDocuments.map(({ recordingDocumentID }) => recordingDocumentID),
  transferTaxes: document.transferTaxes.map(({ transferTaxID }) => transferTaxID),
  rateOrders: document.rateOrders.map(({ rateOrderID }) => rateOrderID),
  escrowItems: document.escrowItems.map(({ escrowItemID }) => escrowItemID),
  ...idsBelow(
    'rateOrders.endorsements',
    'rateOrderID',
    document.rateOrders,
    'rateEndorsementID',
    document.rateEndorsements,
  ),
  ...idsBelow(
    'commissions.payees',
    'commissionID',
    document.commissions,
    'commissionPayeeID',
    document.commissionPayees,
  ),
  ...idsBelow('fees.parts', 'feeID', document.fees, 'feePartID', document.feeParts ?? []),
});

/** The ids of rows by the way to the row that each is below: `commissions.0.payees`. */
function idsBelow<Above extends string, Own extends string>(
  way: `${string}.${string}`,
  above: Above,
  rows: readonly Readonly<Record<Above, number>>[],
  own: Own,
  all: readonly Readonly<Record<Above | Own, number>>[],
) {
  const [list, name] = way.split('.');
  return Object.fromEntries(
    rows.map((row, at) => [
      `${list}.${at}.${name}`,
      all.flatMap((each) => (each[above] === row[above] ? [each[own]] : [])),
    ]),
  );
}
