import { counted, formatDate, formatInstant, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { PackItem, ReconciliationPack } from '@closewright/domain/reconciliation';
import type { PackSection, PaperBlock } from '../../../platform/pdf/index.ts';

type Table = Extract<PaperBlock, { kind: 'table' }>;

/** An amount as a pack says it; nothing where there is none. */
export const money = (amount: number | null): string => formatMoney(amount === null ? null : cents(amount));

/** A table; `totals` are the places of rows that are sums. */
export const table = (
  columns: Table['columns'],
  rows: readonly (readonly string[])[],
  totals: readonly number[] = [],
): Table => ({ kind: 'table', columns, rows, totals });

/** A list with its sum beneath, or what is said where it is empty. */
export const listed = (
  columns: Table['columns'],
  rows: readonly (readonly string[])[],
  { sum, none }: { readonly sum?: readonly string[]; readonly none: string },
): PaperBlock =>
  rows.length === 0
    ? { kind: 'paragraph', text: none }
    : table(columns, sum ? [...rows, sum] : rows, sum ? [rows.length] : []);

export const amountColumn = { heading: 'Amount', share: 1.2, align: 'right' } as const;
const figures = [
  { heading: 'What', share: 4 },
  { heading: 'Items', share: 0.8, align: 'right' },
  amountColumn,
] as const;

/** What the bank had, and what it will have once both sides have everything. */
export function adjustedSection({ threeWay, bankItems }: ReconciliationPack): PackSection {
  const { statement, inTransit, outstanding, adjusted } = threeWay;
  const told =
    statement === null
      ? [['The bank has told no balance', '', '']]
      : [
          [`Balance of the bank, ${formatDate(statement.of)}`, '', money(statement.closing)],
          ['Items of the bank since', String(statement.since.count), money(statement.since.amount)],
        ];
  const waiting = bankItems.map(({ date, kind, text, checkNumber, amount }) => [
    ...[formatDate(date), kind, checkNumber === null ? text : `Check ${checkNumber} ${text}`.trim(), money(amount)],
  ]);
  return {
    isPage: true,
    blocks: [
      { kind: 'heading', text: 'Adjusted bank balance' },
      table(
        figures,
        [
          ...told,
          ['Deposits in transit', String(inTransit.count), money(inTransit.amount)],
          ['Outstanding payments', String(outstanding.count), money(outstanding.amount)],
          ['Adjusted bank balance', '', money(adjusted)],
        ],
        [told.length + 2],
      ),
      { kind: 'subheading', text: 'Items of the bank that the book does not have' },
      listed(
        [{ heading: 'Date', share: 1 }, { heading: 'Kind', share: 1.2 }, { heading: 'Text', share: 4 }, amountColumn],
        waiting,
        { none: 'None.' },
      ),
    ],
  };
}

/** How the book came from the day before to this one. */
export const bookSection = ({
  threeWay: { opening, receipts, disbursements, book },
}: ReconciliationPack): PackSection => ({
  blocks: [
    { kind: 'heading', text: 'Book balance' },
    table(
      figures,
      [
        ['At the beginning of the day', '', money(opening)],
        ['Receipts of the day', String(receipts.count), money(receipts.amount)],
        ['Disbursements of the day', String(disbursements.count), money(disbursements.amount)],
        ['Book balance', '', money(book)],
      ],
      [3],
    ),
  ],
});

const itemColumns = [
  { heading: 'Date', share: 1 },
  { heading: 'Number', share: 1.2 },
  { heading: 'Name', share: 3 },
  { heading: 'File', share: 1.2 },
  { heading: 'Days', share: 0.6, align: 'right' },
  amountColumn,
] as const;

/** The number of a check, the slip of a deposit or the reference of a wire. */
const numberOf = ({ checkNumber, slip, reference, kind }: PackItem): string =>
  checkNumber === null ? (slip === null ? (reference ?? kind) : `Slip ${slip}`) : String(checkNumber);

const itemRow = (item: PackItem): string[] => [
  ...[formatDate(item.date), numberOf(item), item.name || item.kind, item.fileNumber ?? ''],
  ...[String(item.age), money(item.amount)],
];

const sumRow = (label: string, amount: number): string[] => ['', '', label, '', '', money(amount)];

/** What the book has received and the bank has not. */
export const inTransitSection = ({ inTransit, threeWay }: ReconciliationPack): PackSection => ({
  isPage: true,
  blocks: [
    { kind: 'heading', text: 'Deposits in transit' },
    listed(itemColumns, inTransit.map(itemRow), {
      none: 'None.',
      sum: sumRow(counted(inTransit.length, 'deposit'), threeWay.inTransit.amount),
    }),
  ],
});

/** What the book has paid and the bank has not, by age. */
export const outstandingSection = ({ outstanding, threeWay }: ReconciliationPack): PackSection => ({
  blocks: [
    { kind: 'heading', text: 'Outstanding payments by age' },
    ...outstanding.flatMap(({ label, count, amount, items }): PaperBlock[] => [
      { kind: 'subheading', text: label },
      listed(itemColumns, items.map(itemRow), { none: '', sum: sumRow(counted(count, 'payment'), amount) }),
    ]),
    {
      kind: 'paragraph',
      text: `${counted(threeWay.outstanding.count, 'payment')} outstanding, ${money(threeWay.outstanding.amount)} in all.`,
    },
  ],
});

/** What waits for somebody, with what was said of it. */
export const exceptionsSection = ({ exceptions, zone }: ReconciliationPack): PackSection => ({
  isPage: true,
  blocks: [
    { kind: 'heading', text: 'Exceptions' },
    listed(
      [
        { heading: 'Since', share: 1 },
        { heading: 'Days', share: 0.6, align: 'right' },
        { heading: 'What', share: 1.5 },
        { heading: 'Item and notes', share: 4 },
        { heading: 'Next step', share: 1.2 },
        amountColumn,
      ],
      exceptions.map(({ since, age, kind, item, notes, nextStep, amount }) => [
        ...[formatDate(since), String(age), kind],
        [item, ...notes.map(({ text, by, at }) => `${formatInstant(at, zone)} ${by}: ${text}`)].join('\n'),
        ...[nextStep, money(amount)],
      ]),
      { none: 'None.' },
    ),
  ],
});
