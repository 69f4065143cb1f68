import { type Settlement, settlementListNames, settlementLists } from '@closewright/contract/settlement';
import { type CostColumn, costColumns } from '@closewright/domain/settlement';
import fc from 'fast-check';

type Shares = Partial<Record<CostColumn, number>>;

const cents = fc.integer({ min: 0, max: 5_000_00 });
const columns = fc.subarray([...costColumns], { minLength: 1 });
/** Halves and eighths, which leave half a cent over, among any others. */
const part = fc.oneof(
  fc.constantFrom('50', '12.5'),
  fc.integer({ min: 0, max: 100_000000 }).map((millionths) => String(millionths / 1_000_000)),
);

/** A fee by what each payer bears, and what its columns hold. */
const byAmounts = fc.tuple(columns, fc.array(cents, { minLength: 5, maxLength: 5 })).map(([paid, amounts]) => {
  const shares: Shares = Object.fromEntries(paid.map((column, at) => [column, amounts[at] ?? 0]));
  return { fee: shares, whole: Object.values(shares).reduce((sum, each) => sum + each, 0), shares };
});
/** A fee of an amount that payers share by percentages, which leave cents over. */
const byPercent = fc.tuple(columns, cents).map(([paid, whole]) => {
  const each = Math.floor(1_000_000 / paid.length) / 10_000;
  const last = Math.round((100 - each * (paid.length - 1)) * 10_000) / 10_000;
  const percents = paid.map((column, at) => [`${column}Percent`, String(at === paid.length - 1 ? last : each)]);
  return { fee: { amount: whole, ...Object.fromEntries(percents) }, whole, shares: null };
});

/** Rows of a statement with a seller in which nothing is missing, each with what it comes to where that is typed. */
export const randomStatement = fc.record({
  fees: fc.array(fc.tuple(fc.oneof(byAmounts, byPercent), fc.constantFrom('A', 'B', 'C', 'F', 'H')), { maxLength: 12 }),
  prorations: fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 20_000_00 }),
      isPaid: fc.boolean(),
      dayCount: fc.constantFrom('actual/365', '30/360'),
      closingDayBelongsTo: fc.constantFrom('Buyer', 'Seller'),
      dailyDecimals: fc.constantFrom('Exact', '4 decimals'),
    }),
    { maxLength: 4 },
  ),
  adjustments: fc.array(fc.record({ kind: fc.constantFrom('Seller credit', 'Lender credit'), buyerAmount: cents }), {
    maxLength: 3,
  }),
  payoffs: fc.array(
    fc.record({
      principal: fc.integer({ min: 0, max: 60_000_00 }),
      perDiem: cents,
      days: fc.nat(9),
      credits: cents,
      fee: cents,
    }),
    { maxLength: 2 },
  ),
  documents: fc.array(fc.record({ fee: cents, borrowerPart: part }), { maxLength: 3 }),
  taxes: fc.array(fc.record({ flatAmount: cents, borrowerPart: part }), { maxLength: 2 }),
  /** Policies that are issued together, each borne by percent: a closing disclosure shows other amounts than are charged. */
  rates: fc.array(fc.record({ ownerBorrowerPart: part, loanBorrowerPart: part }), { maxLength: 1 }),
  /** Parts in thousandths of a percent that are all of it, whose shares are no whole cents. */
  commissions: fc.array(
    fc.record({
      flatAmount: fc.integer({ min: 1, max: 9_000_00 }),
      first: fc.integer({ min: 1, max: 99_999 }),
      paidBy: fc.constantFrom('Seller', 'Borrower'),
    }),
    { maxLength: 2 },
  ),
});

/** A random statement. */
export type RandomStatement = typeof randomStatement extends fc.Arbitrary<infer Made> ? Made : never;

/** The day the file closes and disburses. */
const closing = new Date('2013-04-15T00:00:00Z');
const daysBefore = (days: number): string => new Date(closing.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** The rows as one save of a statement sends them. */
export function changesOf(made: RandomStatement) {
  return {
    fees: made.fees.map(([{ fee }, section], at) => ({
      feeID: -1 - at,
      label: `Fee ${at}`,
      section,
      bucket: 'None',
      otherPayer: 'Lender',
      ...fee,
    })),
    prorations: made.prorations.map((row, at) => ({
      prorationID: -1 - at,
      label: `Proration ${at}`,
      period: 'Annual',
      periodFrom: '2013-01-01',
      periodTo: '2013-12-31',
      ...row,
    })),
    adjustments: made.adjustments.map((row, at) => ({ adjustmentID: -1 - at, ...row })),
    payoffs: made.payoffs.map(({ principal, perDiem, days, credits }, at) => ({
      payoffID: -1 - at,
      lenderName: `Bank ${at}`,
      principal,
      interest: 0,
      interestTo: daysBefore(days),
      perDiem,
      credits,
    })),
    payoffFees: made.payoffs.map(({ fee: amount }, at) => ({
      payoffFeeID: -1 - at,
      payoffID: -1 - at,
      label: 'Release',
      amount,
    })),
    recordingDocuments: made.documents.map((row, at) => ({
      recordingDocumentID: -1 - at,
      label: `Document ${at}`,
      kind: 'Deed',
      ...row,
    })),
    transferTaxes: made.taxes.map((row, at) => ({
      transferTaxID: -1 - at,
      label: `Tax ${at}`,
      level: 'State',
      method: 'Flat amount',
      ...row,
    })),
    rateOrders: made.rates.map((row, at) => ({
      rateOrderID: -1 - at,
      state: 'TX',
      effectiveDate: '2026-11-20',
      policies: 'Owner and loan, together',
      loanSection: 'C',
      ...row,
    })),
    commissions: made.commissions.map(({ flatAmount, paidBy }, at) => ({
      commissionID: -1 - at,
      label: `Side ${at}`,
      paidBy,
      agreedAs: 'Flat amount',
      flatAmount,
    })),
    commissionPayees: made.commissions.flatMap(({ first }, at) =>
      [first, 100_000 - first].map((thousandths, place) => ({
        commissionPayeeID: -1 - 2 * at - place,
        commissionID: -1 - at,
        payee: `Broker ${place}`,
        part: String(thousandths / 1000),
      })),
    ),
  };
}

/** The removal of every row of a statement, as a save sends it. */
export const removeAll = (statement: Settlement) =>
  Object.fromEntries(
    settlementListNames.flatMap((name) => {
      const { record, ...list } = settlementLists[name];
      if ('parent' in list) return [];
      // Each row has its id.
      const rows = statement[name] as readonly object[] as readonly Record<string, unknown>[];
      return [[`remove${name.charAt(0).toUpperCase()}${name.slice(1)}`, rows.map((row) => row[record.id])]];
    }),
  );

/** What all payoffs come to, by a sum of its own. */
export const paidOff = ({ payoffs }: RandomStatement): number =>
  payoffs.reduce(
    (sum, { principal, perDiem, days, credits, fee }) => sum + principal + perDiem * days + fee - credits,
    0,
  );

/** A commercial statement: parts of buyers and sellers, and whole amounts that one side owes and the other is credited with. */
export const randomCommercial = fc.record({
  buyers: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
  sellers: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 3 }),
  lines: fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 900_000_00 }), debitTo: fc.constantFrom('Buyers', 'Sellers') }),
    { minLength: 1, maxLength: 8 },
  ),
});
