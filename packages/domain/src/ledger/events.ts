import type { LackingAccount, LedgerAccount, SetApartAccount } from './accounts.ts';

/** An amount of a file; cents above 0. */
export interface Part {
  readonly file: number;
  readonly amount: number;
}

/** What has been paid out of a file: available money, or what was set apart. */
export type PayingAccount = 'available' | SetApartAccount;

/** How money leaves: each is outstanding until the bank has paid it. */
export const disbursementKinds = ['check', 'wire out', 'ACH out', 'fee sweep'] as const;

/** What happens to money in trust. What it means in accounts, `ledgerRules` says. */
export type LedgerEvent =
  /** Money that came in, good at once or not. */
  | { readonly kind: 'receipt'; readonly parts: readonly (Part & { readonly isGood: boolean })[] }
  /** A receipt has become good funds. */
  | { readonly kind: 'funds good'; readonly parts: readonly Part[] }
  /** Receipts have reached the bank. */
  | { readonly kind: 'deposit'; readonly parts: readonly Part[] }
  /** The bank gave a deposit back: `there` is what the file has left of the account that holds it. */
  | {
      readonly kind: 'returned deposit';
      readonly parts: readonly (Part & {
        readonly isGood: boolean;
        readonly wasDeposited: boolean;
        readonly there: number;
      })[];
    }
  /** Money set apart for somebody, and set back. */
  | { readonly kind: 'set apart'; readonly parts: readonly (Part & { readonly to: SetApartAccount })[] }
  | { readonly kind: 'set back'; readonly parts: readonly (Part & { readonly from: SetApartAccount })[] }
  | {
      readonly kind: (typeof disbursementKinds)[number];
      readonly parts: readonly (Part & { readonly from: PayingAccount })[];
    }
  /** The bank paid what was outstanding. */
  | { readonly kind: 'paid'; readonly parts: readonly Part[] }
  /** What was outstanding will not be paid: the money goes back where it came from. */
  | { readonly kind: 'void' | 'stop'; readonly parts: readonly (Part & { readonly to: PayingAccount })[] }
  | { readonly kind: 'transfer'; readonly parts: readonly (Part & { readonly toFile: number })[] }
  | { readonly kind: 'advance' | 'loss'; readonly parts: readonly Part[] }
  /** What a file lacked has come in, or what the bank took of no file. */
  | {
      readonly kind: 'recovered';
      readonly parts: readonly { readonly file: number | null; readonly amount: number; readonly of: LackingAccount }[];
    }
  /** What the bank took; of no file where it says none. */
  | {
      readonly kind: 'bank charge';
      readonly parts: readonly { readonly file: number | null; readonly amount: number }[];
    }
  /** What the bank credited for all, and the share of a file in it. */
  | { readonly kind: 'interest'; readonly parts: readonly { readonly amount: number }[] }
  | { readonly kind: 'interest given'; readonly parts: readonly Part[] };

export type LedgerKind = LedgerEvent['kind'] | 'correction';

type PartOf<K extends LedgerEvent['kind']> = Extract<LedgerEvent, { kind: K }>['parts'][number];

/** Which account a part is taken from (credit) and which it goes to (debit); a function where the part says so. */
export interface LedgerRule<P> {
  readonly debit: LedgerAccount | ((part: P) => LedgerAccount);
  readonly credit: LedgerAccount | ((part: P) => LedgerAccount);
  /** What is done, in words, for the trace. */
  readonly says: string;
}

const leaves = {
  debit: ({ from }: { from: PayingAccount }) => from,
  credit: 'outstanding',
  says: 'What is paid leaves the file and is outstanding until the bank has paid it',
} as const;

const comesBack = {
  debit: 'outstanding',
  credit: ({ to }: { to: PayingAccount }) => to,
  says: 'What was outstanding goes back to where it was taken from',
} as const;

/** The table of the ledger: what each event is in accounts. Corrections have no row: they are the mirror of what they take back. */
export const ledgerRules: { readonly [K in LedgerEvent['kind']]: LedgerRule<PartOf<K>> } = {
  receipt: {
    debit: 'in transit',
    credit: ({ isGood }) => (isGood ? 'available' : 'uncollected'),
    says: 'What came in is on its way to the bank, and the file’s: available where it is good funds at once',
  },
  'funds good': {
    debit: 'uncollected',
    credit: 'available',
    says: 'What was received has become good funds',
  },
  deposit: { debit: 'cash', credit: 'in transit', says: 'What was on its way has reached the bank' },
  'returned deposit': {
    debit: ({ isGood }) => (isGood ? 'available' : 'uncollected'),
    credit: ({ wasDeposited }) => (wasDeposited ? 'cash' : 'in transit'),
    says: 'What the bank gave back is taken from the file; what the file has not any more, it is short of',
  },
  'set apart': { debit: 'available', credit: ({ to }) => to, says: 'Available money is set apart' },
  'set back': { debit: ({ from }) => from, credit: 'available', says: 'What was set apart is available again' },
  check: leaves,
  'wire out': leaves,
  'ACH out': leaves,
  'fee sweep': leaves,
  paid: { debit: 'outstanding', credit: 'cash', says: 'The bank paid what was outstanding' },
  void: comesBack,
  stop: comesBack,
  transfer: { debit: 'available', credit: 'available', says: 'Available money of one file is given to another' },
  advance: { debit: 'advance', credit: 'available', says: 'The office advances what the file lacks' },
  loss: { debit: 'loss', credit: 'available', says: 'The office bears what the file lacks' },
  recovered: { debit: 'in transit', credit: ({ of }) => of, says: 'What the file lacked has come in' },
  'bank charge': { debit: 'shortage', credit: 'cash', says: 'What the bank took is made good by the office' },
  interest: { debit: 'cash', credit: 'interest', says: 'The bank credited interest' },
  'interest given': { debit: 'interest', credit: 'available', says: 'A file gets its share of the interest' },
};
