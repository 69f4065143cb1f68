import { cents, negateCents } from '../money/index.ts';
import type { StatementFigures } from './from-stored.ts';
import type { ShownAmount } from './shown-figures.ts';
import type { TotalName } from './statement-total.ts';
import type { SummaryForm } from './summary-row.ts';

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

/** The statement that a total is of. */
export interface TotalsOf {
  readonly form: SummaryForm;
  readonly hasSeller: boolean;
}

/** The statement that the figures of one are of. */
export const totalsOf = ({ form, totals }: Pick<StatementFigures, 'form' | 'totals'>): TotalsOf => ({
  form,
  hasSeller: totals.cashToSeller !== null,
});

/** A total as a form calls it where it comes to an amount. */
export interface TotalWords {
  /** Its letter or its line; empty where it has none. */
  readonly line: string;
  readonly label: string;
  /** Whether its amounts have the other sign under these words: the cash of a side that is below zero has none. */
  readonly isTurned: boolean;
}

/**
 * What a form calls a total, and which sign it has there.
 * @param amount what it comes to; null where no amount of it is told
 */
export function totalWords(name: TotalName, amount: ShownAmount | null, { form, hasSeller }: TotalsOf): TotalWords {
  const isBelow = amount?.kind === 'figure' && amount.value < 0;
  const isTurned = isBelow && otherWay[name] !== undefined;
  if (form === 'HUD' && !hasSeller && name === 'cashFromBorrower') return { ...cashOfOneA[isBelow ? 1 : 0], isTurned };
  const [line, label] = (form === 'HUD' ? hudWords[name] : undefined) ?? disclosureWords[name];
  return {
    line: form === 'HUD' && hudWords[name] === undefined ? '' : line,
    label: (isBelow ? otherWay[name] : undefined) ?? label,
    isTurned,
  };
}

/** What a form calls a total that moves: by what it comes to, and where that is open or nothing by what it was. */
export const movedWords = (
  name: TotalName,
  { before, after }: { readonly before: ShownAmount | null; readonly after: ShownAmount | null },
  of: TotalsOf,
): TotalWords => totalWords(name, after?.kind === 'figure' ? after : before, of);

/** An amount of a total under the words of the total. */
export const saidAmount = ({ isTurned }: TotalWords, amount: ShownAmount): ShownAmount =>
  isTurned && amount.kind === 'figure' ? { kind: 'figure', value: negateCents(cents(amount.value)) } : amount;
