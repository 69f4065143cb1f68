import type { PositivePayAccount, PositivePayEvent, PositivePayFacts } from './positive-pay-event.ts';

/** How the lines of a file are built. */
export const positivePayFormats = ['Delimited', 'Fixed'] as const;

/** What parts the fields of a delimited line. */
export const positivePayDelimiters = ['Comma', 'Semicolon', 'Tab', 'Bar'] as const;

/** When a field of a delimited line stands in quotation marks. */
export const positivePayQuotings = ['When needed', 'Always', 'Never'] as const;

/** How lines end. */
export const positivePayLineEnds = ['CR LF', 'LF'] as const;

/** What a line for a void or a stop says of the amount of its check. */
export const positivePayEndedAmounts = ['Amount of the check', 'Zero'] as const;

/** What a field can say. Headers and trailers say nothing of a single check; details have no counts and sums. */
export const positivePayValues = [
  'Constant',
  'Bank ID',
  'Routing number',
  'Account number',
  'Event code',
  'Check number',
  'Amount',
  'Issue date',
  'Event date',
  'Payee',
  'Payee line 1',
  'Payee line 2',
  'File date',
  'Count of checks',
  'Sum of amounts',
  'Sum of check numbers',
] as const;

/** What a field says. */
export type PositivePayValue = (typeof positivePayValues)[number];

/** Those of a single check: in details alone. */
export const valuesOfCheck: readonly PositivePayValue[] = [
  'Event code',
  'Check number',
  'Amount',
  'Issue date',
  'Event date',
  'Payee',
  'Payee line 1',
  'Payee line 2',
];

/** Those of all checks of a file: in headers and trailers alone. */
export const valuesOfFile: readonly PositivePayValue[] = ['Count of checks', 'Sum of amounts', 'Sum of check numbers'];

/** Those that are written as an amount is. */
export const valuesOfAmount: readonly PositivePayValue[] = ['Amount', 'Sum of amounts'];

/** Those that are written by a mask. */
export const valuesOfDate: readonly PositivePayValue[] = ['Issue date', 'Event date', 'File date'];

/** Those that say whom a check pays: they alone may be cut. */
export const valuesOfPayee: readonly PositivePayValue[] = ['Payee', 'Payee line 1', 'Payee line 2'];

/** Those that are counted or added up. */
export const valuesOfNumber: readonly PositivePayValue[] = [
  ...valuesOfAmount,
  ...(['Check number', 'Count of checks', 'Sum of check numbers'] as const),
];

/** How an amount is written: `1234.56`, or `123456` with two decimals implied. */
export const positivePayAmounts = ['Decimal point', 'Two implied decimals'] as const;

export const positivePaySides = ['Left', 'Right'] as const;
export const positivePayFills = ['Blank', 'Zero'] as const;

/** What happens to a text that is longer than its field: the file is refused, or the text ends with the field. Numbers are never cut. */
export const positivePayOverlongs = ['Refuse', 'Cut'] as const;

/** How long and how many the parts of a layout are at most. */
export const positivePayLimits = {
  name: 60,
  note: 500,
  bankID: 40,
  word: 20,
  label: 40,
  text: 120,
  mask: 20,
  forbidden: 60,
  fileName: 80,
  /** Of the sample of a bank, in bytes, and of its checks. */
  golden: 20_000,
  goldenChecks: 50,
  width: 200,
  rows: 5,
  fields: 60,
  /** Of all that a layout says, as it is stored. */
  characters: 150_000,
  reason: 200,
  layouts: 100,
} as const;

