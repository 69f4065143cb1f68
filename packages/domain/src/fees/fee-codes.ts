import type { OfficeList } from '../office-lists/index.ts';
import type { feeKindWords, toleranceWords } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

/** Who a fee of a code is paid to, in the words that are stored. */
export const payeeRules = ['Lender', 'Title company', 'Named'] as const;

/** A fee as the office charges it again and again: what a line of its code begins with, for people to change. */
export interface FeeCode {
  readonly code: string;
  readonly label: string;
  readonly section: StoredFee['section'];
  readonly kind: keyof typeof feeKindWords | null;
  /** Null leaves the payee open. */
  readonly payeeRule: (typeof payeeRules)[number] | null;
  /** Who is paid by the rule *Named*. */
  readonly payeeName: string | null;
  /** Null takes the tolerance of the section. */
  readonly bucket: keyof typeof toleranceWords | null;
  readonly isFinanceCharge: boolean;
  readonly isOptional: boolean;
  /** No longer offered; lines that have it stay. */
  readonly inactive: boolean;
}

/** The columns of fee codes, of the grid and of its CSV, in their order. */
export const feeCodeColumns = {
  code: 'Code',
  label: 'Description',
  section: 'Section',
  kind: 'Kind',
  payeeRule: 'Paid to',
  payeeName: 'Payee',
  bucket: 'Tolerance',
  isFinanceCharge: 'Finance charge',
  isOptional: 'Optional',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<keyof FeeCode, string>>;

/** Codes differ by more than the case of their letters. */
export const feeCodeKey = (code: string): string => code.trim().toLowerCase();

type PayeeOfRule = Pick<FeeCode, 'payeeRule' | 'payeeName'>;

/** What is wrong with whom a fee that is set up pays, by field. */
export function payeeProblems({ payeeRule = null, payeeName = null }: Partial<PayeeOfRule>): Record<string, string> {
  const name = payeeName?.trim() ?? '';
  if (payeeRule === 'Named' && name === '') return { payeeName: 'Who is paid' };
  if (payeeRule !== 'Named' && name !== '') return { payeeName: 'A payee is named where it is paid to Named' };
  return {};
}

/** Whom a fee that is set up pays in a file; null where that is open. */
export function payeeByRule(
  { payeeRule, payeeName }: PayeeOfRule,
  { lender, titleCompany }: FeeCodePayees,
): string | null {
  const payees = { Lender: lender, 'Title company': titleCompany, Named: payeeName };
  return payeeRule && payees[payeeRule];
}

/** The fee codes of an office. */
export const feeCodeList: OfficeList<FeeCode> = {
  noun: ['fee code', 'fee codes'],
  columns: feeCodeColumns,
  begin: {
    code: '',
    label: '',
    section: null,
    kind: null,
    payeeRule: null,
    payeeName: null,
    bucket: null,
    isFinanceCharge: false,
    isOptional: false,
    inactive: false,
  },
  needed: ['code', 'label'],
  keyOf: ({ code }) => feeCodeKey(code),
  nameOf: ({ code }) => code,
  taken: ({ code, label }) => ({ code: `${code} is ${label} already` }),
  problems: payeeProblems,
  most: 2000,
};

/** The parties of a file that fee codes pay. */
export interface FeeCodePayees {
  readonly lender: string | null;
  readonly titleCompany: string | null;
}

/** What a line of a code begins with. What the code does not say is left out, so that it changes nothing. */
export function feeOfCode(feeCode: FeeCode, payees: FeeCodePayees): Partial<StoredFee> {
  const { code, label, section, kind, bucket, isFinanceCharge, isOptional } = feeCode;
  const payee = payeeByRule(feeCode, payees);
  return {
    code,
    label,
    ...(section && { section }),
    ...(kind && { kind }),
    ...(payee && { payeeName: payee }),
    ...(bucket && { bucket }),
    isFinanceCharge,
    isOptional,
  };
}
