import type { WireDate } from '../dates/index.ts';
import type { LedgerAccount, LedgerKind } from '../ledger/index.ts';
import type { FundsInstrument } from './good-funds/index.ts';
import type { LackingReason } from './lacking-reasons.ts';

/** Which transaction of a bank account it is: the stripe it stands in and its number there. */
export interface PostedNumber {
  readonly stripe: number;
  readonly number: number;
}

/** How much of a line of the statement of a loan is received or paid by something. */
export interface PaidLine {
  /** 0: the statement of a file without a loan. */
  readonly loanID: number;
  /** Its key in `statementMoney`, which stays when rows come, go and move. */
  readonly key: string;
  /** What the line was called then. */
  readonly label: string;
  /** Cents other than 0: above it of what is paid, below it of a credit that its payee is paid less by. All lines that are paid together come to more than 0. */
  readonly amount: number;
}

/** How many lines a posting has at most: what it says takes no more than 8,000 characters (migration 0091). */
export const mostPaidLines = 35;

/** How long what a line was called is at most. */
export const mostOfLabel = 100;

/** What a receipt says besides its amount. */
export interface ReceiptFacts {
  /** Its number in the file, from 1. */
  readonly receipt: number;
  readonly instrument: FundsInstrument;
  readonly payer: string;
  /** Who of the statement it is from, by the key of `statementMoney`; null: nobody of it. */
  readonly party: string | null;
  /** The number of the check, or the reference of the wire. */
  readonly reference: string | null;
  readonly memo: string | null;
  /** What the payer is owed and has kept: a lender its charges, a broker its commission out of the deposit it held. */
  readonly kept: readonly PaidLine[];
  /** The day on which a former product took in it, where the opening of an account posted it (ledger-opening). */
  readonly madeOn?: WireDate | undefined;
  /** The money that nobody had claimed, which it is: where that was posted, and when it reached the bank. `madeOn` is the day on which it came in. */
  readonly unclaimed?: (PostedNumber & { readonly depositedOn: WireDate }) | undefined;
}

/** The slip that a receipt went to the bank with; a wire has none. */
export interface DepositFacts {
  readonly slip: number | null;
}

/** Why money became good funds: the rule by its citation, or what the bank confirmed. */
export interface GoodFundsFacts {
  readonly rule: string | null;
  readonly note: string | null;
}

/** Of a payment for several files: of how many, and what all of it comes to in cents. */
export interface PaidTogether {
  readonly files: number;
  readonly amount: number;
  /** A hash of what each of them pays by it, so that its chain holds the parts as well. */
  readonly digest: string;
}

/** What a disbursement says besides its amount. */
export interface DisbursementFacts {
  readonly payee: string;
  /** Who of the statement is paid, by the key of `statementMoney`. */
  readonly party: string | null;
  readonly memo: string | null;
  /** The lines of the statement it pays. */
  readonly lines: readonly PaidLine[];
  /** The number of a check; null of what is sent electronically. */
  readonly checkNumber: number | null;
  /** The reference of a wire or an ACH entry. */
  readonly reference: string | null;
  /** The day on which a former product paid it, where the opening of an account posted it (ledger-opening). */
  readonly madeOn?: WireDate | undefined;
  /** Where it is paid for other files, too: who is paid and the lines are those of this file. */
  readonly together?: PaidTogether | undefined;
}

/** Why something was voided, stopped, returned or taken back. */
export interface ReasonFacts {
  readonly reason: string;
}

/** By which match a payment was paid; null of what was posted before there were any. */
export interface PaidFacts {
  readonly bankMatchID: number | null;
}

/** What the office advanced or bore, by whose leave. */
export interface LackingFacts {
  /** The request that was approved. */
  readonly approval: number;
  readonly reason: string;
  readonly category: LackingReason;
  /** Whether somebody owes it back. */
  readonly isRecoverable: boolean;
}

/** How what a file lacked has come back: from somebody who paid it to the bank, or with no payer out of the file. */
export interface RecoveryFacts {
  readonly reason: string;
  readonly payer: string | null;
  readonly reference: string | null;
}

/** By whose leave and why money of one file was given to another, with the numbers both had then. */
export interface TransferFacts {
  /** The request that was approved. */
  readonly approval: number;
  readonly reason: string;
  readonly fromFile: string;
  readonly toFile: string;
}

