import type { interestDecimals, paymentTotals, StoredDisclosures, termRoundings } from '../disclosure/index.ts';
import type { escrowRoundings } from '../escrow-account/index.ts';
import type { interestByDay } from '../loans/index.ts';
import { keyOfParts, type OfficeList } from '../office-lists/index.ts';

/** What statements of a lender's loans say again and again. What is null is left open. */
export interface LenderDefault
  extends Pick<
    StoredDisclosures,
    | 'assumption'
    | 'demandFeature'
    | 'partialPayments'
    | 'lateDays'
    | 'lateFeeAs'
    | 'lateFeePercent'
    | 'lateFeeAmount'
    | 'lateFeeWords'
    | 'escrowAccount'
    | 'escrowedYear'
  > {
  /** As the loans of files name the lender. */
  readonly lenderName: string;
  readonly cushionMonths: number | null;
  readonly escrowRounding: keyof typeof escrowRoundings | null;
  readonly prepaidInterestDay: keyof typeof interestByDay | null;
  readonly termRounding: keyof typeof termRoundings | null;
  readonly paymentTotal: keyof typeof paymentTotals | null;
  readonly interestDecimals: keyof typeof interestDecimals | null;
  /** No longer used; statements stay. */
  readonly inactive: boolean;
}

/** The columns of lender defaults, of the grid and of its CSV, in their order. */
export const lenderDefaultColumns = {
  lenderName: 'Lender',
  assumption: 'Assumption',
  demandFeature: 'Demand feature',
  partialPayments: 'Partial payments',
  lateDays: 'More days late than',
  lateFeeAs: 'Late fee as',
  lateFeePercent: 'Late fee, percentage',
  lateFeeAmount: 'Late fee, amount',
  lateFeeWords: 'Late fee, words',
  escrowAccount: 'Escrow account',
  escrowedYear: 'Year 1 counts',
  cushionMonths: 'Escrow cushion',
  escrowRounding: 'Escrow payment rounded',
  prepaidInterestDay: 'Interest of a day',
  termRounding: 'Cents rounded',
  paymentTotal: 'Payments add up by',
  interestDecimals: 'Decimals of the TIP',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<keyof LenderDefault, string>>;

/** The fields of a statement that a lender may have defaults of. */
export const lenderDefaultParts = [
  'assumption',
  'demandFeature',
  'partialPayments',
  'lateDays',
  'lateFeeAs',
  'lateFeePercent',
  'lateFeeAmount',
  'lateFeeWords',
  'escrowAccount',
  'escrowedYear',
  'cushionMonths',
  'escrowRounding',
  'prepaidInterestDay',
  'termRounding',
  'paymentTotal',
  'interestDecimals',
] as const satisfies readonly (keyof LenderDefault)[];

/** What is wrong with the defaults of a lender as a whole, by field. */
export function lenderDefaultProblems(row: Partial<LenderDefault>): Record<string, string> {
  return saidBy(row).length === 0 ? { assumption: 'Something that its statements say' } : {};
}

/** The defaults by lender of an office. */
export const lenderDefaultList: OfficeList<LenderDefault> = {
  noun: ['lender default', 'lender defaults'],
  columns: lenderDefaultColumns,
  begin: {
    lenderName: '',
    assumption: null,
    demandFeature: null,
    partialPayments: null,
    lateDays: null,
    lateFeeAs: null,
    lateFeePercent: null,
    lateFeeAmount: null,
    lateFeeWords: null,
    escrowAccount: null,
    escrowedYear: null,
    cushionMonths: null,
    escrowRounding: null,
    prepaidInterestDay: null,
    termRounding: null,
    paymentTotal: null,
    interestDecimals: null,
    inactive: false,
  },
  needed: ['lenderName'],
  keyOf: ({ lenderName }) => keyOfParts(lenderName),
  nameOf: ({ lenderName }) => lenderName,
  taken: ({ lenderName }) => ({ lenderName: `${lenderName} has defaults already` }),
  problems: lenderDefaultProblems,
  most: 2000,
};

/** What the defaults of a lender do to a statement. */
export interface LenderOffer {
  /** What is open in the statement and the lender says. */
  readonly fills: Readonly<Record<string, string | number>>;
  /** What the statement says otherwise: labels of fields, which stay as they are. */
  readonly differs: readonly string[];
}

/** What the defaults of its lender do to a statement; null where there are none. What is said of a late fee goes together: a statement that has one keeps its own. */
export function lenderOffer(
  all: readonly LenderDefault[],
  lender: string | null,
  statement: Readonly<Record<string, unknown>>,
): LenderOffer | null {
  const key = keyOfParts(lender);
  const found = lender === null ? undefined : all.find((row) => !row.inactive && lenderDefaultList.keyOf(row) === key);
  if (found === undefined) return null;
  const keepsLateFee = isSaid(statement.lateFeeAs) && statement.lateFeeAs !== found.lateFeeAs;
  const fills: Record<string, string | number> = {};
  const differs: string[] = [];
  for (const [name, value] of saidBy(found)) {
    if (keepsLateFee && /^lateFee./.test(name) && name !== 'lateFeeAs') continue;
    if (!isSaid(statement[name])) fills[name] = value;
    else if (statement[name] !== value) differs.push(lenderDefaultColumns[name]);
  }
  return { fills, differs };
}

type Said = (typeof lenderDefaultParts)[number];

/** What a row says of a statement, by field. */
const saidBy = (row: Partial<LenderDefault>): [Said, string | number][] =>
  lenderDefaultParts.flatMap((name): [Said, string | number][] => {
    const value = row[name];
    return isSaid(value) ? [[name, value]] : [];
  });

const isSaid = <V>(value: V): value is NonNullable<V> => value !== null && value !== undefined && value !== '';
