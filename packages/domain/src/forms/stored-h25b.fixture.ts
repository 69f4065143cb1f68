import { reckoned, type StoredCharges, type StoredRows } from '../closing-file/index.ts';
import { payoff, file as saleFile } from '../closing-file/stored-purchase.fixture.ts';
import { emptyCommission } from '../commissions/index.ts';
import { sampleLoan } from '../disclosure/stored-loans.fixture.ts';
import { emptyEscrowItem } from '../escrow-account/index.ts';
import type { StoredFee } from '../fees/index.ts';
import { emptyRecordingDocument, emptyTransferTax } from '../government-charges/index.ts';

const agent = 'Epsilon Title Co.';
const bank = 'Ficus Bank';

type Section = NonNullable<StoredFee['section']>;
const fee = (section: Section, label: string, payeeName: string, more: Partial<StoredFee>): Partial<StoredFee> => ({
  section,
  label,
  payeeName,
  bucket: 'None',
  ...more,
});
const paid = (borrowerAtClosing: number, kind: StoredFee['kind'] = 'Other') => ({ borrowerAtClosing, kind });

/** The fees of form H-25(B) as they are stored; what has rows of its own is not among them. */
export const storedFees: readonly Partial<StoredFee>[] = [
  fee('A', 'Underwriting fee', bank, paid(1097_00, 'Origination charge')),
  fee('A', '0.25% of loan amount (points)', bank, {
    kind: 'Points for the interest rate',
    percent: '0.25',
    percentOf: 'Loan amount',
    borrowerAtClosingPercent: '100',
  }),
  fee('A', 'Application fee', bank, paid(300_00, 'Origination charge')),
  fee('B', 'Appraisal fee', 'John Smith Appraisers Inc.', { kind: 'Appraisal', others: 405_00, otherPayer: 'Lender' }),
  fee('B', 'Credit report fee', 'Information Inc.', { kind: 'Credit report', borrowerBeforeClosing: 29_80 }),
  fee('B', 'Flood determination fee', 'Info Co.', paid(20_00, 'Flood certification')),
  fee('B', 'Flood monitoring fee', 'Info Co.', paid(31_75)),
  fee('B', 'Tax monitoring fee', 'Info Co.', paid(75_00, 'Tax service')),
  fee('B', 'Tax status research fee', 'Info Co.', paid(80_00)),
  fee('C', 'Title - Insurance binder', agent, paid(650_00, 'Title insurance binder')),
  fee('C', 'Lender’s title insurance', agent, paid(500_00, 'Lender’s title insurance')),
  fee('C', 'Settlement agent fee', agent, paid(500_00, 'Settlement or closing fee')),
  fee('C', 'Title - Title search', agent, paid(800_00, 'Abstract or title search')),
  fee('C', 'Pest inspection fee', 'Pests Co.', paid(120_50, 'Pest inspection')),
  fee('C', 'Survey fee', 'Surveys Co.', paid(85_00, 'Survey')),
  fee('F', 'Property taxes', 'Any County', {
    kind: 'County property taxes',
    quantity: 6,
    each: 105_30,
    borrowerAtClosingPercent: '100',
  }),
  fee('F', 'Homeowner’s insurance premium (12 mo.)', 'Insurance Co.', paid(1209_96, 'Homeowner’s insurance')),
  fee('H', 'Owner’s title insurance', agent, { ...paid(1000_00, 'Owner’s title insurance'), isOptional: true }),
  fee('H', 'HOA capital contribution', 'HOA Acre Inc.', paid(500_00)),
  fee('H', 'HOA processing fee', 'HOA Acre Inc.', paid(150_00)),
  fee('H', 'Home inspection fee', 'Engineers Inc.', paid(750_00)),
  fee('H', 'Home warranty fee', 'XYZ Warranty Inc.', { kind: 'Other', sellerAtClosing: 450_00, isOptional: true }),
];

const commission = (label: string, payee: string) => ({
  stored: { ...emptyCommission, label, paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 5700_00 } as const,
  payees: [{ payee, part: '100' }],
  tiers: [],
});

/** An item of the account: the form says what a month of it costs, not when its bills are due. */
const escrowed = { ...emptyEscrowItem, monthsCollected: 2, payee: bank, paidBy: 'Buyer' } as const;

/** What form H-25(B) charges, as it is stored. The adjustment does not follow from its figures: it is that of the lender. */
export const storedCharges: StoredCharges = {
  fees: storedFees,
  commissions: [
    commission('listing side', 'Alpha Real Estate Broker Co.'),
    commission('selling side', 'Omega Real Estate Broker Inc.'),
  ],
  documents: [
    { ...emptyRecordingDocument, label: 'Deed', kind: 'Deed', fee: 40_00, borrowerPart: '100' },
    { ...emptyRecordingDocument, label: 'Mortgage', kind: 'Mortgage', fee: 45_00, borrowerPart: '100' },
  ],
  taxes: [
    {
      ...emptyTransferTax,
      label: 'Transfer tax',
      payee: 'Any State',
      level: 'State',
      method: 'Flat amount',
      flatAmount: 950_00,
      borrowerPart: '0',
    },
  ],
  interest: { byDay: 'By day, rounded', loan: sampleLoan },
  rates: [],
  escrow: {
    terms: {
      cushionMonths: 2,
      paymentRounding: 'Nearest',
      lenderAdjustment: -1,
      lenderReason: 'as its closing disclosure has it',
    },
    firstPayment: { day: '2013-06-01', source: 'First payment of the loan' },
    items: [
      {
        item: { ...escrowed, kind: 'Homeowners insurance', label: 'Homeowner’s insurance', monthlyAmount: 100_83 },
        bills: [],
      },
      { item: { ...escrowed, kind: 'County taxes', label: 'Property taxes', monthlyAmount: 105_30 }, bills: [] },
    ],
  },
};

/** Its debits and credits, prorations and payoff. */
export const storedRows: StoredRows = {
  payoffs: [payoff],
  prorations: [
    {
      label: 'HOA dues',
      amount: 150_00,
      period: 'Monthly',
      periodFrom: '2013-04-01',
      periodTo: '2013-04-30',
      isPaid: true,
      dayCount: '30/360',
      closingDayBelongsTo: 'Buyer',
      dailyDecimals: 'Exact',
    },
    {
      label: 'County taxes',
      amount: 1263_60,
      period: 'Annual',
      periodFrom: '2013-01-01',
      periodTo: '2013-12-31',
      isPaid: false,
      dayCount: '30/360',
      closingDayBelongsTo: 'Buyer',
      dailyDecimals: 'Exact',
    },
  ],
  adjustments: [
    { kind: 'Seller credit', buyerAmount: 2500_00 },
    { kind: 'Other credit', label: `Rebate from ${agent}`, buyerAmount: 750_00, party: agent },
  ],
};

/** A statement of the file of form H-25(B), with changes. */
export const statementOf = ({
  file = saleFile,
  rows = storedRows,
  charges = {},
}: {
  file?: typeof saleFile;
  rows?: StoredRows;
  charges?: Partial<StoredCharges>;
} = {}) => reckoned(file, rows, { ...storedCharges, ...charges });