/** What each kind of transaction says besides its lines. */
type FactsOf =
  | { readonly kind: 'receipt' | 'claimed'; readonly facts: ReceiptFacts }
  | { readonly kind: 'deposit'; readonly facts: DepositFacts }
  | { readonly kind: 'funds good'; readonly facts: GoodFundsFacts }
  | { readonly kind: 'check' | 'wire out' | 'ACH out'; readonly facts: DisbursementFacts }
  | { readonly kind: 'paid'; readonly facts: PaidFacts }
  | { readonly kind: 'void' | 'stop' | 'returned deposit' | 'correction'; readonly facts: ReasonFacts }
  | { readonly kind: 'advance' | 'loss'; readonly facts: LackingFacts }
  | { readonly kind: 'recovered' | 'made good'; readonly facts: RecoveryFacts }
  | { readonly kind: 'transfer'; readonly facts: TransferFacts }
  | {
      readonly kind: Exclude<
        LedgerKind,
        | 'advance'
        | 'loss'
        | 'recovered'
        | 'made good'
        | 'transfer'
        | 'receipt'
        | 'claimed'
        | 'deposit'
        | 'funds good'
        | 'check'
        | 'wire out'
        | 'ACH out'
        | 'paid'
        | 'void'
        | 'stop'
        | 'returned deposit'
        | 'correction'
      >;
      readonly facts: Readonly<Record<string, never>>;
    };

/** A transaction of the ledger as far as it is of one file. */
export type LedgerTransaction = PostedNumber & {
  readonly bankAccountID: number;
  readonly date: WireDate;
  /** When it was posted, as an instant. */
  readonly postedAt: string;
  /** Who posted it. */
  readonly postedBy: string;
  /** What it takes back; null where it is no correction. */
  readonly reverses: PostedNumber | null;
  /** What it carries on: the receipt that was deposited, the check that was voided. */
  readonly about: PostedNumber | null;
  /** Its lines of the file: debits above zero, credits below, in cents. */
  readonly lines: readonly { readonly account: LedgerAccount; readonly amount: number }[];
} & FactsOf;

/** A name for a transaction that no other one of its file has. */
export const transactionKey = ({
  bankAccountID,
  stripe,
  number,
}: Pick<LedgerTransaction, 'bankAccountID' | keyof PostedNumber>) => `${bankAccountID}-${stripe}-${number}`;

/** A ledger without what was taken back, and without what took it back. */
export function standing(transactions: readonly LedgerTransaction[]): readonly LedgerTransaction[] {
  const takenBack = new Set(
    transactions.flatMap(({ bankAccountID, reverses }) =>
      reverses === null ? [] : [transactionKey({ bankAccountID, ...reverses })],
    ),
  );
  return transactions.filter((each) => each.reverses === null && !takenBack.has(transactionKey(each)));
}

/** The transactions of a ledger by what is asked of them, so that nobody looks through all for each. */
interface LedgerIndex {
  readonly length: number;
  readonly byKey: ReadonlyMap<string, LedgerTransaction>;
  /** By the key of what they carry on. */
  readonly carrying: ReadonlyMap<string, readonly LedgerTransaction[]>;
}

/** A ledger is never changed but by posting on, so its length tells whether its index still holds. */
const indexes = new WeakMap<readonly LedgerTransaction[], LedgerIndex>();

function indexOf(all: readonly LedgerTransaction[]): LedgerIndex {
  const known = indexes.get(all);
  if (known?.length === all.length) return known;
  const index = {
    length: all.length,
    byKey: new Map(all.map((each) => [transactionKey(each), each])),
    carrying: Map.groupBy(
      all.filter(({ about }) => about !== null),
      (each) => aboutKey(each) ?? '',
    ),
  };
  indexes.set(all, index);
  return index;
}

const aboutKey = ({ bankAccountID, about }: LedgerTransaction): string | null =>
  about && transactionKey({ bankAccountID, ...about });

/** A transaction of a ledger by its key. */
export const transactionOf = (all: readonly LedgerTransaction[], key: string): LedgerTransaction | undefined =>
  indexOf(all).byKey.get(key);

/** What carries on a transaction, as far as it stands. */
export const carryOn = (all: readonly LedgerTransaction[], of: LedgerTransaction): readonly LedgerTransaction[] =>
  indexOf(all).carrying.get(transactionKey(of)) ?? [];

/** What has to be taken back before a transaction is: what carries it on, and of a deposit what became of its receipt at the bank. */
export function standsOn(all: readonly LedgerTransaction[], of: LedgerTransaction): readonly LedgerTransaction[] {
  const about = of.kind === 'deposit' ? aboutKey(of) : null;
  const receipt = about === null ? undefined : transactionOf(all, about);
  const atTheBank = receipt ? carryOn(all, receipt).filter((each) => each.kind !== 'deposit') : [];
  return [...carryOn(all, of), ...atTheBank];
}

/** What a transaction debits an account of the file, less what it credits it, in cents. */
export const debited = ({ lines }: Pick<LedgerTransaction, 'lines'>, account: LedgerAccount): number =>
  lines.reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0);
