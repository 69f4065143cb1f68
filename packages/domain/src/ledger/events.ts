import type { LackingAccount, LedgerAccount, SetApartAccount } from './accounts.ts';

/** An amount of a file; cents above 0. */
export interface Part {
  readonly file: number;
  readonly amount: number;
}

/** An amount of a file, or of none. */
interface PartOfAny {
  readonly file: number | null;
  readonly amount: number;
}

/** What has been paid out of a file: available money, or what was set apart. */
export type PayingAccount = 'available' | SetApartAccount;

/** Money of no file that may be paid out: what nobody has claimed, or interest. */
export type UnclaimedAccount = 'unclaimed' | 'interest';

/** How money of no file leaves; it is outstanding until the bank has paid it. */
export const payingBackKinds = ['paid back', 'interest paid'] as const;

/** How money leaves for a payee; it is outstanding until the bank has paid it, as fees that are swept are. */
export const disbursementKinds = ['check', 'wire out', 'ACH out'] as const;

/** What happens to money in trust. What it means in accounts, `ledgerRules` says. */
export type LedgerEvent =
  /** Money that came in, good at once or not. */
  | { readonly kind: 'receipt'; readonly parts: readonly (Part & { readonly isGood: boolean })[] }
  /** A receipt has become good funds. */
  | { readonly kind: 'funds good'; readonly parts: readonly Part[] }
  /** Receipts have reached the bank. */
  | { readonly kind: 'deposit'; readonly parts: readonly PartOfAny[] }
  /** Money that came in and is of no file yet; and what a file claims of it, good or not. */
  | { readonly kind: 'unclaimed receipt'; readonly parts: readonly { readonly amount: number }[] }
  | { readonly kind: 'claimed'; readonly parts: readonly (Part & { readonly isGood: boolean })[] }
  /** What the bank credited by mistake, and that it took it back. */
  | { readonly kind: 'bank error' | 'bank error mended'; readonly parts: readonly { readonly amount: number }[] }
  /** What nobody claimed goes back to who sent it, or interest to whom the law gives it. */
  | { readonly kind: (typeof payingBackKinds)[number]; readonly parts: readonly { readonly amount: number }[] }
  /** The bank gave a deposit back: `there` is what the file has left in the account that had it, uncollected or available; of no file it is what nobody has claimed. */
  | {
      readonly kind: 'returned deposit';
      readonly parts: readonly (
        | (Part & { readonly isGood: boolean; readonly wasDeposited: boolean; readonly there: number })
        | { readonly file: null; readonly amount: number; readonly wasDeposited: boolean }
      )[];
    }
  /** Money set apart for somebody, and set back. */
  | { readonly kind: 'set apart'; readonly parts: readonly (Part & { readonly to: SetApartAccount })[] }
  | { readonly kind: 'set back'; readonly parts: readonly (Part & { readonly from: SetApartAccount })[] }
  | {
      readonly kind: 'fee sweep';
      readonly parts: readonly Part[];
    }
  | {
      readonly kind: (typeof disbursementKinds)[number];
      readonly parts: readonly (Part & { readonly from: PayingAccount })[];
    }
  /** The bank paid what was outstanding. */
  | { readonly kind: 'paid'; readonly parts: readonly PartOfAny[] }
  /** What was outstanding will not be paid: the money goes back where it came from. */
  | {
      readonly kind: 'void' | 'stop';
      readonly parts: readonly (PartOfAny & { readonly to: PayingAccount | UnclaimedAccount })[];
    }
  | { readonly kind: 'transfer'; readonly parts: readonly (Part & { readonly toFile: number })[] }
  | { readonly kind: 'advance' | 'loss'; readonly parts: readonly Part[] }
  /** What a file lacked has come in, or what the bank took of no file. */
  | {
      readonly kind: 'recovered';
      readonly parts: readonly { readonly file: number | null; readonly amount: number; readonly of: LackingAccount }[];
    }
  /** What a file lacked is paid back out of its own available money. */
  | { readonly kind: 'made good'; readonly parts: readonly (Part & { readonly of: LackingAccount })[] }
  /** What the bank took; of no file where it says none. */
  | {
      readonly kind: 'bank charge';
      readonly parts: readonly { readonly file: number | null; readonly amount: number }[];
    }
  /** What the bank credited for all, and the share of a file in it. */
  | { readonly kind: 'interest'; readonly parts: readonly { readonly amount: number }[] }
  | { readonly kind: 'interest given'; readonly parts: readonly Part[] }
  /** What the bank has of a file where its account begins (ledger-opening). */
  | { readonly kind: 'opening'; readonly parts: readonly Part[] };

export type LedgerKind = LedgerEvent['kind'] | 'correction';

const paying: readonly PayingAccount[] = ['available', 'held', 'premium', 'fees'];
const apart: readonly SetApartAccount[] = ['held', 'premium', 'fees'];
const lacking: readonly LackingAccount[] = ['advance', 'loss', 'shortage'];
const leaves = {
  debit: paying,
  credit: ['outstanding'],
  says: 'What is paid leaves the file and is outstanding until the bank has paid it',
} as const;
const comesBack = {
  debit: ['outstanding'],
  credit: [...paying, 'unclaimed', 'interest'],
  says: 'What was outstanding goes back to where it was taken from',
} as const;

