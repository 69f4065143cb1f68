import type { DisbursementMethod, DisbursementState, PostedNumber } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';

/** How long the texts of an invoice are at most, and how much it has of what. */
export const invoiceLimits = {
  lines: 60,
  text: 200,
  note: 1000,
  /** Days until it is due. */
  terms: 365,
  reference: 60,
  reason: 200,
  /** To whom one was sent. */
  to: 254,
  perFile: 200,
  allocations: 200,
} as const;

/** Days until an invoice is due, where nobody says otherwise. */
export const usualTerms = 30;

/** How far an invoice has come. `credited`: nothing is left of it, and nobody paid anything. */
export const invoiceStates = ['draft', 'open', 'partly paid', 'paid', 'credited', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** By what somebody paid. */
export const invoiceMeans = ['Check', 'Wire', 'ACH', 'Cash', 'Card'] as const;
export type InvoiceMeans = (typeof invoiceMeans)[number];

/** How an invoice went to somebody. Nothing of it is done by the product: it is noted. */
export const sendingWays = ['E-mail', 'Mail', 'By hand', 'Other'] as const;
export type SendingWay = (typeof sendingWays)[number];

/** Where a line of an invoice may come from. */
export const invoiceSourceKinds = ['statement', 'premium', 'endorsement'] as const;
export type InvoiceSourceKind = (typeof invoiceSourceKinds)[number];

/** A line of an invoice. */
export interface InvoiceLine {
  readonly text: string;
  /** Cents other than 0; below it what is let off. */
  readonly amount: number;
  readonly isTaxable: boolean;
  /** The row of the statement that it came from, by the key of its line, and what that was called; null of what was typed. */
  readonly source: { readonly key: string; readonly label: string } | null;
}

/** The disbursement of the file that an invoice was paid by, with what became of it. */
export interface ClosingPayment extends PostedNumber {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  readonly method: DisbursementMethod;
  readonly checkNumber: number | null;
  readonly payee: string;
  readonly date: WireDate;
  readonly amount: number;
  readonly state: DisbursementState;
}

interface Entry {
  readonly invoiceEntryID: number;
  readonly date: WireDate;
  readonly by: string;
  /** When it was noted, as an instant. */
  readonly at: string;
  /** Why it does not count any more; null while it does. */
  readonly takenBack: { readonly by: string; readonly at: string; readonly reason: string } | null;
  /** The batch it was noted with. */
  readonly batch: { readonly invoiceBatchID: number; readonly number: string } | null;
}

/** What was noted of an issued invoice. Amounts are in cents above 0. */
export type InvoiceEntry =
  | (Entry & {
      readonly kind: 'payment';
      readonly amount: number;
      readonly means: InvoiceMeans;
      readonly reference: string | null;
    })
  | (Entry & { readonly kind: 'credit memo'; readonly amount: number; readonly reason: string })
  | (Entry & { readonly kind: 'closing'; readonly amount: number; readonly payment: ClosingPayment })
  | (Entry & { readonly kind: 'sent'; readonly to: string; readonly how: SendingWay });

/** What of an invoice says where it stands. */
export interface StoredInvoice {
  readonly lines: readonly InvoiceLine[];
  /** Percent: of an issued one as it was, of a draft as the branch has it; null where the branch has none. */
  readonly taxRate: string | null;
  readonly issued: { readonly on: WireDate; readonly due: WireDate } | null;
  readonly voided: { readonly reason: string } | null;
  readonly entries: readonly InvoiceEntry[];
}

const digits = 6;
const numbered = (letter: string, number: number) => `${letter}-${String(number).padStart(digits, '0')}`;

/** What the office calls an invoice: `I-000123`. */
export const invoiceNumber = (number: number): string => numbered('I', number);

/** What it calls a batch of payments: `B-000012`. */
export const invoiceBatchNumber = (number: number): string => numbered('B', number);
