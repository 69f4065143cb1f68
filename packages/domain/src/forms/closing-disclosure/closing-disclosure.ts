import type { Side } from '../../adjustments/index.ts';
import type { ReckonedStatement } from '../../closing-file/index.ts';
import { addedPages } from '../added-page.ts';
import type { FormDocument, FormPage } from '../form-document.ts';
import type { FormFigure, FormFigures, KeepFigure } from '../form-figures.ts';
import { cashTable } from './cash-table.ts';
import { costDetails } from './cost-details.ts';
import { costsAtClosing } from './costs-at-closing.ts';
import { headOfPage1 } from './head-of-page-1.ts';
import { loanTermsTable } from './loan-terms.ts';
import { page4 } from './page-4.ts';
import { page5 } from './page-5.ts';
import { payoffsAndPaymentsTable } from './payoffs-and-payments.ts';
import { type SummaryLetter, summarySections } from './preprinted-summaries.ts';
import { projectedPaymentsTables } from './projected-payments.ts';
import { summariesOfTransactions } from './summaries.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** A form with the figures that its runs name. */
export interface ExplainedForm extends FormDocument {
  readonly figures: FormFigures;
}

/** A closing disclosure (form H-25, 12 CFR 1026.38) as the statement stands: a view of its figures, none of which is made here. What is open has no amount. */
export const closingDisclosure = (known: ReckonedStatement, told: ToldOfFile): ExplainedForm =>
  disclosureOf(known, told, ['buyer', 'seller']);

/** The same for those who borrow alone: without the seller's transaction, with what the seller pays of the costs (12 CFR 1026.38(t)(5)(v)(A)). */
export const borrowersDisclosure = (known: ReckonedStatement, told: ToldOfFile): ExplainedForm =>
  disclosureOf(known, told, ['buyer']);

const letters = { buyer: ['K', 'L'], seller: ['M', 'N'] } as const;

/** @param sides whose transactions page 3 shows */
function disclosureOf(known: ReckonedStatement, told: ToldOfFile, sides: readonly Side[]): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const cure = told.stated.lenderCreditsForCure;
  const { hasSeller } = known.file;
  const shown = sides.flatMap((side): readonly SummaryLetter[] => letters[side]);
  // For lines of page 3 (comments 38(t)(5)-4 to -6).
  const added = addedPages(known, keep, {
    form: hasSeller ? 'CDF' : 'noSeller',
    number: '6',
    title: 'Continued from page 3',
    labelOf: (key) => {
      const letter = shown.find((each) => each === key);
      if (!letter) return null;
      return `${key}. ${hasSeller ? summarySections[letter].title : 'Payoffs and Payments'}`;
    },
  });
  const pages = [
    page1(known, told, keep),
    ...costDetails({
      ...known,
      keep,
      lender: told.named.lenderName,
      lenderCreditsForCure: typeof cure === 'number' ? cure : null,
    }),
    page3(known, told, keep, sides),
    page4(known, told, keep),
    page5(known, told, keep),
    ...added,
  ];
  const count = ownPages + added.length;
  return { title: 'Closing Disclosure', pages: pages.map((page) => withFooter(page, count, told)), figures };
}

/** Pages of the form itself; 2a and 2b count as one. */
const ownPages = 5;

/** Page 1 (12 CFR 1026.38(a) to (d)). */
function page1(known: ReckonedStatement, told: ToldOfFile, keep: KeepFigure): FormPage {
  return {
    number: '1',
    blocks: [
      ...headOfPage1({ known, told, keep }),
      ...loanTermsTable(told, keep),
      ...projectedPaymentsTables(known, told, keep),
      ...costsAtClosing(known, told, keep),
    ],
  };
}

/** Page 3: the cash to close and both transactions, or payoffs and payments and the cash to close. */
function page3(known: ReckonedStatement, { stated }: ToldOfFile, keep: KeepFigure, sides: readonly Side[]): FormPage {
  const source = { ...known, stated, keep, sides };
  const blocks = known.file.hasSeller
    ? [...cashTable(source), ...summariesOfTransactions(source)]
    : [...payoffsAndPaymentsTable(source), ...cashTable(source)];
  return { number: '3', blocks };
}

/** The foot of a page. */
function withFooter(page: FormPage, count: number, { named }: ToldOfFile): FormPage {
  const loan = named.loanNumber?.trim() ?? '';
  return {
    ...page,
    footer: [
      { text: `CLOSING DISCLOSURE   PAGE ${page.number.toUpperCase()} OF ${count} • LOAN ID # ` },
      ...(loan === '' ? [] : [{ text: loan, field: 'loan.loanNumber' }]),
    ],
  };
}
