import type { ReckonedStatement, StoredEstimate } from '../../closing-file/index.ts';
import type { FormDocument, FormPage } from '../form-document.ts';
import type { FormFigure, FormFigures, KeepFigure } from '../form-figures.ts';
import { cashTable } from './cash-table.ts';
import { costDetails } from './cost-details.ts';
import { payoffsAndPaymentsTable } from './payoffs-and-payments.ts';
import { summariesOfTransactions } from './summaries.ts';

/** What a closing disclosure tells besides what its statement comes to. */
export interface ToldOfFile {
  /** Of the loan of the statement. */
  readonly lenderName: string | null;
  /** What is typed in the statement itself, by the names of its fields. */
  readonly stated: StoredEstimate;
}

/** A form with the figures that its runs name. */
export interface ExplainedForm extends FormDocument {
  readonly figures: FormFigures;
}

/** A closing disclosure (form H-25, 12 CFR 1026.38) as the statement stands: a view of its figures, none of which is made here. What is open has no amount. */
export function closingDisclosure(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const cure = told.stated.lenderCreditsForCure;
  const pages = [
    ...costDetails({
      ...known,
      keep,
      lender: told.lenderName,
      lenderCreditsForCure: typeof cure === 'number' ? cure : null,
    }),
    pageOfTransaction(known, told, keep),
  ];
  return { title: 'Closing Disclosure', pages, figures };
}

/** Page 3: the cash to close and both transactions, or payoffs and payments and the cash to close. */
function pageOfTransaction(known: ReckonedStatement, { stated }: ToldOfFile, keep: KeepFigure): FormPage {
  const source = { ...known, stated, keep };
  const blocks = known.file.hasSeller
    ? [...cashTable(source), ...summariesOfTransactions(source)]
    : [...payoffsAndPaymentsTable(source), ...cashTable(source)];
  return { number: '3', blocks };
}
