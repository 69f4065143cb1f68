import type { SettlementChanges } from '@closewright/contract/settlement';
import {
  type FileFacts,
  figuredFees,
  type StatementFigures,
  type StoredCharges,
  type StoredRows,
  statementFigures,
  type TotalName,
} from '@closewright/domain/closing-file';
import { emptyCommission } from '@closewright/domain/commissions';
import { emptyEscrowItem } from '@closewright/domain/escrow-account';
import { type StoredFee, toleranceOfSection } from '@closewright/domain/fees';
import { formatMoney } from '@closewright/domain/formats';
import { emptyRecordingDocument, emptyTransferTax } from '@closewright/domain/government-charges';
import { emptyPayoff } from '@closewright/domain/payoffs';
import type { FeeSection } from '@closewright/domain/settlement';

/** What of a file its statement is reckoned with. */
export const facts = {
  hasSeller: true,
  salePrice: 180_000_00,
  earnestMoney: 10_000_00,
  loan: { amount: 162_000_00 },
  closingDate: '2013-04-15',
  disbursementDate: '2013-04-15',
} as const satisfies FileFacts;

const feesBySection: readonly (readonly [FeeSection, number])[] = [
  ['A', 9],
  ['B', 12],
  ['C', 13],
  ['E', 4],
  ['F', 6],
  ['H', 16],
];

/** Fees whose whole amount the borrower pays at closing: the first ones, so that an amount typed into their cells is what they come to. */
export const plainFees = 9;

function fee(section: FeeSection, number: number, at: number) {
  const amount = 100_37 + at * 13_11;
  const common = {
    label: `Charge ${section} ${String(number).padStart(2, '0')}`,
    section,
    payeeName: `Payee ${at % 7}`,
    bucket: toleranceOfSection[section],
    source: 'Typed',
  } as const satisfies Partial<StoredFee>;
  if (at < plainFees) return { ...common, borrowerAtClosing: amount };
  if (at % 4 === 1) return { ...common, amount, borrowerAtClosingPercent: '50', sellerAtClosingPercent: '50' } as const;
  if (at % 5 === 2) return { ...common, borrowerBeforeClosing: amount };
  if (at % 6 === 3) return { ...common, others: amount, otherPayer: 'Lender' } as const;
  return { ...common, borrowerAtClosing: amount, sellerAtClosing: 41_09 + at };
}

const charged = feesBySection
  .flatMap(([section, many]) => Array.from({ length: many }, (_, at) => [section, at + 1] as const))
  .map(([section, number], at) => fee(section, number, at));

/** Sixty fees: amounts and percentages, of all payers. */
export const fees: readonly Partial<StoredFee>[] = charged;

const payoff = {
  lenderName: 'Rho Servicing',
  principal: 99_900_00,
  interest: 100_00,
  interestTo: '2013-04-15',
  perDiem: 11_00,
};
const release = { label: 'Release', amount: 35_00 };
const days = { dayCount: '30/360', closingDayBelongsTo: 'Buyer', dailyDecimals: 'Exact' } as const;
const month = { period: 'Monthly', periodFrom: '2013-04-01', periodTo: '2013-04-30' } as const;
const year = { period: 'Annual', periodFrom: '2013-01-01', periodTo: '2013-12-31' } as const;
const prorations = [
  { label: 'HOA dues', amount: 150_00, isPaid: true, ...month, ...days },
  { label: 'County taxes', amount: 1263_60, isPaid: false, ...year, ...days },
] as const;
const adjustments = [
  { kind: 'Seller credit', buyerAmount: 2500_00 },
  { kind: 'Other credit', label: 'Rebate', buyerAmount: 750_00, party: 'Epsilon Title Co.' },
] as const;
const terms = { paidBy: 'Seller', agreedAs: 'Percent', reckonedOn: 'Sale price', rate: '3' } as const;
const commissions = [
  { label: 'Listing side', ...terms },
  { label: 'Selling side', ...terms },
] as const;
const payee = { payee: 'Omega Real Estate Broker Inc.', part: '100' };
const documents = [
  { label: 'Warranty deed', kind: 'Deed', fee: 40_00, borrowerPart: '100' },
  { label: 'Mortgage', kind: 'Mortgage', fee: 45_00, borrowerPart: '100' },
] as const;
const tax = {
  label: 'Transfer tax',
  level: 'State',
  method: 'Percent',
  reckonedOn: 'Sale price',
  rate: '0.5',
  borrowerPart: '0',
  isExempt: false,
} as const;
const item = { label: 'Property taxes', kind: 'County taxes', paidBy: 'Buyer' } as const;
const bill = { dueDate: '2013-12-10', amount: 1263_60 };
const account = { firstEscrowPayment: '2013-06-01', cushionMonths: 2, escrowRounding: 'Nearest' } as const;

/** What stores the statement: sixty fees, and rows on each of its other pages. */
export const changes: SettlementChanges = {
  statement: account,
  payoffs: [{ payoffID: -1, ...payoff }],
  payoffFees: [{ payoffFeeID: -1, payoffID: -1, ...release }],
  prorations: prorations.map((row, at) => ({ prorationID: -1 - at, ...row })),
  adjustments: adjustments.map((row, at) => ({ adjustmentID: -1 - at, ...row })),
  commissions: commissions.map((row, at) => ({ commissionID: -1 - at, ...row })),
  commissionPayees: commissions.map((_, at) => ({ commissionPayeeID: -1 - at, commissionID: -1 - at, ...payee })),
  recordingDocuments: documents.map((row, at) => ({ recordingDocumentID: -1 - at, ...row })),
  transferTaxes: [{ transferTaxID: -1, ...tax }],
  escrowItems: [{ escrowItemID: -1, ...item }],
  escrowBills: [{ escrowBillID: -1, escrowItemID: -1, ...bill }],
  fees: charged.map((row, at) => ({ feeID: -1 - at, ...row })),
};

const rows: StoredRows = { payoffs: [{ ...emptyPayoff, ...payoff, fees: [release] }], prorations, adjustments };
const charges: Omit<StoredCharges, 'fees'> = {
  commissions: commissions.map((row) => ({ stored: { ...emptyCommission, ...row }, payees: [payee], tiers: [] })),
  documents: documents.map((row) => ({ ...emptyRecordingDocument, ...row })),
  taxes: [{ ...emptyTransferTax, ...tax }],
  rates: [],
  interest: { byDay: null, loan: null },
  escrow: {
    terms: { cushionMonths: account.cushionMonths, paymentRounding: account.escrowRounding },
    firstPayment: { day: account.firstEscrowPayment, source: 'First payment of the loan' },
    items: [{ item: { ...emptyEscrowItem, ...item }, bills: [bill] }],
  },
};

/** What the statement comes to with these fees: the pure function of the domain, over all rows. */
export const figuresWith = (now: typeof fees): StatementFigures =>
  statementFigures(facts, rows, figuredFees(facts, { ...charges, fees: now }));

/** The amount that the statement shows of a total; a total that is open is a mistake of this file. */
export function shownTotal({ totals }: StatementFigures, name: TotalName): string {
  const total = totals[name];
  if (total?.kind !== 'figure') throw new Error(`${name} is open: ${JSON.stringify(total?.missing)}`);
  return formatMoney(total.value);
}
