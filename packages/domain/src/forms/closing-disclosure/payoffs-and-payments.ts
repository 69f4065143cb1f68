import { type SummaryRow, summaryRows } from '../../closing-file/index.ts';
import { takenOff } from '../../settlement/index.ts';
import type { FormBlock, FormColumn, FormRow } from '../form-document.ts';
import { amountRun, amountRuns } from '../form-figures.ts';
import { amountOfRows, wordsOf } from '../summary-words.ts';
import { onAddedPage, type SummariesSource } from './summaries.ts';

const columns: readonly FormColumn[] = [{ share: 6 }, { share: 69, heading: 'TO' }, { share: 25, heading: 'AMOUNT' }];

/** Lines of the table; how many the blank form has is not read from it yet. */
const room = 15;

/** Payoffs and payments of a loan without a seller, in place of K to N; what others give is below zero (12 CFR 1026.38(t)(5)(vii)). */
export function payoffsAndPaymentsTable(source: SummariesSource): readonly FormBlock[] {
  const rows = summaryRows(source.figures, 'noSeller')
    .filter(({ place }) => place !== 'costs')
    .map(signed);
  const byNumber = Map.groupBy(rows, ({ numbers }) => numbers.buyer);
  const lines = Array.from({ length: room }, (_, at): FormRow => {
    const number = String(at + 1).padStart(2, '0');
    return lineOf(`K.${number}`, number, byNumber.get(`K ${number}`) ?? [], source);
  });
  const beside = byNumber.get(undefined) ?? [];
  const more = beside.length === 0 ? [] : [lineOf('K.more', '', beside, source, onAddedPage())];
  const total: FormRow = {
    key: 'K',
    kind: 'total',
    cells: [
      { runs: [{ text: 'K. TOTAL PAYOFFS AND PAYMENTS' }], span: 2 },
      { runs: amountRuns(source.keep, 'totals.K', source.figures.totals.payoffsAndPayments), align: 'right' },
    ],
  };
  const note = 'Use this table to see a summary of your payoffs and payments to others from your loan amount.';
  return [
    { kind: 'heading', runs: [{ text: 'Payoffs and Payments' }] },
    { kind: 'note', runs: [{ text: note }] },
    { kind: 'table', label: 'Payoffs and Payments', columns, rows: [...lines, ...more, total] },
  ];
}

/** What is given stands with the other sign among what is paid. */
const signed = (row: SummaryRow): SummaryRow =>
  row.place === 'paid' && row.amounts.buyer ? { ...row, amounts: { buyer: takenOff(row.amounts.buyer) } } : row;

function lineOf(
  key: string,
  number: string,
  rows: readonly SummaryRow[],
  { keep }: SummariesSource,
  words?: string,
): FormRow {
  const amount = amountOfRows(words ?? '', rows, 'buyer');
  return {
    key,
    kind: 'line',
    cells: [
      { runs: [{ text: number }] },
      { runs: words === undefined ? rows.flatMap(wordsOf) : [{ text: words }] },
      { runs: amount ? [amountRun(keep, key, amount)] : [], align: 'right' },
    ],
  };
}
