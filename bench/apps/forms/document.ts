import type { FormBlock, FormCell, FormColumn, FormDocument, FormRow } from '@closewright/domain/forms';

const cell = (text: string, more: Omit<FormCell, 'runs'> = {}): FormCell => ({ runs: text ? [{ text }] : [], ...more });
const amount = (cents: number): FormCell =>
  cell(cents === 0 ? '' : `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`, {
    align: 'right',
  });
const text = (kind: 'heading' | 'subheading' | 'paragraph', said: string): FormBlock => ({
  kind,
  runs: [{ text: said }],
});
const table = (label: string, columns: readonly FormColumn[], rows: readonly FormRow[]): FormBlock => ({
  kind: 'table',
  label,
  columns,
  rows,
});
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Like a closing disclosure: five pages, 202 rows, 867 cells. Every amount and most words are those of document `of`, so that none is laid out before. */
export function formOf(of: number): FormDocument {
  const cents = (at: number) => ((of + 1) * 7_919 * (at + 1)) % 9_000_000;
  const page = (number: string, ...blocks: FormBlock[]) => ({ number, blocks });
  return {
    title: 'Closing Disclosure',
    pages: [
      page(
        '1',
        text('heading', 'Closing Disclosure'),
        sides(...['Closing', 'Transaction', 'Loan'].map((name) => [text('subheading', name), facts(of, 6)])),
        ...['Loan Terms', 'Projected Payments'].flatMap((name) => [text('heading', name), facts(of, 5), facts(of, 3)]),
      ),
      page('2', text('heading', 'Closing Cost Details'), costs(of, cents)),
      page(
        '3',
        text('heading', 'Summaries of Transactions'),
        facts(of, 9),
        sides([transaction(of, cents, 40)], [transaction(of + 1, cents, 40)]),
      ),
      page('4', sides(paragraphs(of, 9), [...paragraphs(of + 1, 5), facts(of, 4)])),
      page('5', sides(paragraphs(of, 4), paragraphs(of + 2, 6)), contacts(of)),
    ],
  };
}

const sides = (...blocks: readonly FormBlock[][]): FormBlock => ({
  kind: 'sides',
  sides: blocks.map((own) => ({ share: 1, blocks: own })),
});

const facts = (of: number, count: number): FormBlock =>
  table(
    'Facts',
    [{ share: 2 }, { share: 3 }],
    numbers(count).map((at) => ({
      key: `${at}`,
      kind: 'line',
      cells: [
        { runs: [{ text: `What ${at} is`, isBold: true }] },
        cell(`${of + at} Somewhere Avenue, Anytown, ST 12345`),
      ],
    })),
  );

function costs(of: number, cents: (at: number) => number): FormBlock {
  const columns: readonly FormColumn[] = [
    ...[3, 30, 20].map((share) => ({ share })),
    ...['Borrower-Paid', 'Seller-Paid'].flatMap((under) => [
      { share: 9.4, heading: 'At Closing', under },
      { share: 9.4, heading: 'Before Closing', under },
    ]),
    { share: 9.4, heading: 'Paid by Others' },
  ];
  const rows = numbers(7).flatMap((section): FormRow[] => [
    {
      key: `${section}`,
      kind: 'subheading',
      cells: [cell(`Section ${section}`, { span: 3 }), { ...amount(cents(section)), span: 2 }, cell('', { span: 3 })],
    },
    ...numbers(8).map((at): FormRow => {
      const paid = numbers(5).map((column) =>
        amount(at < 6 && (at + column) % 3 === 0 ? cents(at * column + section) : 0),
      );
      const words = at < 6 ? [cell(`Fee ${at} of ${of}`), cell(`to Company ${of + at}`)] : [cell(''), cell('')];
      return { key: `${section}.${at}`, kind: 'line', cells: [cell(`0${at + 1}`), ...words, ...paid] };
    }),
  ]);
  const total: FormRow = {
    key: 'total',
    kind: 'total',
    cells: [cell('TOTAL', { span: 3 }), ...numbers(5).map((column) => amount(cents(column)))],
  };
  return table('Costs', columns, [...rows, total]);
}

const transaction = (of: number, cents: (at: number) => number, count: number): FormBlock =>
  table(
    'Transaction',
    [{ share: 3 }, { share: 30 }, { share: 12 }],
    [
      { key: 'head', kind: 'heading', cells: [cell('Due at Closing', { span: 2 }), amount(cents(of))] },
      ...numbers(count).map((at): FormRow => {
        const isUsed = at % 2 === 0;
        const cells = [cell(`${at + 1}`), cell(isUsed ? `Item ${of + at}` : ''), amount(isUsed ? cents(at) : 0)];
        return { key: `${at}`, kind: 'line', cells };
      }),
    ],
  );

const paragraphs = (of: number, count: number): FormBlock[] =>
  numbers(count).flatMap((at) => [
    text('subheading', `Feature ${at}`),
    text(
      'paragraph',
      `Your loan ${of + at} has this feature. ${'You should review your note for details of it. '.repeat(4)}`,
    ),
  ]);

const contacts = (of: number): FormBlock =>
  table(
    'Contacts',
    [{ share: 1 }, ...numbers(5).map((at) => ({ share: 1, heading: `Contact ${at}` }))],
    numbers(9).map((at) => ({
      key: `${at}`,
      kind: 'line',
      cells: [cell(`Fact ${at}`), ...numbers(5).map((column) => cell(column < 3 ? `Person ${of + column}` : ''))],
    })),
  );
