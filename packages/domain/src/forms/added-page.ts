import {
  type ContinuedLine,
  formRoom,
  overflowOf,
  type ReckonedStatement,
  type SummaryForm,
  summaryRows,
} from '../closing-file/index.ts';
import { takenOff } from '../settlement/index.ts';
import type { FormBlock, FormPage, FormRow } from './form-document.ts';
import { amountRun, type FormFigure, type KeepFigure } from './form-figures.ts';
import { heading, subheading } from './form-parts.ts';
import { wordsOf } from './summary-words.ts';

/** What the page that is added to a form is called. */
export interface AddedPage {
  readonly form: SummaryForm;
  readonly number: string;
  readonly title: string;
  /** What the form calls a section; null of one that it has not. */
  readonly labelOf: (key: string) => string | null;
}

const columns = [{ share: 6 }, { share: 69 }, { share: 25 }];

/** The page that is added for lines that have none of their own on the form, or share the amount of one; none where all have. */
export function addedPages(
  known: ReckonedStatement,
  keep: KeepFigure,
  { form, number, title, labelOf }: AddedPage,
): FormPage[] {
  const sections = overflowOf(formRoom(known)).filter(
    ({ key, continued }) => continued.length > 0 && labelOf(key) !== null,
  );
  if (sections.length === 0) return [];
  const rows = summaryRows(known.figures, form);
  const line = (letter: string, each: ContinuedLine, at: number): FormRow => {
    const key = `${letter}.added.${at + 1}`;
    const row = rows.find(({ from }) => from === each.from);
    const isCredit = form === 'noSeller' && row?.place === 'paid';
    const figure: FormFigure =
      each.amount === null
        ? { kind: 'open', missing: row?.missing ?? [] }
        : { kind: 'figure', trace: isCredit ? takenOff(each.amount) : each.amount };
    return {
      key,
      kind: 'line',
      cells: [
        // `K 04`: the line that carries it.
        { runs: [{ text: each.within?.split(' ').at(-1) ?? '' }] },
        { runs: row ? wordsOf(row, 0) : [{ text: each.label, field: `${each.from}.label` }] },
        { runs: [amountRun(keep, key, figure)], align: 'right' },
      ],
    };
  };
  const blocks = sections.flatMap(({ key, continued }): FormBlock[] => {
    const label = labelOf(key) ?? key;
    const lines = continued.map((each, at) => line(key, each, at));
    return [subheading(label), { kind: 'table', label, columns, rows: lines }];
  });
  return [{ number, blocks: [heading(title), ...blocks] }];
}
