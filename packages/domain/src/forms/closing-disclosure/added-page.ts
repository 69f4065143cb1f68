import {
  type ContinuedLine,
  formRoom,
  overflowOf,
  type ReckonedStatement,
  summaryRows,
} from '../../closing-file/index.ts';
import { takenOff } from '../../settlement/index.ts';
import type { FormBlock, FormPage, FormRow } from '../form-document.ts';
import { amountRun, type FormFigure, type KeepFigure } from '../form-figures.ts';
import { heading, subheading } from './form-parts.ts';
import { type SummaryLetter, summarySections } from './preprinted-summaries.ts';
import { wordsOf } from './summaries.ts';

const columns = [{ share: 6 }, { share: 69 }, { share: 25 }];

/** Whose lines there are, and where. */
export interface AddedPage {
  readonly letters: readonly SummaryLetter[];
  readonly number: string;
}

const ofAll: AddedPage = { letters: ['K', 'L', 'M', 'N'], number: '6' };

/** The page that is added for lines of page 3 that have none of their own, or share the amount of one (comments 38(t)(5)-4 to -6); none where all have. */
export function addedPages(
  known: ReckonedStatement,
  keep: KeepFigure,
  { letters, number }: AddedPage = ofAll,
): FormPage[] {
  const sections = overflowOf(formRoom(known)).filter(
    ({ key, continued }) => continued.length > 0 && letters.some((letter) => letter === key),
  );
  if (sections.length === 0) return [];
  const { hasSeller } = known.file;
  const rows = summaryRows(known.figures, hasSeller ? 'CDF' : 'noSeller');
  const line = (letter: string, each: ContinuedLine, at: number): FormRow => {
    const key = `${letter}.added.${at + 1}`;
    const row = rows.find(({ from }) => from === each.from);
    const isCredit = !hasSeller && row?.place === 'paid';
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
        { runs: row ? wordsOf(row, 0) : [{ text: each.label }] },
        { runs: [amountRun(keep, key, figure)], align: 'right' },
      ],
    };
  };
  const blocks = sections.flatMap(({ key, continued }): FormBlock[] => {
    // The sections of page 3 are those letters.
    const title = hasSeller ? summarySections[key as SummaryLetter].title : 'Payoffs and Payments';
    const label = `${key}. ${title}`;
    const lines = continued.map((each, at) => line(key, each, at));
    return [subheading(label), { kind: 'table', label, columns, rows: lines }];
  });
  return [{ number, blocks: [heading(number === '6' ? 'Continued from page 3' : 'Continued'), ...blocks] }];
}
