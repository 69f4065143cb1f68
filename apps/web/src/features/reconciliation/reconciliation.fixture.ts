import type {
  BankMatchRow,
  BookItemRow,
  ReconciliationDay,
  ReconciliationRow,
} from '@closewright/contract/reconciliation';
import { exceptionsOf, proposeMatches, threeWay } from '@closewright/domain/reconciliation';
import type { BankItemRow } from './day-index.ts';

/** A day to draw and to test: what the rules and the three-way statement say of it is theirs. */

/** The day of the examples. */
export const exampleDate = '2013-04-11';

const bankItem = (
  bankItemID: number,
  kind: BankItemRow['kind'],
  amount: number,
  more: Partial<BankItemRow> = {},
): BankItemRow => ({
  ...{ bankItemID, kind, amount, date: exampleDate, valueDate: null, code: null, checkNumber: null },
  ...{ bankReference: null, customerReference: null, text: '', bankID: null },
  ...more,
});

const bookItem = (
  number: number,
  kind: BookItemRow['kind'],
  amount: number,
  more: Partial<BookItemRow> = {},
): BookItemRow => ({
  ...{ stripe: 0, number, kind, amount, date: exampleDate, ordersID: 12, fileNumber: '12-3461', name: 'Ada Park' },
  ...{ memo: null, checkNumber: null, reference: null, instrument: null, slip: null, depositedOn: null },
  ...more,
});

/** The items of the examples: a slip of three receipts, two wires, checks, an amount that differs, a fee, an unknown wire. */
export const exampleBank: readonly BankItemRow[] = [
  bankItem(1, 'Deposit', 12_850_00, { customerReference: '4112', text: 'Branch deposit, 3 items' }),
  bankItem(2, 'Wire in', 196_420_15, { bankReference: 'FB-88121', text: 'Ficus Bank, 12-3461' }),
  bankItem(3, 'Wire in', 38_500_00, { bankReference: 'NC-4410', text: 'Northgate Homes LLC' }),
  bankItem(4, 'Check', -1_520_00, { checkNumber: 20388 }),
  bankItem(5, 'Check', -2_310_75, { checkNumber: 20402 }),
  bankItem(6, 'Check', -650_00, { checkNumber: 20405 }),
  bankItem(7, 'Fee', -35_00, { text: 'Stop payment fee' }),
  bankItem(8, 'Wire in', 1_000_00, { bankReference: 'FT-7720', text: 'Sender not named' }),
];

const slip = { slip: 4112, depositedOn: exampleDate, instrument: "Cashier's check" };

/** What the book has of them. */
export const exampleBook: readonly BookItemRow[] = [
  bookItem(1, 'receipt', 10_000_00, { ...slip, name: 'Ramirez', memo: 'Earnest money' }),
  bookItem(2, 'receipt', 2_500_00, { ...slip, name: 'Petrov', memo: 'Option fee', fileNumber: '12-3448' }),
  bookItem(3, 'receipt', 350_00, { ...slip, name: 'Delgado', memo: 'Survey deposit', fileNumber: '12-3470' }),
  bookItem(4, 'receipt', 196_420_15, {
    instrument: 'Wire',
    depositedOn: exampleDate,
    reference: 'FB-88121',
    name: 'Ficus Bank',
    memo: 'Loan proceeds',
  }),
  bookItem(5, 'receipt', 38_500_00, {
    instrument: 'Wire',
    depositedOn: exampleDate,
    reference: 'NC-4410',
    name: 'Northgate Homes LLC',
  }),
  bookItem(6, 'check', -1_250_00, { checkNumber: 20388, date: '2013-04-09', name: 'Chapel St survey' }),
  bookItem(7, 'check', -2_310_75, { checkNumber: 20402, date: '2013-04-10', name: 'Commission, listing' }),
  bookItem(8, 'check', -650_00, { checkNumber: 20405, date: '2013-04-10', name: 'HOA dues' }),
  bookItem(9, 'check', -86_50, { checkNumber: 19877, date: '2013-01-07', name: 'Webb estate' }),
];

const exampleMatched: readonly BankMatchRow[] = [
  {
    ...{ bankMatchID: 118, rule: 'check', reason: 'Check number and amount', note: null, date: exampleDate },
    ...{ amount: -9_644_20, by: 'Luz Marin', at: '2013-04-12T14:02:00Z' },
    bankItems: [bankItem(90, 'Check', -9_644_20, { checkNumber: 20371 })],
    bookItems: [bookItem(90, 'check', -9_644_20, { checkNumber: 20371, date: '2013-04-08' })],
  },
  {
    ...{ bankMatchID: 115, rule: 'hand', reason: 'By hand', note: 'Recorder split one ACH', date: exampleDate },
    ...{ amount: -1_104_00, by: 'Luz Marin', at: '2013-04-12T13:51:00Z' },
    bankItems: [bankItem(91, 'ACH out', -1_000_00), bankItem(92, 'ACH out', -104_00)],
    bookItems: [bookItem(91, 'ACH out', -1_104_00)],
  },
];

