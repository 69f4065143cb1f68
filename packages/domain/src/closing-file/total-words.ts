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

/** The cash of a HUD-1A, which has no line 303. */
const cashWithoutSeller: TotalWords = { line: '1601', label: 'Cash from borrower' };

/** What a form calls a total. */
export function totalWords(name: TotalName, form: SummaryForm, hasSeller = true): TotalWords {
  if (form === 'HUD' && !hasSeller && name === 'cashFromBorrower') return cashWithoutSeller;
  const [line, label] = (form === 'HUD' ? hudWords[name] : undefined) ?? disclosureWords[name];
  return { line: form === 'HUD' && hudWords[name] === undefined ? '' : line, label };
}

/** What the cash of a side is called that it gets instead of owing it, or owes instead of getting it; undefined for totals that are no cash. */
export function owedWords(name: TotalName, form: SummaryForm, hasSeller: boolean): TotalWords | undefined {
  const { line } = totalWords(name, form, hasSeller);
  if (name === 'cashToSeller') return { line, label: 'Cash from seller' };
  if (name !== 'cashFromBorrower') return undefined;
  return form === 'HUD' && !hasSeller
    ? { line: '1604', label: 'Disbursements to borrower' }
    : { line, label: 'Cash to borrower' };
}

/** Totals that no form HUD-1 has. */
const ofDisclosure: readonly TotalName[] = ['loanCosts', 'otherCosts', 'closingCosts'];

/** Whether a form has a total at all. */
export const isOnForm = (name: TotalName, form: SummaryForm): boolean => form !== 'HUD' || !ofDisclosure.includes(name);
