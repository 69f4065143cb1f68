import type { TotalName } from './statement-total.ts';
import type { SummaryForm } from './summary-row.ts';

/** A total as a form calls it, and the letter or the line it has there. */
export interface TotalWords {
  readonly line: string;
  readonly label: string;
}

/** The totals as the closing disclosure calls them (12 CFR 1026.38(f) to (k)). */
const disclosureWords: Readonly<Record<TotalName, readonly [line: string, label: string]>> = {
  loanCosts: ['D', 'Total loan costs'],
  otherCosts: ['I', 'Total other costs'],
  closingCosts: ['J', 'Total closing costs'],
  borrowerAtClosing: ['', 'Closing costs paid at closing'],
  sellerAtClosing: ['', 'Closing costs paid by seller'],
  payoffsAndPayments: ['', 'Payoffs and payments'],
  dueFromBorrower: ['K', 'Due from borrower'],
  paidForBorrower: ['L', 'Paid by or for borrower'],
  cashFromBorrower: ['', 'Cash to close'],
  dueToSeller: ['M', 'Due to seller'],
  dueFromSeller: ['N', 'Due from seller'],
  cashToSeller: ['', 'Cash to seller'],
};

/** What a form HUD-1 calls otherwise (12 CFR 1024, Appendix A); it has no letters. */
const hudWords: Readonly<Partial<Record<TotalName, readonly [line: string, label: string]>>> = {
  borrowerAtClosing: ['1400', 'Settlement charges to borrower'],
  sellerAtClosing: ['1400', 'Settlement charges to seller'],
  payoffsAndPayments: ['1520', 'Disbursements to others'],
  dueFromBorrower: ['120', 'Gross amount due from borrower'],
  paidForBorrower: ['220', 'Total paid by or for borrower'],
  cashFromBorrower: ['303', 'Cash from borrower'],
  dueToSeller: ['420', 'Gross amount due to seller'],
  dueFromSeller: ['520', 'Total reduction in amount due seller'],
  cashToSeller: ['603', 'Cash to seller'],
};

/** What the cash of a side is called that owes in place of getting, or gets in place of owing. */
const otherWay: Readonly<Partial<Record<TotalName, string>>> = {
  cashFromBorrower: 'Cash to borrower',
  cashToSeller: 'Cash from seller',
};

/** The cash of a HUD-1A, which has no line 303: from the borrower, and to the borrower. */
const cashOfOneA = [
  { line: '1601', label: 'Cash from borrower' },
  { line: '1604', label: 'Disbursements to borrower' },
] as const;

interface TotalState {
  /** Whether the statement has a seller. */
  readonly hasSeller?: boolean;
  /** Whether the total is less than nothing. */
  readonly isBelow?: boolean;
}

/** What a form calls a total. */
export function totalWords(
  name: TotalName,
  form: SummaryForm,
  { hasSeller = true, isBelow = false }: TotalState = {},
): TotalWords {
  if (form === 'HUD' && !hasSeller && name === 'cashFromBorrower') return cashOfOneA[isBelow ? 1 : 0];
  const [line, label] = (form === 'HUD' ? hudWords[name] : undefined) ?? disclosureWords[name];
  return {
    line: form === 'HUD' && hudWords[name] === undefined ? '' : line,
    label: (isBelow ? otherWay[name] : undefined) ?? label,
  };
}

/** Totals that no form HUD-1 has. */
const ofDisclosure: readonly TotalName[] = ['loanCosts', 'otherCosts', 'closingCosts'];

/** Whether a form has a total at all. */
export const isOnForm = (name: TotalName, form: SummaryForm): boolean => form !== 'HUD' || !ofDisclosure.includes(name);
