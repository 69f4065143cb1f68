import type { ReckonedStatement } from '../../closing-file/index.ts';
import { InputError } from '../../errors/index.ts';
import { addedPages } from '../added-page.ts';
import type { FormFigure, KeepFigure } from '../form-figures.ts';
import type { ExplainedForm } from './closing-disclosure.ts';
import { costDetails } from './cost-details.ts';
import { headOfSeller } from './head-of-page-1.ts';
import { contactBlocks, questions } from './page-5.ts';
import { summarySections } from './preprinted-summaries.ts';
import { summariesOfTransactions } from './summaries.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** The page that is added where lines of M and N have no room. */
const addedPage = '3';

/** Contacts of the loan, which the seller is not told of. */
const isOfLoan = (key: string): boolean => /^(lender|mortgageBroker)\b/.test(key);

/**
 * The closing disclosure of a seller (12 CFR 1026.38(t)(5)(vi), form H-25(I)): closing, parties, the seller's transaction and the costs the seller pays. Nothing of the loan and of what others
 * pay; of those who borrow name and address alone, which the form may not leave out (1026.38(a)(4)(i)). Throws an InputError where there is no seller.
 */
export function sellersDisclosure(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  if (!known.file.hasSeller) throw new InputError('MISSING', 'file.sellers', 'There is no seller');
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const source = { ...known, keep };
  const pages = [
    {
      number: '1',
      blocks: [
        ...headOfSeller({ known, told, keep }),
        ...summariesOfTransactions({ ...source, sides: ['seller'], addedPage }),
        ...questions,
        ...contactBlocks(told, (key) => !isOfLoan(key)),
      ],
    },
    ...costDetails({ ...source, lender: told.named.lenderName, lenderCreditsForCure: null, isOfSeller: true }),
    ...addedPages(known, keep, {
      form: 'CDF',
      number: addedPage,
      title: 'Continued',
      labelOf: (key) => (key === 'M' || key === 'N' ? `${key}. ${summarySections[key].title}` : null),
    }),
  ];
  const count = Math.max(...pages.map(({ number }) => Number.parseInt(number, 10)));
  const withFooter = pages.map((page) => ({
    ...page,
    footer: [{ text: `CLOSING DISCLOSURE   PAGE ${page.number.toUpperCase()} OF ${count}` }],
  }));
  return { title: 'Closing Disclosure – Seller', pages: withFooter, figures };
}
