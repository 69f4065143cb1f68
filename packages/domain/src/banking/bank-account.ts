import { keyOfParts, type OfficeList } from '../office-lists/index.ts';
import { accountNumberFinding } from './account-number.ts';
import { type AchSetting, achSettingProblems } from './ach-setting.ts';
import { fractionalRoutingFinding, otherRoutingFinding } from './fractional-routing.ts';
import { routingNumberFinding } from './routing-number.ts';

/** What an account is for, in the words that are stored. */
export const bankAccountKinds = ['Escrow trust', 'Investment', 'Operating'] as const;

/** How long texts of bank accounts are at most. */
export const bankAccountLimits = { name: 60, text: 120, note: 500, fraction: 20, checkNumber: 9_999_999_999 } as const;

/** An account of the office at a bank. */
export interface BankAccount extends AchSetting {
  /** What staff call it. */
  readonly name: string;
  readonly bankName: string;
  /** What the bank calls it: the title that says whose money it is. */
  readonly accountTitle: string;
  readonly routingNumber: string;
  /** Where it is typed: nothing stored ever tells it. */
  readonly accountNumber?: string | null;
  readonly kind: (typeof bankAccountKinds)[number] | null;
  /** Two capital letters: whose good-funds rules apply. */
  readonly state: string;
  /** 0 for all regions. */
  readonly regionID: number;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  /** How its checks are printed as a rule; null where the office did not say. */
  readonly checkLayoutID: number | null;
  /** How its bank is told which checks it may pay; null where it is not told. */
  readonly positivePayLayoutID: number | null;
  /** How its bank writes its CSV files; null where it writes none. */
  readonly bankFileLayoutID: number | null;
  /** The routing number as a fraction, `11-35/1210`; null where the office gave none. */
  readonly fractionalRouting: string | null;
  /** Its number pool: checks have no lower number, and no higher one; null: whichever. */
  readonly firstCheckNumber: number | null;
  readonly lastCheckNumber: number | null;
  /** Above this amount, in cents, a check has two lines to sign on, and two printed signatures or none; null: as its layout says. */
  readonly twoSignaturesAbove: number | null;
  /** No longer offered; what was posted to it stays. */
  readonly inactive: boolean;
  readonly note: string | null;
}

/** The columns of bank accounts, of the grid and of its CSV, in their order. */
export const bankAccountColumns = {
  name: 'Account',
  kind: 'Kind',
  bankName: 'Bank',
  accountTitle: 'Title at the bank',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  state: 'State',
  regionID: 'Region',
  openedOn: 'Opened',
  closedOn: 'Closed',
  checkLayoutID: 'Check layout',
  positivePayLayoutID: 'Positive pay layout',
  bankFileLayoutID: 'Bank file layout',
  fractionalRouting: 'Fractional routing',
  firstCheckNumber: 'First check number',
  lastCheckNumber: 'Last check number',
  twoSignaturesAbove: 'Two signatures above',
  achDestination: 'ACH destination',
  achOrigin: 'ACH origin',
  achCompanyID: 'ACH company ID',
  achCompanyName: 'ACH company name',
  achBalanced: 'ACH balanced',
  inactive: 'Inactive',
  note: 'Note',
} as const satisfies Readonly<Record<keyof BankAccount, string>>;

/** What is wrong with a bank account as a whole, by field. */
export function bankAccountProblems(account: Partial<BankAccount>): Record<string, string> {
  const { routingNumber, accountNumber, kind, openedOn, closedOn, fractionalRouting } = account;
  const { firstCheckNumber, lastCheckNumber } = account;
  const routing = routingNumber ? routingNumberFinding(routingNumber) : null;
  const number = accountNumber ? accountNumberFinding(accountNumber) : null;
  const fraction = fractionalRouting
    ? fractionProblem(fractionalRouting, routing === null ? routingNumber : null)
    : null;
  return {
    ...(routing !== null && { routingNumber: routing }),
    ...(number !== null && { accountNumber: number }),
    ...(kind === null && { kind: 'Kind is required' }),
    ...(openedOn && closedOn && closedOn < openedOn && { closedOn: 'It is closed after it was opened' }),
    ...(fraction !== null && { fractionalRouting: fraction }),
    ...achSettingProblems(account),
    ...(firstCheckNumber &&
      lastCheckNumber &&
      lastCheckNumber < firstCheckNumber && { lastCheckNumber: 'The last number is below the first' }),
  };
}

const fractionProblem = (fraction: string, routingNumber: string | null | undefined): string | null =>
  fractionalRoutingFinding(fraction) ?? (routingNumber ? otherRoutingFinding(fraction, routingNumber) : null);

/** What was posted to a bank account, which keeps some of it as it is. */
export interface PostedFacts {
  readonly isPosted?: boolean;
  readonly hasChecks?: boolean;
}

const drawn = 'Checks were drawn on it: add another account instead';

/**
 * What is wrong with a change, by field: whoever says that the account is at another bank says which account it is there. The kind stays once something was
 * posted to it, and its numbers once checks were drawn on it: what is told of them later would go out under other numbers.
 */
export function bankAccountChangeProblems(
  { isPosted = false, hasChecks = false, ...before }: BankAccount & PostedFacts,
  after: BankAccount,
): Record<string, string> {
  const isElsewhere = after.routingNumber !== before.routingNumber;
  const isNumbered = Boolean(after.accountNumber);
  return {
    ...(isPosted && after.kind !== before.kind && { kind: 'Something was posted to it: add another account instead' }),
    ...(hasChecks && isElsewhere && { routingNumber: drawn }),
    ...(hasChecks && isNumbered && { accountNumber: drawn }),
    ...(!hasChecks &&
      isElsewhere &&
      !isNumbered && { accountNumber: 'With another routing number, the account number is typed in full' }),
  };
}

/** The bank accounts of an office. */
export const bankAccountList: OfficeList<BankAccount> = {
  noun: ['bank account', 'bank accounts'],
  columns: bankAccountColumns,
  begin: {
    name: '',
    bankName: '',
    accountTitle: '',
    routingNumber: '',
    accountNumber: null,
    kind: null,
    state: '',
    regionID: 0,
    openedOn: null,
    closedOn: null,
    checkLayoutID: null,
    positivePayLayoutID: null,
    bankFileLayoutID: null,
    fractionalRouting: null,
    firstCheckNumber: null,
    lastCheckNumber: null,
    twoSignaturesAbove: null,
    achDestination: null,
    achOrigin: null,
    achCompanyID: null,
    achCompanyName: null,
    achBalanced: false,
    inactive: false,
    note: null,
  },
  needed: ['name'],
  keyOf: ({ name }) => keyOfParts(name),
  nameOf: ({ name }) => name,
  taken: ({ name }) => ({ name: `There is ${name} already` }),
  problems: bankAccountProblems,
  changeProblems: bankAccountChangeProblems,
  most: 500,
};
