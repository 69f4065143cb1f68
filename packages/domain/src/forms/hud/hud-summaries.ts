import type { Side } from '../../adjustments/index.ts';
import { type ReckonedStatement, type StatementTotal, type SummaryRow, summaryRows } from '../../closing-file/index.ts';
import { negateCents } from '../../money/index.ts';
import { summaryParts } from '../../settlement/index.ts';
import type { FormBlock, FormColumn, FormRow } from '../form-document.ts';
import { amountRuns, inCents, type KeepFigure } from '../form-figures.ts';
import { fromOrTo } from '../form-parts.ts';
import { summaryLine } from '../summary-words.ts';
import { hudSummaries, isHudPreprinted, type SummaryOfSeries } from './preprinted-summaries.ts';

/** What sections J and K are made of. */
export interface HudSummariesSource extends Pick<ReckonedStatement, 'figures'> {
  readonly keep: KeepFigure;
}

const columns: readonly FormColumn[] = [{ share: 7 }, { share: 71 }, { share: 22 }];

type Series = keyof typeof hudSummaries;

/** Whose a series is, which place of the summaries it has, and the total of the statement that it comes to. */
const seriesOf = {
  100: { side: 'buyer', place: 'due', line: 120, total: 'dueFromBorrower' },
  200: { side: 'buyer', place: 'paid', line: 220, total: 'paidForBorrower' },
  400: { side: 'seller', place: 'due', line: 420, total: 'dueToSeller' },
  500: { side: 'seller', place: 'paid', line: 520, total: 'dueFromSeller' },
} as const;

/** The lines of what has one of its own, also while it is open. */
const ownLines: Readonly<
  Partial<Record<`${'due' | 'paid'} ${SummaryRow['kind']}`, Partial<Record<Side, readonly number[]>>>>
> = {
  'due salePrice': { buyer: [101], seller: [401] },
  'due Personal property': { buyer: [102], seller: [402] },
  'paid deposit': { buyer: [201] },
  'paid loanAmount': { buyer: [202] },
  'paid Existing loan assumed': { buyer: [203], seller: [503] },
  'paid Excess deposit': { seller: [501] },
  'paid payoff': { seller: [504, 505] },
};

/** Lines that page 2 is entered on. */
const charges: readonly number[] = [103, 502];

/** Sections J and K side by side (12 CFR 1024, Appendix A). */
export function hudSummariesOf(source: HudSummariesSource): readonly FormBlock[] {
  const { cashFromBorrower, cashToSeller } = source.figures.totals;
  const side = (title: string, series: readonly Series[], cash: readonly FormRow[]) => ({
    share: 1,
    blocks: [
      { kind: 'subheading' as const, runs: [{ text: title }] },
      {
        kind: 'table' as const,
        label: title,
        columns,
        rows: [...series.flatMap((each) => seriesRows(each, source)), ...cash],
      },
    ],
  });
  return [
    {
      kind: 'sides',
      sides: [
        side(
          'J. Summary of Borrower’s Transaction',
          [100, 200],
          [
            headRow('300', 'Cash at Settlement from/to Borrower'),
            takenOver(301, 'Gross amount due from borrower (line 120)', 100, source),
            takenOver(302, 'Less amounts paid by/for borrower (line 220)', 200, source),
            cashRow(303, 'Borrower', cashFromBorrower, 1, source),
          ],
        ),
        side(
          'K. Summary of Seller’s Transaction',
          [400, 500],
          [
            headRow('600', 'Cash at Settlement to/from Seller'),
            takenOver(601, 'Gross amount due to seller (line 420)', 400, source),
            takenOver(602, 'Less reductions in amount due seller (line 520)', 500, source),
            // Of the seller the cash is above zero where it goes to them.
            cashRow(603, 'Seller', cashToSeller, -1, source),
          ],
        ),
      ],
    },
  ];
}

const headRow = (number: string, words: string): FormRow => ({
  key: number,
  kind: 'heading',
  cells: [{ runs: [{ text: `${number}. ${words}` }], span: columns.length }],
});