/** One field of a line. */
export interface PositivePayField {
  /** What the office calls it; problems name it so. */
  readonly label: string;
  readonly value: PositivePayValue;
  /** What a constant says; null elsewhere. */
  readonly text: string | null;
  /** How many characters it has: always in a fixed line; in a delimited one the most it may have, null: as many as there are. */
  readonly width: number | null;
  /** Where what is shorter stands. Delimited lines fill only fields that are filled with zeros. */
  readonly align: (typeof positivePaySides)[number];
  readonly fill: (typeof positivePayFills)[number];
  /** Of an amount and a sum of amounts; null elsewhere. */
  readonly amount: (typeof positivePayAmounts)[number] | null;
  /** Of a date: `YYYY`, `YY`, `MM`, `DD` and what stands between them; null elsewhere. */
  readonly mask: string | null;
  /** Of texts. */
  readonly overlong: (typeof positivePayOverlongs)[number];
}

/** What a bank calls the three things that it is told. The word for an issue may be blank. */
export interface PositivePayWords {
  readonly issue: string;
  readonly void: string;
  readonly stop: string;
}

/** How a bank wants to be told which checks it may pay. */
export interface PositivePayLayout {
  /** What staff call it. */
  readonly name: string;
  readonly format: (typeof positivePayFormats)[number];
  /** Of a delimited file; null of a fixed one. */
  readonly delimiter: (typeof positivePayDelimiters)[number] | null;
  readonly quoting: (typeof positivePayQuotings)[number] | null;
  readonly lineEnd: (typeof positivePayLineEnds)[number];
  /** Whether the last line ends as the others do. */
  readonly endsLastLine: boolean;
  readonly words: PositivePayWords;
  readonly endedAmount: (typeof positivePayEndedAmounts)[number];
  /** What the bank calls the office or itself, said by fields with the value `Bank ID`. */
  readonly bankID: string | null;
  /** Whether texts are written in capital letters. */
  readonly isUpperCase: boolean;
  /** Characters that texts do not have: a blank stands for each. */
  readonly forbidden: string;
  /** Lines before the checks. */
  readonly header: readonly (readonly PositivePayField[])[];
  /** The line of each check. */
  readonly detail: readonly PositivePayField[];
  /** Lines after the checks. */
  readonly trailer: readonly (readonly PositivePayField[])[];
  /** What files are called: text with a date mask, `last4` of the account and the `number` of the file in braces: `pp-{last4}-{YYYYMMDD}.csv`. */
  readonly fileName: string;
  readonly note: string | null;
  /** No longer offered to bank accounts; those that have it keep it. */
  readonly inactive: boolean;
  /** The sample of the bank that the layout was made by; null or left out where it gave none. */
  readonly golden?: PositivePayGolden | null | undefined;
}

/** The sample of a bank with the checks that it is of, so that what the layout makes of them can be held against it. */
export interface PositivePayGolden {
  readonly text: string;
  /** It is the file of the bank; a text that was pasted has lost how its lines end. */
  readonly isFile: boolean;
  readonly account: PositivePayAccount;
  readonly facts: PositivePayFacts;
  readonly events: readonly PositivePayEvent[];
}

/** A field before anything is said of it. */
export const newPositivePayField: PositivePayField = {
  label: '',
  value: 'Constant',
  text: null,
  width: null,
  align: 'Left',
  fill: 'Blank',
  amount: null,
  mask: null,
  overlong: 'Refuse',
};

/** A layout before anything is said of it. */
export const newPositivePayLayout: PositivePayLayout = {
  name: '',
  format: 'Delimited',
  delimiter: 'Comma',
  quoting: 'When needed',
  lineEnd: 'CR LF',
  endsLastLine: true,
  words: { issue: 'I', void: 'V', stop: 'S' },
  endedAmount: 'Amount of the check',
  bankID: null,
  isUpperCase: false,
  forbidden: '',
  header: [],
  detail: [],
  trailer: [],
  fileName: 'positive-pay-{last4}-{YYYYMMDD}-{number}.txt',
  note: null,
  inactive: false,
  golden: null,
};

/** Which of several layouts a name belongs to: in whatever case. */
export const positivePayKey = ({ name }: Pick<PositivePayLayout, 'name'>): string => name.trim().toLowerCase();
