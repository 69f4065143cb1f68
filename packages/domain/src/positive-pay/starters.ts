import {
  newPositivePayField,
  newPositivePayLayout,
  type PositivePayField,
  type PositivePayLayout,
  type PositivePayValue,
} from './positive-pay-layout.ts';

/** A layout that a bank, or somebody for it, has published, to begin with. */
export interface PositivePayStarter {
  readonly layout: PositivePayLayout;
  /** Where it was published. */
  readonly source: string;
  /** What was not, and is to be asked of the bank before its first file. */
  readonly toAsk: readonly string[];
}

type More = Partial<PositivePayField>;

const field = (value: PositivePayValue, more: More = {}): PositivePayField => ({
  ...newPositivePayField,
  ...{ label: value, value },
  ...more,
});
const constant = (label: string, text: string, more: More = {}) => field('Constant', { label, text, ...more });
const blanks = (width: number, label = 'Blank') => constant(label, '', { width });
/** A number in a fixed line: at the right, with zeros before it. */
const zeros = (value: PositivePayValue, width: number, more: More = {}) =>
  field(value, { width, align: 'Right', fill: 'Zero', ...more });
const cut = (width: number) => field('Payee', { width, overlong: 'Cut' });
const issued = (mask: string, more: More = {}) => field('Issue date', { mask, ...more });
const point: More = { amount: 'Decimal point' };
const implied: More = { amount: 'Two implied decimals' };

const delimited = {
  ...newPositivePayLayout,
  ...{ format: 'Delimited', delimiter: 'Comma', quoting: 'Never', forbidden: ',"' },
} as const satisfies PositivePayLayout;
const fixed = {
  ...newPositivePayLayout,
  ...{ format: 'Fixed', delimiter: null, quoting: null, isUpperCase: true },
} as const satisfies PositivePayLayout;

const askAmount = 'Whether amounts have a decimal point or two implied decimals: here implied';
const askStop = 'Whether a stop is told in the file: here as a void; the stop payment itself is ordered besides';
const askFill = 'Whether numbers are filled with zeros or blanks: here zeros';

