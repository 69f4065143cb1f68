import { type CashLine, cashLines, type ReckonedStatement, type StoredEstimate } from '../../closing-file/index.ts';
import type { Cents } from '../../money/index.ts';
import type { FormBlock, FormCell, FormColumn, FormRow, FormRun } from '../form-document.ts';
import { amountRun, inCents, inDollarsOf, type KeepFigure, withoutZeroCents } from '../form-figures.ts';
import { fromOrTo } from '../form-parts.ts';
import { emphasizedRuns } from './emphasis.ts';

/** What the table of the cash to close is made of. */
export interface CashTableSource extends Pick<ReckonedStatement, 'file' | 'fees' | 'figures'> {
  readonly keep: KeepFigure;
  /** What the loan estimate says, by the names of its fields. */
  readonly stated: StoredEstimate;
}

const columns: readonly FormColumn[] = [
  { share: 34 },
  { share: 16, heading: 'Loan Estimate' },
  { share: 16, heading: 'Final' },
  { share: 34, heading: 'Did this change?' },
];

/** The table of page 3 that calculates the cash to close (12 CFR 1026.38(i), without a seller (e)). What was estimated is in whole dollars, the rest exact (1026.38(t)(4)(i)(C)). */
export function cashTable(source: CashTableSource): readonly FormBlock[] {
  const lines = cashLines(source.figures, source.stated, source.fees);
  const { hasSeller } = source.file;
  // What of the costs the loan pays stands below the table without a seller, which compares it with nothing.
  const below = hasSeller ? [] : lines.filter(({ key }) => key === 'financed');
  const rows = lines.filter((line) => !below.includes(line)).map((line) => rowOf(line, source));
  const note = 'Use this table to see what has changed from your Loan Estimate.';
  return [
    { kind: 'heading', runs: [{ text: 'Calculating Cash to Close' }] },
    { kind: 'note', runs: [{ text: note }] },
    { kind: 'table', label: 'Calculating Cash to Close', columns, rows },
    ...below.map(({ label, final }): FormBlock => {
      const amount = amountRun(source.keep, 'cash.financed', final);
      return { kind: 'paragraph', runs: [{ text: `${label}: `, isBold: true }, amount] };
    }),
  ];
}

/** Amounts of the loan estimate stand in whole dollars. */
const wholeDollars = { text: '12 CFR 1026.38(t)(4)(i)(C)' };

function rowOf(line: CashLine, { keep }: CashTableSource): FormRow {
  const { key, label, field, estimate, final, fromBorrower, change } = line;
  const of = (run: FormRun, cash: Cents | null | undefined): FormCell => ({
    // Below the amount, which ends where those above it do.
    runs: [run, ...(cash === undefined ? [] : [{ text: `\n${wayOf(cash)}` }])],
    align: 'right',
  });
  const before = estimate && {
    ...amountRun(keep, `cash.${key}.estimate`, inDollarsOf(estimate, wholeDollars), withoutZeroCents),
    ...(field !== undefined && { field }),
  };
  return {
    key: `cash.${key}`,
    kind: key === 'cashToClose' ? 'total' : 'line',
    cells: [
      { runs: [{ text: label }] },
      before ? of(before, fromBorrower?.estimate) : { runs: [] },
      of(amountRun(keep, `cash.${key}`, final, inCents), fromBorrower?.final),
      { runs: key === 'cashToClose' ? [] : changeRuns(change) },
    ],
  };
}

function changeRuns(change: CashLine['change']): readonly FormRun[] {
  if (change === null) return [];
  const answer: FormRun = { text: change.hasChanged ? 'YES' : 'NO', isBold: true };
  return [answer, ...change.reasons.flatMap((reason): FormRun[] => [{ text: ' • ' }, ...emphasizedRuns(reason)])];
}

/** Which way the cash without a sign goes (12 CFR 1026.38(e)(5)); neither while it is open. */
export const wayOf = (fromBorrower: Cents | null): string =>
  fromOrTo((fromBorrower ?? 0) > 0, (fromBorrower ?? 0) < 0, 'Borrower');
