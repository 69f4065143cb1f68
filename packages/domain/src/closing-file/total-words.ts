import type { TotalName } from './statement-total.ts';
import type { SummaryForm } from './summary-lines.ts';

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
  borrowerAtClosing: ['1400', 'Settlement charges of borrower'],
  sellerAtClosing: ['1400', 'Settlement charges of seller'],
  dueFromBorrower: ['120', 'Due from borrower'],
  paidForBorrower: ['220', 'Paid by or for borrower'],
  cashFromBorrower: ['303', 'Cash from borrower'],
  dueToSeller: ['420', 'Due to seller'],
  dueFromSeller: ['520', 'Reductions of seller'],
  cashToSeller: ['603', 'Cash to seller'],
};

/** What the cash of a side is called that owes in place of getting, or gets in place of owing. */
const otherWay: Readonly<Partial<Record<TotalName, string>>> = {
  cashFromBorrower: 'Cash to borrower',
  cashToSeller: 'Cash from seller',
};

/**
 * What a form calls a total.
 * @param isBelow whether it is less than nothing
 */
export function totalWords(name: TotalName, form: SummaryForm, isBelow = false): TotalWords {
  const [line, label] = (form === 'HUD' ? hudWords[name] : undefined) ?? disclosureWords[name];
  return {
    line: form === 'HUD' && hudWords[name] === undefined ? '' : line,
    label: (isBelow ? otherWay[name] : undefined) ?? label,
  };
}