/** The layouts to begin with. Only what was published of them is relied on; where something was not, `toAsk` says so. */
export const positivePayStarters: readonly PositivePayStarter[] = [
  {
    source: 'Chase Business Online, upload of a delimited file',
    toAsk: [askStop],
    layout: {
      ...delimited,
      name: 'Chase CSV',
      words: { issue: 'I', void: 'C', stop: 'C' },
      fileName: 'chase-{last4}-{YYYYMMDD}-{number}.csv',
      note: 'One account in a file. By 10 pm Eastern time of the day before checks are presented.',
      detail: [
        field('Event code'),
        field('Account number'),
        field('Check number'),
        issued('MMDDYY'),
        field('Amount', point),
        cut(40),
      ],
    },
  },
  {
    source: 'JPMorgan (Bank One) account reconciliation, one page of the layout',
    toAsk: ['Whether the payee is told after position 94: here it is not'],
    layout: {
      ...fixed,
      name: 'JPMorgan ARP',
      words: { issue: 'I', void: 'V', stop: 'S' },
      fileName: 'arp-{last4}-{YYYYMMDD}-{number}.txt',
      detail: [
        field('Event code', { width: 1 }),
        blanks(1),
        zeros('Account number', 20),
        blanks(1),
        zeros('Check number', 18),
        blanks(1),
        zeros('Amount', 18, implied),
        blanks(1),
        issued('YYYYMMDD', { width: 8 }),
        blanks(1),
        blanks(8, 'Paid date'),
        blanks(1),
        blanks(15, 'Additional data'),
      ],
    },
  },
  {
    source: 'BMO Harris delimited file, as a retail program documents it',
    toAsk: [askStop, 'The three characters that stand for the bank'],
    layout: {
      ...delimited,
      name: 'BMO CSV',
      words: { issue: 'IA', void: 'VA', stop: 'VA' },
      fileName: 'bmo-{last4}-{YYYYMMDD}-{number}.csv',
      detail: [
        field('Check number'),
        issued('MM/DD/YYYY'),
        field('Amount', point),
        field('Bank ID', { label: 'Bank', width: 3 }),
        field('Account number'),
        field('Event code'),
        cut(128),
        constant('Reference', ''),
      ],
    },
  },
  {
    source: 'Comerica fixed file, as an accounting program documents it',
    toAsk: [askAmount, askFill, askStop],
    layout: {
      ...fixed,
      name: 'Comerica',
      words: { issue: '', void: 'V', stop: 'V' },
      fileName: 'comerica-{last4}-{YYYYMMDD}-{number}.txt',
      detail: [
        field('Event code', { width: 1 }),
        zeros('Account number', 10),
        blanks(1),
        issued('MMDDYYYY', { width: 8 }),
        blanks(1),
        zeros('Check number', 10),
        blanks(1),
        zeros('Amount', 10, implied),
        blanks(17),
        cut(100),
      ],
    },
  },
  {
    source: 'HSBC fixed file of 80 characters, as an accounting program documents it',
    toAsk: [askAmount, askFill, askStop, 'How the date of eight characters is written: here MMDDYYYY'],
    layout: {
      ...fixed,
      name: 'HSBC',
      words: { issue: '', void: 'V', stop: 'V' },
      fileName: 'hsbc-{last4}-{YYYYMMDD}-{number}.txt',
      detail: [
        zeros('Account number', 13),
        zeros('Check number', 10),
        zeros('Amount', 10, implied),
        issued('MMDDYYYY', { width: 8 }),
        blanks(13),
        field('Event code', { width: 1 }),
        blanks(25),
      ],
    },
  },
  {
    source: 'First Tennessee fixed file of 156 characters, as an accounting program documents it',
    toAsk: [askAmount, askFill, askStop, 'The three characters that stand for the bank'],
    layout: {
      ...fixed,
      name: 'First Tennessee',
      words: { issue: '', void: 'V', stop: 'V' },
      fileName: 'ft-{last4}-{YYYYMMDD}-{number}.txt',
      detail: [
        constant('Detail', 'D', { width: 1 }),
        field('Bank ID', { label: 'Bank', width: 3 }),
        zeros('Account number', 10),
        zeros('Check number', 10),
        zeros('Amount', 13, implied),
        issued('YYYYMMDD', { width: 8 }),
        blanks(30),
        cut(80),
        field('Event code', { width: 1 }),
      ],
    },
  },
  {
    source: 'Arvest delimited file, as an accounting program documents it',
    toAsk: [askStop, 'How dates are written: here MM/DD/YYYY', 'Whether amounts have a decimal point: here they have'],
    layout: {
      ...delimited,
      name: 'Arvest CSV',
      words: { issue: 'Reg', void: 'Void', stop: 'Void' },
      fileName: 'arvest-{last4}-{YYYYMMDD}-{number}.csv',
      detail: [
        field('Account number'),
        field('Event code'),
        field('Amount', point),
        field('Check number'),
        issued('MM/DD/YYYY'),
      ],
    },
  },
  {
    source: 'Investors Bank delimited file, as an accounting program documents it',
    toAsk: [
      'The words for a void and a stop: none was published, so the layout cannot be saved before they are filled in',
      'Whether amounts have a decimal point: here they have',
    ],
    layout: {
      ...delimited,
      name: 'Investors CSV',
      words: { issue: 'A', void: '', stop: '' },
      fileName: 'investors-{last4}-{YYYYMMDD}-{number}.csv',
      detail: [
        field('Event code'),
        field('Account number'),
        field('Check number'),
        field('Amount', point),
        issued('MM/DD/YY'),
        field('Payee'),
      ],
    },
  },
];

/** Banks that are asked for and have no layout here, and why. */
export const positivePayLeftOut: readonly { readonly bank: string; readonly why: string }[] = [
  { bank: 'Wells Fargo', why: 'Of its layout the columns after 16 and the code words are not certain.' },
  { bank: 'Bank of America', why: 'What was published has no word for a void, and not all of its columns.' },
  { bank: 'U.S. Bank', why: 'No layout was published.' },
];
