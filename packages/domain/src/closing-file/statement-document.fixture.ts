import fc from 'fast-check';
import { type AdjustmentKind, adjustmentKinds, type KindOfAdjustment } from '../adjustments/index.ts';
import type { StatementDocument } from './index.ts';
import { dues, file, taxes } from './stored-purchase.fixture.ts';

/** A statement of a purchase with a loan, in which nothing is entered. */
export const blankStatement: StatementDocument = {
  ...file,
  loanID: 1,
  loans: [
    {
      loanID: 1,
      amount: 162_000_00,
      rate: null,
      dayBasis: null,
      interestFrom: null,
      interestTo: null,
      firstPaymentDate: null,
    },
  ],
  statement: {
    cushionMonths: null,
    escrowRounding: null,
    lenderAdjustment: null,
    lenderReason: null,
    firstEscrowPayment: null,
    prepaidInterestDay: null,
    purchaseWith: null,
  },
  payoffs: [],
  payoffFees: [],
  prorations: [],
  adjustments: [],
  commissions: [],
  commissionPayees: [],
  commissionTiers: [],
  escrowItems: [],
  escrowBills: [],
  fees: [],
  recordingDocuments: [],
  transferTaxes: [],
  rateOrders: [],
  rateEndorsements: [],
  outsideParties: [],
};

/** A fee of section B as it is stored, in which nothing else is entered but what is given. */
export const storedFee = (feeID: number, values: object = {}) => ({
  feeID,
  sequence: feeID,
  code: null,
  label: `Fee ${feeID}`,
  section: 'B' as const,
  kind: null,
  payeeName: null,
  bucket: 'Zero' as const,
  source: null,
  isFinanceCharge: false,
  isOptional: false,
  estimate: null,
  amount: null,
  percent: null,
  percentOf: null,
  quantity: null,
  each: null,
  otherPayer: null,
  borrowerAtClosing: null,
  borrowerAtClosingPercent: null,
  borrowerBeforeClosing: null,
  borrowerBeforeClosingPercent: null,
  sellerAtClosing: null,
  sellerAtClosingPercent: null,
  sellerBeforeClosing: null,
  sellerBeforeClosingPercent: null,
  others: null,
  othersPercent: null,
  ...values,
});

const amount = fc.integer({ min: -1e7, max: 1e8 });
const column = fc.constantFrom('borrowerAtClosing', 'borrowerBeforeClosing', 'sellerAtClosing', 'others', 'amount');
const fees = fc.uniqueArray(
  fc
    .record({
      feeID: fc.integer({ min: 1, max: 6 }),
      section: fc.option(fc.constantFrom('A', 'B', 'E', 'H'), { freq: 20 }),
      paid: fc.dictionary(column, amount, { minKeys: 1, maxKeys: 3 }),
      estimate: fc.option(fc.integer({ min: 0, max: 1e6 })),
    })
    .map(({ feeID, section, paid, estimate }) => storedFee(feeID, { section, estimate, ...paid })),
  { selector: ({ feeID }) => feeID, maxLength: 5 },
);

/** The amounts of a debit or credit on the sides that its kind has. */
function amountsOf(kind: AdjustmentKind, one: number | null, other: number | null, isOfSeller: boolean) {
  const { of }: KindOfAdjustment = adjustmentKinds[kind];
  if (of === 'seller' || (of === 'each' && isOfSeller)) return { buyerAmount: null, sellerAmount: one };
  return { buyerAmount: one, sellerAmount: of === 'each' ? other : null };
}

const typed = fc.integer({ min: 0, max: 1e7 });
const adjustments = fc.uniqueArray(
  fc
    .record({
      adjustmentID: fc.integer({ min: 1, max: 4 }),
      sequence: fc.integer({ min: 1, max: 4 }),
      // The keys of a literal are known by its type.
      kind: fc.constantFrom('Adjustment from seller' as const, ...(Object.keys(adjustmentKinds) as AdjustmentKind[])),
      label: fc.constant('Repairs'),
      party: fc.option(fc.constant('Epsilon Title Co.'), { freq: 2 }),
      one: fc.option(typed, { freq: 20 }),
      other: fc.option(typed, { freq: 2 }),
      isOfSeller: fc.boolean(),
    })
    .map(({ one, other, isOfSeller, ...row }) => ({ ...row, ...amountsOf(row.kind, one, other, isOfSeller) })),
  { selector: ({ adjustmentID }) => adjustmentID, maxLength: 3 },
);
const prorations = fc.uniqueArray(
  fc.record({
    prorationID: fc.integer({ min: 1, max: 3 }),
    row: fc.constantFrom(dues, taxes),
    amount: fc.integer({ min: 0, max: 1e6 }),
  }),
  { selector: ({ prorationID }) => prorationID, maxLength: 2 },
);

const block = fc.option(fc.integer({ min: 0, max: 1e6 }));

/** Statements of one file: their rows have the same ids, and mostly nothing is missing. */
export const anyStatement: fc.Arbitrary<StatementDocument> = fc
  .record({
    salePrice: fc.option(fc.integer({ min: 0, max: 1e9 }), { freq: 9 }),
    closingDate: fc.constantFrom('2013-04-15', '2013-04-22'),
    loanAmount: fc.integer({ min: 0, max: 1e9 }),
    fees,
    adjustments,
    prorations,
    blocks: fc.record({ gfeOrigination: block, gfeTransferTaxes: block }),
  })
  .map(({ loanAmount, prorations: bills, blocks, ...rest }) => ({
    ...blankStatement,
    statement: { ...blankStatement.statement, ...blocks },
    // Rows as they are stored, whose words are those of the rules.
    ...(rest as unknown as Partial<StatementDocument>),
    loans: blankStatement.loans.map((loan) => ({ ...loan, amount: loanAmount })),
    // What a proration has beside is of no matter to its figure.
    prorations: bills.map(({ prorationID, row, amount: of }) => ({ prorationID, ...row, amount: of }) as never),
  }));
