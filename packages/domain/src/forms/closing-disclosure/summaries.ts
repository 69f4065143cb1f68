import type { Side } from '../../adjustments/index.ts';
import { type ReckonedStatement, type StatementTotal, type SummaryRow, summaryRows } from '../../closing-file/index.ts';
import { negateCents } from '../../money/index.ts';
import { figureOf, takenOff } from '../../settlement/index.ts';
import type { FormBlock, FormColumn, FormRow } from '../form-document.ts';
import { amountRuns, inCents, type KeepFigure } from '../form-figures.ts';
import { fromOrTo } from '../form-parts.ts';
import { summaryLine } from '../summary-words.ts';
import { isPreprinted, type SummaryLetter, summarySections } from './preprinted-summaries.ts';

/** What the summaries of page 3 are made of. */
export interface SummariesSource extends Pick<ReckonedStatement, 'figures'> {
  readonly keep: KeepFigure;
  /** Whose transaction it shows; both where it is not said. */
  readonly sides?: readonly Side[];
  /** The number of the page that is added for lines without room; that behind the five of the form where it is not said. */
  readonly addedPage?: string;
}

const columns: readonly FormColumn[] = [{ share: 6 }, { share: 69 }, { share: 25 }];

/** A section: its letter, whose it is, and the total of the statement that it comes to. */
const sections = {
  K: { side: 'buyer', total: 'dueFromBorrower' },
  L: { side: 'buyer', total: 'paidForBorrower' },
  M: { side: 'seller', total: 'dueToSeller' },
  N: { side: 'seller', total: 'dueFromSeller' },
} as const;

/** The summaries of both transactions side by side, or of one (12 CFR 1026.38(j), (k)). */
export function summariesOfTransactions(source: SummariesSource): readonly FormBlock[] {
  const rows = summaryRows(source.figures, 'CDF');
  const side = (title: string, letters: readonly [SummaryLetter, SummaryLetter], calculation: readonly FormRow[]) => ({
    share: 1,
    blocks: [
      { kind: 'subheading' as const, runs: [{ text: title }] },
      {
        kind: 'table' as const,
        label: title,
        columns,
        rows: [...letters.flatMap((letter) => sectionRows(letter, rows, source)), ...calculation],
      },
    ],
  });
  const { cashFromBorrower, cashToSeller } = source.figures.totals;
  const { sides = ['buyer', 'seller'] } = source;
  const summaries = {
    buyer: () =>
      side(
        'BORROWER’S TRANSACTION',
        ['K', 'L'],
        [
          ...calculation('borrower', ['K', 'L'], source),
          cashRow('borrower', 'Cash to Close', 'Borrower', cashFromBorrower, source),
        ],
      ),
    seller: () =>
      side(
        'SELLER’S TRANSACTION',
        ['M', 'N'],
        [
          ...calculation('seller', ['M', 'N'], source),
          // Of the seller the cash is above zero where it goes to them.
          cashRow('seller', 'Cash', 'Seller', negated(cashToSeller), source),
        ],
      ),
  } as const satisfies Record<Side, () => object>;
  return [
    { kind: 'heading', runs: [{ text: 'Summaries of Transactions' }] },
    { kind: 'note', runs: [{ text: 'Use this table to see a summary of your transaction.' }] },
    {
      kind: 'sides',
      sides: sides.map((each) => summaries[each]()),
    },
  ];
}

const negated = (total: StatementTotal | null): StatementTotal | null =>
  total?.kind === 'figure' ? { kind: 'figure', ...figureOf(takenOff(total.trace)) } : total;

function sectionRows(letter: SummaryLetter, all: readonly SummaryRow[], source: SummariesSource): FormRow[] {
  const { side, total } = sections[letter];
  const { title, runs } = summarySections[letter];
  const rows = all.filter(({ sides, place }) => sides.includes(side) && isOf(letter, place));
  const byNumber = Map.groupBy(rows, ({ numbers }) => numbers[side]);
  let at = 0;
  const lines = runs.flatMap(({ key, title: above, lines: words }): FormRow[] => [
    ...(above === undefined
      ? []
      : [
          {
            key: `${letter}.${key}`,
            kind: 'subheading' as const,
            cells: [{ runs: [{ text: above }], span: columns.length }],
          },
        ]),
    ...words.map((preprinted) => {
      at += 1;
      const number = String(at).padStart(2, '0');
      return lineRow(
        `${letter}.${number}`,
        number,
        preprinted,
        byNumber.get(`${letter} ${number}`) ?? [],
        side,
        source,
      );
    }),
  ]);
  const beside = byNumber.get(undefined) ?? [];
  const more =
    beside.length === 0 ? [] : [lineRow(`${letter}.more`, '', onAddedPage(source.addedPage), beside, side, source)];
  return [
    {
      key: letter,
      kind: 'heading',
      cells: [
        { runs: [{ text: `${letter}. ${title}` }], span: 2 },
        { runs: amountRuns(source.keep, `totals.${letter}`, source.figures.totals[total]), align: 'right' },
      ],
    },
    ...lines,
    ...more,
  ];
}

/** What has no line left stands in one amount, with its lines on the page that is added. */
export const onAddedPage = (number = '6'): string => `See page ${number}`;

const isOf = (letter: SummaryLetter, place: SummaryRow['place']): boolean =>
  place === (letter === 'K' || letter === 'M' ? 'due' : 'paid');

function lineRow(
  key: string,
  number: string,
  preprinted: string,
  rows: readonly SummaryRow[],
  side: Side,
  { keep }: SummariesSource,
): FormRow {
  return summaryLine({ key, number, preprinted, keepsWords: isPreprinted(preprinted), rows, side, keep });
}

function calculation(
  whose: 'borrower' | 'seller',
  [due, paid]: readonly [SummaryLetter, SummaryLetter],
  { keep, figures }: SummariesSource,
): FormRow[] {
  const row = (letter: SummaryLetter, isOff: boolean): FormRow => ({
    key: `calculation.${letter}`,
    kind: 'line',
    cells: [
      { runs: [{ text: `Total ${summarySections[letter].title} (${letter})` }], span: 2 },
      {
        runs: amountRuns(keep, `totals.${letter}`, figures.totals[sections[letter].total], (amount) =>
          inCents(isOff ? negateCents(amount) : amount),
        ),
        align: 'right',
      },
    ],
  });
  return [
    {
      key: `calculation.${whose}`,
      kind: 'heading',
      cells: [{ runs: [{ text: 'CALCULATION' }], span: columns.length }],
    },
    row(due, false),
    row(paid, true),
  ];
}

/** The cash of a side without its sign: a box tells which way it goes. */
function cashRow(
  whose: 'borrower' | 'seller',
  words: string,
  whom: string,
  total: StatementTotal | null,
  { keep }: SummariesSource,
): FormRow {
  const amount = total?.kind === 'figure' ? total.value : 0;
  return {
    key: `cash.${whose}`,
    kind: 'total',
    cells: [
      { runs: [{ text: `${words} `, isBold: true }, { text: fromOrTo(amount > 0, amount < 0, whom) }], span: 2 },
      {
        runs: amountRuns(keep, `totals.cash.${whose}`, total, (cash) => inCents(cash < 0 ? negateCents(cash) : cash)),
        align: 'right',
      },
    ],
  };
}