export interface ExampleOf {
  bank?: readonly BankItemRow[];
  book?: readonly BookItemRow[];
  matched?: readonly BankMatchRow[];
  /** The bank told its balance of the day; true by default. */
  isImported?: boolean;
  /** What the bank has more than the book agrees with, in cents. */
  apart?: number;
  /** What the files have less than the book. */
  lost?: number;
  reconciliation?: ReconciliationRow | null;
  obstacle?: string | null;
}

const sumOf = (items: readonly { readonly amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);
const counted = (items: readonly { readonly amount: number }[]) => ({ count: items.length, amount: sumOf(items) });

/** A day with these items: what the rules offer and what is an exception follows from them. */
export function exampleDay({
  bank = exampleBank,
  book = exampleBook,
  matched = exampleMatched,
  isImported = true,
  apart = 0,
  lost = 0,
  reconciliation = null,
  obstacle = null,
}: ExampleOf = {}): ReconciliationDay {
  const proposed = proposeMatches({ bankItems: bank, bookItems: book });
  const exceptions = exceptionsOf({
    ...{ date: exampleDate, bankItems: bank, bookItems: book, endedChecks: [], unreleased: [], proposed },
  });
  const bookAmount = 2_395_172_11;
  const inTransit = counted(book.filter(({ amount }) => amount > 0));
  const outstanding = counted(book.filter(({ amount }) => amount < 0));
  const ofDay = book.filter(({ date }) => date === exampleDate);
  const receipts = counted(ofDay.filter(({ amount }) => amount > 0));
  const disbursements = counted(ofDay.filter(({ amount }) => amount < 0));
  // What waits on both sides is what bank and book are apart by.
  const closing = bookAmount - inTransit.amount - outstanding.amount + sumOf(bank) + apart;
  const statement = {
    closing,
    of: isImported ? exampleDate : '2013-04-10',
    since: { count: 0, amount: 0 },
    unexplained: 0,
  };
  const way = threeWay({
    ...{ date: exampleDate, statement, inTransit, outstanding, receipts, disbursements, book: bookAmount },
    opening: bookAmount - receipts.amount - disbursements.amount,
    ...{
      positive: { count: 409, amount: bookAmount - lost },
      zero: 1204,
      negative: { count: 0, amount: 0 },
      noFile: 0,
    },
  });
  return {
    account: {
      ...{ bankAccountID: 3, name: 'Trust account', bankName: 'Ficus Bank', accountNumber: '***4471', threeWay: way },
      finalizedThrough: reconciliation === null ? '2013-04-10' : reconciliation.reconciliationDate,
      bankThrough: statement.of,
      ...{
        daysOpen: reconciliation === null ? 1 : 0,
        hasPostings: true,
        bankWaiting: bank.length,
        bookWaiting: book.length,
      },
      ...{ exceptions: exceptions.length, oldest: exceptions[0]?.age ?? null, obstacle },
    },
    ...{ date: exampleDate, threeWay: way, bankItems: [...bank], bookItems: [...book] },
    proposed: proposed.map(({ bankItemIDs, bookItems, ...rest }) => ({
      ...rest,
      bankItemIDs: [...bankItemIDs],
      bookItems: bookItems.map(({ stripe, number }) => ({ stripe, number })),
    })),
    matched: [...matched],
    exceptions: exceptions.map((each) => ({ ...each, notes: [] })),
    ...{ reconciliation, digest: 'a'.repeat(64) },
  };
}

/** The day once it is finalized. */
export const exampleReconciliation = (more: Partial<ReconciliationRow> = {}): ReconciliationRow => ({
  ...{ reconciliationID: 7, bankAccountID: 3, name: 'Trust account', reconciliationDate: exampleDate },
  ...{
    isReconFinalized: true,
    isLast: true,
    version: 1,
    threeWay: exampleDay({ bank: [], book: [] }).threeWay,
    openExceptions: 0,
  },
  prepared: { by: 'Luz Marin', at: '2013-04-12T14:10:00Z', note: null, isOwn: false },
  ...{ reviewed: null, reopenAsked: null, reopened: null, sha256: 'b'.repeat(64) },
  ...more,
});

/** A day of many items that all wait, each with its like on the other side. */
export function exampleOfMany(count: number): ReconciliationDay {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return exampleDay({
    bank: numbers.map((at) => bankItem(at, 'Check', -(100_00 + at), { checkNumber: 30_000 + at })),
    book: numbers.map((at) => bookItem(at, 'check', -(100_00 + at), { checkNumber: 30_000 + at, name: `Payee ${at}` })),
    matched: [],
  });
}
