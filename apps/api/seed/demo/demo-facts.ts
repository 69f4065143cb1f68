import { readFileSync } from 'node:fs';
import { type Cents, parseCents } from '@closewright/domain/money';

/** Amounts of a fee of the form, in dollars: who pays what, and when. */
export interface FormFee {
  readonly section: 'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H';
  readonly name: string;
  readonly borrowerAtClosing?: string;
  readonly borrowerBeforeClosing?: string;
  readonly sellerAtClosing?: string;
  readonly others?: string;
}

/** The facts of the sample (Regulation Z, form H-25(B)), as far as a file holds them today, and the totals it prints. */
interface Facts {
  readonly file: {
    readonly number: string;
    readonly settlementAgent: string;
    readonly lender: string;
    readonly closing: string;
    readonly disbursement: string;
    readonly buyers: readonly string[];
    readonly sellers: readonly string[];
    readonly property: string;
    readonly salePrice: string;
    readonly deposit: string;
    readonly sellerCredit: string;
    readonly rebateFromSettlementAgent: string;
    readonly payoffFirstMortgage: string;
  };
  readonly loan: {
    readonly amount: string;
    readonly rate: string;
    readonly termMonths: number;
    readonly loanId: string;
    readonly mic: string;
    readonly purpose: string;
    readonly product: string;
    readonly monthlyMortgageInsurance: string;
    readonly prepaymentPenaltyPercent: string;
    readonly prepaymentPenaltyYears: number;
    readonly perDiemBasis: number;
    readonly lateFeePercent: string;
    readonly lateAfterDays: number;
  };
  readonly fees: readonly FormFee[];
  readonly adjustments: readonly {
    readonly name: string;
    readonly paidBySellerInAdvance?: string;
    readonly unpaidBySeller?: string;
  }[];
  readonly expected: Readonly<Record<string, string>>;
}

/** The form as the CFPB has published it. */
export const facts = JSON.parse(readFileSync(new URL('./cfpb-h25b.json', import.meta.url), 'utf8')) as Facts;

/** An amount of the form in cents. */
export function cents(text: string): Cents {
  const amount = parseCents(text);
  if (!amount.ok) throw new Error(`cfpb-h25b.json: ${text}`);
  return amount.value;
}