/** What an event may take from (credit) and give to (debit), and in words what is done. */
interface LedgerRule {
  readonly debit: readonly LedgerAccount[];
  readonly credit: readonly LedgerAccount[];
  readonly says: string;
}

/**
 * The table of the ledger: what each event is in accounts. The database has the same (`ledger_move_kinds`, migration 0122; a test compares) and takes
 * no other. Corrections have no row: they are the mirror of what they take back.
 */
export const ledgerRules: Readonly<Record<LedgerEvent['kind'], LedgerRule>> = {
  receipt: {
    debit: ['in transit'],
    credit: ['uncollected', 'available'],
    says: 'What came in is on its way to the bank, and the file’s: available where it is good funds at once',
  },
  'funds good': {
    debit: ['uncollected'],
    credit: ['available'],
    says: 'What was received has become good funds',
  },
  deposit: {
    debit: ['cash'],
    credit: ['in transit'],
    says: 'What was on its way has reached the bank',
  },
  'returned deposit': {
    debit: ['uncollected', 'available', 'shortage', 'unclaimed'],
    credit: ['cash', 'in transit'],
    says: 'What the bank gave back is taken from the file; what the file has not any more, it is short of',
  },
  'unclaimed receipt': {
    debit: ['in transit'],
    credit: ['unclaimed'],
    says: 'What came in is on its way to the bank, and of no file until somebody claims it',
  },
  claimed: {
    debit: ['unclaimed'],
    credit: ['uncollected', 'available'],
    says: 'What nobody had claimed is the file’s: available where it is good funds by then',
  },
  'bank error': { debit: ['cash'], credit: ['unclaimed'], says: 'The bank credited what is not ours' },
  'bank error mended': {
    debit: ['unclaimed'],
    credit: ['cash'],
    says: 'The bank took back what it had credited by mistake',
  },
  'paid back': {
    debit: ['unclaimed'],
    credit: ['outstanding'],
    says: 'What nobody claimed goes back, and is outstanding until the bank has paid it',
  },
  'interest paid': {
    debit: ['interest'],
    credit: ['outstanding'],
    says: 'Interest of no file goes to whom it is due, and is outstanding until the bank has paid it',
  },
  'set apart': { debit: ['available'], credit: apart, says: 'Available money is set apart' },
  'set back': { debit: apart, credit: ['available'], says: 'What was set apart is available again' },
  check: leaves,
  'wire out': leaves,
  'ACH out': leaves,
  'fee sweep': { ...leaves, debit: ['fees'], credit: ['outstanding'] },
  paid: { debit: ['outstanding'], credit: ['cash'], says: 'The bank paid what was outstanding' },
  void: comesBack,
  stop: comesBack,
  transfer: {
    debit: ['available'],
    credit: ['available'],
    says: 'Available money of one file is given to another',
  },
  advance: { debit: ['advance'], credit: ['available'], says: 'The office advances what the file lacks' },
  loss: { debit: ['loss'], credit: ['available'], says: 'The office bears what the file lacks' },
  recovered: { debit: ['in transit'], credit: lacking, says: 'What the file lacked has come in' },
  'made good': {
    debit: ['available'],
    credit: lacking,
    says: 'What the file lacked is paid back out of what it has',
  },
  'bank charge': {
    debit: ['shortage'],
    credit: ['cash'],
    says: 'What the bank took is made good by the office',
  },
  interest: { debit: ['cash'], credit: ['interest'], says: 'The bank credited interest' },
  'interest given': {
    debit: ['interest'],
    credit: ['available'],
    says: 'A file gets its share of the interest',
  },
  opening: {
    debit: ['cash'],
    credit: ['available'],
    says: 'What the bank has of the file where the account begins is the file’s',
  },
};

/** What of another transaction an event carries on, which it then has to name: of a receipt, of a payment, of what nobody has claimed, or of a mistake of the bank. */
export const carriedOn: Readonly<
  Partial<Record<LedgerKind, 'in transit' | 'uncollected' | 'receipt' | 'outstanding' | 'unclaimed' | 'bank error'>>
> = {
  deposit: 'in transit',
  'funds good': 'uncollected',
  'returned deposit': 'receipt',
  paid: 'outstanding',
  void: 'outstanding',
  stop: 'outstanding',
  claimed: 'unclaimed',
  'paid back': 'unclaimed',
  'bank error mended': 'bank error',
};

/** Which transactions an event may be about, by what of them it carries on. The database has the same (`ledger_carried_kinds`). */
export const carriedKinds: Readonly<Record<NonNullable<(typeof carriedOn)[LedgerKind]>, readonly LedgerKind[]>> = {
  'in transit': ['receipt', 'recovered', 'unclaimed receipt'],
  uncollected: ['receipt', 'recovered', 'claimed'],
  receipt: ['receipt', 'recovered', 'claimed', 'unclaimed receipt'],
  outstanding: [...disbursementKinds, 'fee sweep', ...payingBackKinds],
  unclaimed: ['unclaimed receipt'],
  'bank error': ['bank error'],
};
