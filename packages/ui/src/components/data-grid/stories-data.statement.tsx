import { useRef, useState } from 'react';
import {
  type CellEdit,
  DataGrid,
  type DataGridProps,
  type GridCellState,
  type GridColumn,
  type GridFootLine,
  type GridRowState,
  type GridSection,
  moneyEditor,
  textEditor,
  withRowEdits,
} from './index.ts';

/** One line of a statement, amounts in cents. */
export interface StatementLine {
  id: string;
  /** Letter of its section. */
  section: string;
  line: string;
  description: string;
  payee: string;
  closing: number | null;
  before: number | null;
  seller: number | null;
  /** What is worked out for the amount at closing, and whether another one was typed over it. */
  worked: number | null;
  isOverridden: boolean;
}

const charge = (
  section: string,
  line: string,
  description: string,
  payee: string,
  closing: number | null,
  before: number | null = null,
  seller: number | null = null,
): StatementLine => ({
  id: `${section}${line}`,
  section,
  line,
  description,
  payee,
  closing,
  before,
  seller,
  worked: null,
  isOverridden: false,
});

export const statementLines: readonly StatementLine[] = [
  charge('B', '01', 'Appraisal fee', 'John Smith Appraisers Inc.', null, 40500),
  charge('B', '02', 'Credit report fee', 'Information Inc.', null, 2980),
  charge('B', '03', 'Flood determination fee', 'Info Co.', 2000),
  charge('C', '01', 'Pest inspection fee', 'Pests Co.', 12050),
  charge('C', '02', 'Survey fee', 'Surveys Co.', 8500),
  { ...charge('C', '03', 'Title, lender’s title insurance', 'Epsilon Title Co.', 50000), worked: 50000 },
  { ...charge('E', '01', 'Recording fees', 'Any County', 8500), worked: 9100, isOverridden: true },
  charge('E', '02', 'Transfer tax', 'Any State', null, null, 95000),
];

const titles: Record<string, string> = {
  B: 'Services borrower did not shop for',
  C: 'Services borrower did shop for',
  E: 'Taxes and other government fees',
  F: 'Prepaids',
};

export type Figure = 'closing' | 'before' | 'seller';
const figures: readonly Figure[] = ['closing', 'before', 'seller'];
const sumOf = (lines: readonly StatementLine[], letters: string, figure: Figure) =>
  lines.reduce<number | null>(
    (sum, line) => (letters.includes(line.section) && line[figure] !== null ? (sum ?? 0) + line[figure] : sum),
    null,
  );
const sums = (lines: readonly StatementLine[], letters: string) =>
  Object.fromEntries(figures.map((figure) => [figure, sumOf(lines, letters, figure)]));

const sumStates = Object.fromEntries(figures.map((figure) => [figure, { origin: 'calculated' }])) satisfies Record<
  string,
  GridCellState
>;
const sectionOf = (row: StatementLine) => row.section;

/** Sections with their sums, the total of two of them between, and what stands at the foot. */
export function outlineOfStatement(lines: readonly StatementLine[]) {
  const total: StatementLine = {
    ...charge('D', '', 'Total loan costs (B + C)', '', null),
    id: 'D',
    line: 'D',
    ...sums(lines, 'BC'),
  };
  const list: GridSection[] = ['B', 'C', 'D', 'E', 'F'].map((key) => {
    const title = titles[key];
    return title === undefined ? { key } : { key, title, cells: { line: key, ...sums(lines, key) }, states: sumStates };
  });
  const foot: GridFootLine[] = [
    {
      key: 'J',
      title: 'Total closing costs',
      note: 'D + I',
      cells: { line: 'J', ...sums(lines, 'BCEF') },
      states: sumStates,
    },
    {
      key: 'cash',
      title: 'Cash to close',
      cells: { closing: sumOf(lines, 'BCEF', 'closing') },
      states: sumStates,
      tone: 'total',
    },
  ];
  return { rows: [...lines, total], sections: { list, of: sectionOf }, foot };
}

export const statementColumns: GridColumn<StatementLine>[] = [
  { id: 'line', header: 'Line', value: (row) => row.line, width: 64, sortable: false },
  {
    id: 'description',
    header: 'Description',
    value: (row) => row.description,
    rowHeader: true,
    minWidth: 200,
    editor: textEditor(),
  },
  { id: 'payee', header: 'Payee', value: (row) => row.payee, minWidth: 140, editor: textEditor() },
  {
    id: 'closing',
    under: 'Borrower paid',
    header: 'At closing',
    value: (row) => row.closing,
    kind: 'money',
    width: 110,
    editor: moneyEditor(),
  },
  {
    id: 'before',
    under: 'Borrower paid',
    header: 'Before',
    value: (row) => row.before,
    kind: 'money',
    width: 100,
    editor: moneyEditor(),
  },
  {
    id: 'seller',
    under: 'Seller paid',
    header: 'At closing',
    value: (row) => row.seller,
    kind: 'money',
    width: 110,
    editor: moneyEditor(),
  },
];

const keyOf = (row: StatementLine) => row.id;
const isComputed = (row: StatementLine) => row.section === 'D';

/** The lines with the edits made: what is typed over a worked-out amount overrides it until it is reset. */
export const writeCells = (lines: readonly StatementLine[], edits: readonly CellEdit<StatementLine>[]) =>
  lines.map((line) => {
    const own = edits.filter(({ key }) => key === line.id);
    if (own.length === 0) return line;
    const amount = own.find(({ column }) => column === 'closing');
    return {
      ...line,
      ...Object.fromEntries(own.map(({ column, value }) => [column, value])),
      ...(amount && line.worked !== null && { isOverridden: !amount.isWorked }),
    };
  });

const stateOf = (row: StatementLine): GridRowState | undefined => {
  if (isComputed(row)) return { tone: 'subtotal', cells: sumStates };
  if (row.worked === null) return undefined;
  return {
    cells: { closing: row.isOverridden ? { origin: 'overridden', worked: row.worked } : { origin: 'calculated' } },
  };
};

/** A statement whose sections, sums and foot follow its lines, as a screen would hold it. */
export function Statement({
  height = 480,
  onCellsChange,
  ...props
}: Partial<DataGridProps<StatementLine>> & { height?: number }) {
  const [lines, setLines] = useState(statementLines);
  const made = useRef(0);
  const [known, setKnown] = useState(() => ({ lines, outline: outlineOfStatement(lines) }));
  if (known.lines !== lines) setKnown({ lines, outline: outlineOfStatement(lines) });
  return (
    <div className="flex flex-col" style={{ height }}>
      <DataGrid
        label="Title charges"
        columns={statementColumns}
        rowKey={keyOf}
        isComputed={isComputed}
        rowState={stateOf}
        onCellsChange={(edits, details) => {
          setLines((before) => writeCells(before, edits));
          return onCellsChange?.(edits, details);
        }}
        rowActs={{
          create: (_, section) => ({
            ...charge(section ?? 'F', '', '', '', null),
            id: `new ${++made.current}`,
            line: 'new',
          }),
          copy: (row) => ({ ...row, id: `new ${++made.current}` }),
          onChange: ({ rows, cells }) => setLines((before) => writeCells(withRowEdits(before, rows, keyOf), cells)),
        }}
        {...known.outline}
        {...props}
      />
    </div>
  );
}
