import type { JournalAccount } from './journal-account.ts';

/** What a column of the office's file can say. */
export const journalValues = [
  'Journal',
  'Line',
  'Business day',
  'Company',
  'Ledger code',
  'Cost center',
  'Debit',
  'Credit',
  'Amount',
  'Currency',
  'Text',
  'Bank account',
  'Branch',
  'Ledger account',
  'Export',
  'Posted late',
  'Constant',
] as const;

export type JournalValue = (typeof journalValues)[number];

/** A column of the office's file. */
export interface JournalColumn {
  readonly heading: string;
  readonly value: JournalValue;
  /** What a constant says; empty in all others. */
  readonly constant: string;
}

/** How the books of the office call what the ledger has, and how they take it in. */
export interface JournalSettings {
  readonly accounts: readonly { readonly account: JournalAccount; readonly code: string }[];
  readonly branches: readonly { readonly branchID: number; readonly costCenter: string }[];
  /** Whose books a bank account is in, and the cost center of what is of no file. */
  readonly bankAccounts: readonly {
    readonly bankAccountID: number;
    readonly company: string;
    readonly costCenter: string;
  }[];
  /** By which names the office itself is a payee. */
  readonly officeNames: readonly string[];
  readonly columns: readonly JournalColumn[];
  /** How days are written: `MM/DD/YYYY`. */
  readonly dateMask: string;
}

/** How much of each there may be. */
export const journalLimits = { code: 40, heading: 60, constant: 60, columns: 40, names: 20, name: 100, reference: 100 };

const column = (heading: string, value: JournalValue): JournalColumn => ({ heading, value, constant: '' });

/** Where an office begins: the columns that an import of journals usually has. Which ones its books take, it has to ask. */
export const newJournalSettings: JournalSettings = {
  accounts: [],
  branches: [],
  bankAccounts: [],
  officeNames: [],
  columns: [
    column('Journal Key', 'Journal'),
    column('Company', 'Company'),
    column('Currency', 'Currency'),
    column('Accounting Date', 'Business day'),
    column('Line', 'Line'),
    column('Ledger Account', 'Ledger code'),
    column('Debit Amount', 'Debit'),
    column('Credit Amount', 'Credit'),
    column('Cost Center', 'Cost center'),
    column('Memo', 'Text'),
  ],
  dateMask: 'YYYY-MM-DD',
};
