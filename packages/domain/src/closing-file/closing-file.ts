import type { CommissionSide } from '../commissions/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { EscrowAccount } from '../escrow-account/index.ts';
import type { TaxedFile, TransferTax } from '../government-charges/index.ts';
import type { DailyBasis, LoanTerms } from '../loans/index.ts';
import type { Cents, Rate } from '../money/index.ts';
import type { PayoffQuote } from '../payoffs/index.ts';
import type { PremiumOrder, RateManual } from '../premium/index.ts';
import type { ProrationChoices, ProrationItem } from '../prorations/index.ts';
import type {
  Adjustment,
  CommercialLayout,
  FeeOrEntry,
  HudDetails,
  ProrationKind,
  SummaryLine,
} from '../settlement/index.ts';

/** What lenders do differently about a loan, as its page 5 has it. */
export interface LoanChoices extends Pick<LoanTerms, 'paymentRounding' | 'interestRounding'> {
  /** The unrounded level payment times the payments, or the sum of the schedule. */
  readonly totalBy: 'levelPayment' | 'schedule';
  /** What of the closing costs is a prepaid finance charge. */
  readonly prepaidFinanceCharge: Cents;
  readonly tipDecimals: 2 | 3;
}

/** The loan of a file as its closing needs it. */
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
  /** Without them those of form H-25(B): half up, the unrounded payment times the payments, nothing prepaid, two decimals. */
  readonly choices?: LoanChoices;
}

/** An item to prorate; its day of closing is that of the file. */
export type FileProration = Omit<ProrationItem, 'closing'> & { readonly kind?: ProrationKind };

/** A side of the commission and who pays it: the seller, where nothing is said. */
export type FileCommission = CommissionSide & { readonly paidBy?: 'borrower' | 'seller' };

/** Premiums that are reckoned by a manual and become fees: the lender's in section C, the owner's in H. Policies are of the day of closing. */
export interface FilePremium {
  readonly manual: RateManual;
  readonly order: Omit<PremiumOrder, 'day'>;
  readonly ownerPaidBy: 'borrower' | 'seller';
}

/** Taxes of the places of the file; they become fees of section E. */
export interface FileTaxes extends Pick<TaxedFile, 'splits' | 'exemptFrom'> {
  readonly taxes: readonly TransferTax[];
}

/** What every file has. */
interface AnyFile {
  /** Day of closing and of disbursement: interest, prorations and payoffs move with it. */
  readonly closing: WireDate;
  readonly otherCredits: readonly SummaryLine[];
  readonly lenderCredits: Cents;
  readonly payoffs: readonly PayoffQuote[];
  /** Fees that were typed or came from the lender; prepaid interest and commissions are made from the rest. */
  readonly fees: readonly FeeOrEntry[];
  /** The escrow account, whose deposits become the fees of section G. */
  readonly escrow?: EscrowAccount;
  readonly premium?: FilePremium;
  readonly taxes?: FileTaxes;
  /** What the numbered forms show besides. */
  readonly hud?: HudDetails;
}

/** What a sale has besides. */
interface AnySale extends AnyFile {
  readonly salePrice: Cents;
  readonly personalProperty: Cents;
  readonly deposit: Cents;
  readonly sellerCredit: Cents;
  /** None where it is not said. */
  readonly excessDeposit?: Cents;
  readonly existingLoansAssumed?: Cents;
  readonly adjustments?: readonly Adjustment[];
  readonly prorations: readonly FileProration[];
  readonly prorationChoices: ProrationChoices;
  readonly commissions: readonly FileCommission[];
}

/** A purchase with a loan: everything its figures follow from, what was typed, agreed and quoted, and nothing that is calculated. */
export interface PurchaseFile extends AnySale {
  readonly kind?: 'purchase';
  readonly loan: ClosingLoan;
}

/** A sale without a consumer loan: for cash, or commercial with parties that share each side. */
export interface PlainSaleFile extends AnySale {
  readonly kind: 'cash' | 'commercial';
  /** Of a commercial loan; zero without. */
  readonly loanAmount: Cents;
  readonly layout?: CommercialLayout;
}

/** A loan without a seller. */
export interface RefinanceFile extends AnyFile {
  readonly kind: 'refinance';
  readonly loan: ClosingLoan;
  /** Debts and others that are paid from the loan besides the payoffs. */
  readonly otherPayments?: readonly SummaryLine[];
}

export type ClosingFile = PurchaseFile | PlainSaleFile | RefinanceFile;