function seriesRows(series: Series, source: HudSummariesSource): FormRow[] {
  const { side, line, total } = seriesOf[series];
  const summary = hudSummaries[series];
  const byLine = rowsByLine(series, source);
  const row = (number: number, preprinted: string) =>
    lineRow(String(number), String(number), preprinted, byLine.get(number) ?? [], side, source);
  const beside = byLine.get(null) ?? [];
  return [
    headRow(String(series), summary.title),
    ...summary.runs.flatMap(({ first, key, title, lines }): FormRow[] => [
      ...(title === undefined
        ? []
        : [
            {
              key: `${series}.${key}`,
              kind: 'subheading' as const,
              cells: [{ runs: [{ text: title }], span: columns.length }],
            },
          ]),
      ...lines.map((preprinted, at) => row(first + at, preprinted)),
    ]),
    ...(beside.length === 0 ? [] : [lineRow(`${series}.more`, '', onAddendum, beside, side, source)]),
    {
      key: String(line),
      kind: 'total',
      cells: [
        { runs: [{ text: String(line) }] },
        { runs: [{ text: summary.total }] },
        { runs: amountRuns(source.keep, `totals.${line}`, source.figures.totals[total]), align: 'right' },
      ],
    },
  ];
}

/** What has no line left stands in one amount, with its lines on the addendum. */
export const onAddendum = 'See addendum';

/** What stands on the lines of a series; none are those that have no line. What is open has no number yet: it gets its own line, or the next one that is free. */
function rowsByLine(
  series: Series,
  { figures }: HudSummariesSource,
): ReadonlyMap<number | null, readonly SummaryRow[]> {
  const { side, place } = seriesOf[series];
  const summary = hudSummaries[series];
  const rows = summaryRows(figures, 'HUD').filter((row) => row.sides.includes(side) && placeOf(row, figures) === place);
  const byLine = new Map<number | null, SummaryRow[]>();
  const put = (line: number | null, row: SummaryRow) => byLine.set(line, [...(byLine.get(line) ?? []), row]);
  const open = rows.filter((row) => row.numbers[side] === undefined);
  for (const row of rows) {
    const number = row.numbers[side];
    if (number !== undefined) put(number.includes('.') ? null : Number(number), row);
  }
  for (const row of open) {
    const own = row.prorationKind
      ? [summaryParts[series].prorations.lines[row.prorationKind]]
      : (ownLines[`${place} ${row.kind}`]?.[side] ?? []);
    const lines = [...own, ...freeLines(summary, row.kind === 'proration')];
    put(lines.find((line) => !byLine.has(line)) ?? null, row);
  }
  return byLine;
}

/** Credits of the lender that are open stand with what is paid for the borrower on the form of 1974, which has no other place for them. */
function placeOf({ place, missing }: SummaryRow, { hud }: HudSummariesSource['figures']): SummaryRow['place'] {
  return place === 'costs' && missing.length > 0 && hud?.form === 'hud1974' ? 'paid' : place;
}

/** The numbers that are free for prorations, or for anything else. */
function freeLines({ runs }: SummaryOfSeries, isProration: boolean): number[] {
  const run = runs[isProration ? 1 : 0];
  return run ? run.lines.flatMap((words, at) => (words === '' ? run.first + at : [])) : [];
}

function lineRow(
  key: string,
  number: string,
  preprinted: string,
  rows: readonly SummaryRow[],
  side: Side,
  { keep }: HudSummariesSource,
): FormRow {
  const figure = charges.includes(Number(key)) ? `totals.1400.${side}` : key;
  return summaryLine({ key, number, preprinted, keepsWords: isHudPreprinted(preprinted), rows, side, keep, figure });
}

/** A total of a side that its cash is made of; what is taken off stands in parentheses. */
function takenOver(number: number, words: string, series: Series, { keep, figures }: HudSummariesSource): FormRow {
  const { line, place, total } = seriesOf[series];
  const shown = (amount: Parameters<typeof inCents>[0]) =>
    place === 'paid' ? `(${inCents(amount)})` : inCents(amount);
  return {
    key: String(number),
    kind: 'line',
    cells: [
      { runs: [{ text: String(number) }] },
      { runs: [{ text: words }] },
      { runs: amountRuns(keep, `totals.${line}`, figures.totals[total], shown), align: 'right' },
    ],
  };
}

/** The cash of a side without its sign: a box tells which way it goes. */
function cashRow(
  number: number,
  whom: string,
  total: StatementTotal | null,
  from: 1 | -1,
  { keep }: HudSummariesSource,
): FormRow {
  const way = total?.kind === 'figure' ? Math.sign(total.value) * from : 0;
  return {
    key: String(number),
    kind: 'total',
    cells: [
      { runs: [{ text: String(number) }] },
      { runs: [{ text: 'Cash ', isBold: true }, { text: fromOrTo(way > 0, way < 0, whom) }] },
      {
        runs: amountRuns(keep, `totals.${number}`, total, (cash) => inCents(cash < 0 ? negateCents(cash) : cash)),
        align: 'right',
      },
    ],
  };
}
