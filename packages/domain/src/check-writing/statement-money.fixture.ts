import { reckonedDocument, type StatementDocument } from '../closing-file/index.ts';
import { blankStatement, storedFee } from '../closing-file/statement-document.fixture.ts';
import { emptyCommission } from '../commissions/index.ts';
import { emptyEscrowItem } from '../escrow-account/index.ts';
import { emptyRecordingDocument, emptyTransferTax } from '../government-charges/index.ts';
import { emptyPayoff } from '../payoffs/index.ts';
import { stored as storedRates, t19, t191 } from '../premium/stored-rates.fixture.ts';
import { type MoneyNames, statementMoney } from './index.ts';

export const names: MoneyNames = {
  lender: 'Ficus Bank',
  depositHolder: 'Alpha Real Estate Broker Co.',
  agent: 'Epsilon Title Co.',
  buyers: 'Michael Jones and Mary Stone',
  sellers: 'Steve Cole and Amy Doe',
};

const closing = { closingDate: '2026-11-20', disbursementDate: '2026-11-20' } as const;
const payoff = { ...emptyPayoff, interest: 0, interestTo: '2026-11-20', perDiem: 0 };
const rates = storedRates({ payeeName: 'Epsilon Title Co.' }, [t19, t191]);
const [ofLoan, ofOwner] = rates.endorsements;

/** A purchase that has rows of every list: each is somebody’s money, and it is in balance. */
export const purchase: StatementDocument = {
  ...blankStatement,
  ...closing,
  salePrice: 300_000_00,
  earnestMoney: 10_000_00,
  propertyState: 'TX',
  loanID: 1,
  loans: blankStatement.loans.map((loan) => ({ ...loan, amount: 240_000_00, firstPaymentDate: '2027-01-01' })),
  statement: {
    ...blankStatement.statement,
    cushionMonths: 2,
    escrowRounding: 'Nearest',
    firstEscrowPayment: '2027-01-01',
  },
  payoffs: [
    { ...payoff, payoffID: 31, lenderName: 'Maple Street Savings', loanNumber: '1', principal: 90_000_00 },
    { ...payoff, payoffID: 32, lenderName: 'Maple Street Savings', loanNumber: '2', principal: 10_000_00 },
  ],
  adjustments: [
    { ...adjustment(41, 'Other credit'), label: 'Rebate', buyerAmount: 750_00, party: 'Epsilon Title Co.' },
    { ...adjustment(42, 'Payment to another'), label: 'Repairs', buyerAmount: 400_00, party: 'Roofers Inc.' },
    { ...adjustment(43, 'Payment to another'), label: 'Repairs', buyerAmount: 300_00, party: 'Plumbers Inc.' },
    { ...adjustment(44, 'Lender credit'), buyerAmount: 200_00 },
  ],
  commissions: [
    commission(51, {
      label: 'Seller’s broker',
      depositHeld: 4000_00,
      referralPayee: 'Referrers Inc.',
      referralRate: '10',
    }),
    commission(52, { label: 'Buyer’s broker' }),
  ],
  commissionPayees: [
    { commissionPayeeID: 61, commissionID: 51, payee: 'Alpha Real Estate Broker Co.', part: '60', holdsDeposit: true },
    { commissionPayeeID: 62, commissionID: 51, payee: 'Alpha Agents LLC', part: '40' },
    { commissionPayeeID: 63, commissionID: 52, payee: 'Omega Real Estate Broker Inc.', part: '100' },
  ],
  escrowItems: [
    { ...emptyEscrowItem, escrowItemID: 71, label: 'County taxes', kind: 'County taxes', paidBy: 'Buyer' },
    { ...emptyEscrowItem, escrowItemID: 72, label: 'School taxes', paidBy: 'Buyer' },
  ] as StatementDocument['escrowItems'],
  escrowBills: [
    { escrowItemID: 71, dueDate: '2027-07-25', amount: 1200_00 },
    { escrowItemID: 72, dueDate: '2027-09-20', amount: 360_00 },
  ] as StatementDocument['escrowBills'],
  fees: [
    fee(11, { label: 'Origination', section: 'A', borrowerAtClosing: 1200_00 }),
    fee(12, { label: 'Appraisal', section: 'B', payeeName: 'Appraisers Inc.', borrowerAtClosing: 405_00 }),
    fee(13, { label: 'Inspections', section: 'C', payeeName: 'Any Inspectors', borrowerAtClosing: 100_00 }),
    fee(14, { label: 'Survey', section: 'C', borrowerAtClosing: 85_00 }),
    fee(15, { label: 'Survey credit', section: 'C', payeeName: 'Appraisers Inc.', borrowerAtClosing: -50_00 }),
    fee(16, { label: 'Settlement', section: 'C', payeeName: 'Epsilon Title Co.', borrowerAtClosing: 500_00 }),
  ],
  feeParts: [
    { feePartID: 81, feeID: 13, label: 'Roof', payee: 'Roofers Inc.', amount: 60_00 },
    { feePartID: 82, feeID: 13, label: 'Pests', payee: null, amount: 40_00 },
  ],
  recordingDocuments: [
    { ...emptyRecordingDocument, recordingDocumentID: 21, kind: 'Deed', fee: 40_00, borrowerPart: '100' },
    { ...emptyRecordingDocument, recordingDocumentID: 22, kind: 'Mortgage', fee: 45_00, borrowerPart: '100' },
  ],
  transferTaxes: [
    {
      ...emptyTransferTax,
      transferTaxID: 26,
      label: 'State tax',
      payee: 'Any State',
      level: 'State',
      method: 'Flat amount',
      flatAmount: 950_00,
      borrowerPart: '0',
    },
  ],
  rateOrders: [{ ...rates.order, rateOrderID: 91 }],
  rateEndorsements: [
    { rateEndorsementID: 95, rateOrderID: 91, ...ofLoan },
    { rateEndorsementID: 96, rateOrderID: 91, ...ofOwner },
  ] as StatementDocument['rateEndorsements'],
};

function adjustment(adjustmentID: number, kind: StatementDocument['adjustments'][number]['kind']) {
  return { adjustmentID, kind, label: null, buyerAmount: null, sellerAmount: null, party: null };
}

function commission(commissionID: number, values: Partial<StatementDocument['commissions'][number]>) {
  const terms = { paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 5700_00 } as const;
  return { commissionID, ...emptyCommission, ...terms, ...values };
}

// Rows as they are stored, whose words are those of the rules.
function fee(feeID: number, values: object) {
  return storedFee(feeID, { bucket: 'None', ...values }) as unknown as StatementDocument['fees'][number];
}

/** The money of a statement with its names. */
export const moneyOf = (document: StatementDocument = purchase, of: MoneyNames = names) =>
  statementMoney(reckonedDocument(document), document.loanID, of);
