import type { CommissionSide } from '../commissions/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { DailyBasis } from '../loans/index.ts';
import type { Cents, Rate } from '../money/index.ts';
import type { PayoffQuote } from '../payoffs/index.ts';
import type { ProrationChoices, ProrationItem } from '../prorations/index.ts';
import type { Fee, SummaryLine } from '../settlement/index.ts';

/** The loan of a purchase as its closing needs it. */
export interface ClosingLoan {
  readonly amount: Cents;
  readonly rate: Rate;
  readonly termMonths: number;
  /** First day the first regular payment bears interest for; interest up to it is prepaid. */
  readonly interestFrom: WireDate;
  readonly prepaidInterestBasis: DailyBasis;
  /** Monthly premium of mortgage insurance; zero without. */
  readonly mortgageInsurance: Cents;
  /** Lesser of price and appraisal, for the end of mortgage insurance. */
  readonly originalValue: Cents;
}

/** An item to prorate; its day of closing is that of the file. */
export type FileProration = Omit<ProrationItem, 'closing'>;

/** Everything the figures of a purchase follow from: what was typed, agreed and quoted, and nothing that is calculated. */
export interface ClosingFile {
  /** Day of closing and of disbursement: interest, prorations and payoffs move with it. */
  readonly closing: WireDate;
  readonly salePrice: Cents;
  readonly personalProperty: Cents;
  readonly deposit: Cents;
  readonly sellerCredit: Cents;
  readonly otherCredits: readonly SummaryLine[];
  readonly lenderCredits: Cents;
  readonly loan: ClosingLoan;
  readonly prorations: readonly FileProration[];
  readonly prorationChoices: ProrationChoices;
  readonly payoffs: readonly PayoffQuote[];
  readonly commissions: readonly CommissionSide[];
  /** Fees that were typed or came from the lender; prepaid interest and commissions are made from the rest. */
  readonly fees: readonly Fee[];
}
