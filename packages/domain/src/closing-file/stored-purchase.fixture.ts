import { emptyPayoff } from '../payoffs/index.ts';
import { sampleFees } from '../settlement/sample-purchase.ts';
import type { FiguredFee, FileFacts, StatementFigures, StoredCharges, StoredRows, TotalName } from './index.ts';

/** The file and the rows of form H-25(B), the purchase sample of Regulation Z, as they are stored. */
export const file: FileFacts = {
  hasSeller: true,
  salePrice: 180_000_00,
  earnestMoney: 10_000_00,
  loan: { amount: 162_000_00 },
  closingDate: '2013-04-15',
  disbursementDate: '2013-04-15',
};
const days = { dayCount: '30/360', closingDayBelongsTo: 'Buyer', dailyDecimals: 'Exact' } as const;
export const payoff = {
  ...emptyPayoff,
  lenderName: 'Rho Servicing',
  principal: 99_900_00,
  interest: 100_00,
  interestTo: '2013-04-15',
  perDiem: 11_00,
  fees: [],
};
export const dues = {
  label: 'HOA dues',
  amount: 150_00,
  period: 'Monthly',
  periodFrom: '2013-04-01',
  periodTo: '2013-04-30',
  isPaid: true,
  ...days,
} as const;
export const taxes = {
  label: 'County taxes',
  amount: 1263_60,
  period: 'Annual',
  periodFrom: '2013-01-01',
  periodTo: '2013-12-31',
  isPaid: false,
  ...days,
} as const;
export const sellerCredit = { kind: 'Seller credit', buyerAmount: 2500_00 } as const;
export const rebate = {
  kind: 'Other credit',
  label: 'Rebate',
  buyerAmount: 750_00,
  party: 'Epsilon Title Co.',
} as const;
export const rows: StoredRows = { payoffs: [payoff], prorations: [dues, taxes], adjustments: [sellerCredit, rebate] };
export const fees: readonly FiguredFee[] = sampleFees.map((fee) => ({ kind: 'figure', fee }));
/** A statement that charges nothing. */
export const noCharges: StoredCharges = {
  fees: [],
  commissions: [],
  documents: [],
  taxes: [],
  interest: { byDay: null, loan: null },
  rates: [],
  escrow: {
    terms: { cushionMonths: null, paymentRounding: null },
    firstPayment: { day: null, source: 'The loan has no first payment' },
    items: [],
  },
};

export const figureIn = ({ totals }: StatementFigures, name: TotalName) => {
  const total = totals[name];
  return total?.kind === 'figure' ? total.value : (total?.missing.map(({ field }) => field) ?? null);
};
