import type { FormBlock, FormCell, FormColumn, FormRow, FormRun } from '@closewright/domain/forms';
import type { PrintedForm } from '../../src/platform/pdf/index.ts';

const run = (text: string, more: Omit<FormRun, 'text'> = {}): FormRun => ({ text, ...more });
const cell = (text: string, more: Omit<FormCell, 'runs'> = {}): FormCell => ({ runs: [run(text)], ...more });
const amount = (text: string): FormCell => cell(text, { align: 'right' });
const text = (kind: 'heading' | 'subheading' | 'paragraph' | 'note', ...runs: FormRun[]): FormBlock => ({ kind, runs });
const table = (label: string, columns: readonly FormColumn[], rows: readonly FormRow[]): FormBlock => ({
  kind: 'table',
  label,
  columns,
  rows,
});

const long = 'Consolidated Northwestern and Transcontinental Mortgage Lending Association';

const facts = (label: string): FormBlock =>
  table(
    label,
    [{ share: 2 }, { share: 3 }],
    ['Date Issued', 'Borrower', 'Property'].map((fact) => ({
      key: `${label}.${fact}`,
      kind: 'line',
      cells: [{ runs: [run(fact, { isBold: true })] }, cell(`${long}\n98765 Camino de la Sierra Vieja, Unit 1402`)],
    })),
  );

const costColumns: readonly FormColumn[] = [
  { share: 3 },
  { share: 50 },
  { share: 10, heading: 'At Closing', under: 'Borrower-Paid' },
  { share: 10, heading: 'Before Closing', under: 'Borrower-Paid' },
  { share: 10, heading: 'Paid by Others' },
];

const section = (letter: string, count: number): FormRow[] => [
  {
    key: letter,
    kind: 'subheading',
    cells: [cell(`${letter}. Services`, { span: 2 }), cell('$12,345,678.90', { span: 2, align: 'center' }), cell('')],
  },
  ...Array.from({ length: count }, (_, at): FormRow => {
    const number = String(at + 1).padStart(2, '0');
    const label = at % 4 === 3 ? '' : `Title – Service ${letter}.${number} to ${long}`;
    const paid = at % 4 === 3 ? '' : `$${at + 1},234,567.89`;
    const cells = [cell(number), cell(label), amount(paid), amount(''), amount(paid && `(L) ${paid}`)];
    return { key: `${letter}.${number}`, kind: 'line', cells };
  }),
  {
    key: `${letter}.total`,
    kind: 'total',
    cells: [cell('TOTAL COSTS (Borrower-Paid)', { span: 2 }), amount('$98,765,432.10'), amount('-$0.01'), cell('')],
  },
];

const side = (name: string, count: number) => ({
  share: 1,
  blocks: [
    table(
      name,
      [{ share: 4 }, { share: 1 }],
      [
        { key: name, kind: 'heading', cells: [cell(name), amount('$1,234,567.89')] },
        ...Array.from(
          { length: count },
          (_, at): FormRow => ({
            key: `${name}.${at}`,
            kind: 'line',
            cells: [cell(`Adjustment ${at} of ${long} from 01/01/2026 to 12/31/2026`), amount(`-$${at}00.00`)],
          }),
        ),
      ],
    ),
  ],
});

/** A form with everything that one may have, and more on its last page than paper has room for. */
export const formSample: PrintedForm = {
  title: 'Closing Disclosure of file NM-2026-0000123',
  author: long,
  createdAt: new Date('2026-03-04T15:06:07Z'),
  footer: 'Closing Disclosure · Loan ID # 0123456789-ABCDEFGHIJ-0123456789 · Version 12, Sent to lender',
  document: {
    title: 'Closing Disclosure',
    pages: [
      {
        number: '1',
        blocks: [
          text('heading', run('Closing Disclosure')),
          text(
            'paragraph',
            run('This form is a statement of '),
            run('final', { isBold: true }),
            run(' loan terms.', { isItalic: true }),
          ),
          {
            kind: 'sides',
            sides: ['Closing Information', 'Transaction Information', 'Loan Information'].map((label) => ({
              share: 1,
              blocks: [text('subheading', run(label)), facts(label)],
            })),
          },
          text('note', run('Amount can increase over time ☒ YES ☐ NO', { isBold: true, isItalic: true })),
        ],
      },
      {
        number: '2a',
        footer: [run('CLOSING DISCLOSURE   PAGE 2A OF 5 • LOAN ID # '), run('0123456789-ABCDEFGHIJ-0123456789')],
        blocks: [
          text('heading', run('Closing Cost Details')),
          table('Closing Cost Details', costColumns, [
            { key: 'Loan Costs', kind: 'heading', cells: [cell('Loan Costs', { span: 5 })] },
            ...['A', 'B', 'C'].flatMap((letter) => section(letter, 12)),
          ]),
        ],
      },
      {
        number: '3',
        blocks: [
          text('heading', run('Summaries of Transactions')),
          {
            kind: 'sides',
            sides: [side('K. Due from Borrower at Closing', 60), side('M. Due to Seller at Closing', 20)],
          },
        ],
      },
    ],
  },
};
