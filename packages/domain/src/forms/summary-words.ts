import type { Side } from '../adjustments/index.ts';
import type { StatementTotal, SummaryRow } from '../closing-file/index.ts';
import { figureOf, sumOf } from '../settlement/index.ts';
import type { FormRow, FormRun } from './form-document.ts';
import { amountRun, type KeepFigure } from './form-figures.ts';

/** The words of the rows that share a line: who gets a payment is told. */
export const wordsOf = (
  { label, from, kind, party }: Pick<SummaryRow, 'label' | 'from' | 'kind' | 'party'>,
  at: number,
): FormRun[] => [
  ...(at === 0 ? [] : [{ text: '; ' }]),
  { text: label, ...(/\.\d+$/.test(from) && { field: `${from}.${kind === 'payoff' ? 'lenderName' : 'label'}` }) },
  ...(kind === 'Payment to another' && party ? [{ text: ' to ' }, { text: party, field: `${from}.party` }] : []),
];

/** What stands on a line: the amount of its row, of several their sum. */
export function amountOfRows(label: string, rows: readonly SummaryRow[], side: Side): StatementTotal | null {
  const missing = rows.flatMap((row) => row.missing);
  if (missing.length > 0) return { kind: 'open', missing };
  const steps = rows.flatMap(({ amounts }) => amounts[side] ?? []);
  const [only] = steps;
  if (only === undefined) return null;
  return {
    kind: 'figure',
    ...(steps.length === 1 ? figureOf(only) : sumOf(label || 'Lines together', steps, 'Their sum')),
  };
}

interface SummaryLine {
  readonly key: string;
  readonly number: string;
  readonly preprinted: string;
  /** Whether the line keeps its printed words, whatever stands on it. */
  readonly keepsWords: boolean;
  readonly rows: readonly SummaryRow[];
  readonly side: Side;
  readonly keep: KeepFigure;
  /** What its amount is called; its key where it is not said. */
  readonly figure?: string;
}

/** A line of a summary of transactions: number, words and amount. */
export function summaryLine(line: SummaryLine): FormRow {
  const { key, number, preprinted, keepsWords, rows, side, keep, figure = key } = line;
  const amount = amountOfRows(preprinted, rows, side);
  return {
    key,
    kind: 'line',
    cells: [
      { runs: [{ text: number }] },
      { runs: keepsWords || rows.length === 0 ? [{ text: preprinted }] : rows.flatMap(wordsOf) },
      { runs: amount ? [amountRun(keep, figure, amount)] : [], align: 'right' },
    ],
  };
}
