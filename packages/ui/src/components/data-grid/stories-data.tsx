import { Lock, UserRoundPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../badge/index.ts';
import {
  type CellEdit,
  DataGrid,
  type DataGridProps,
  dateEditor,
  type GridColumn,
  moneyEditor,
  numberEditor,
  type RowActs,
  type RowsChange,
  selectEditor,
  textEditor,
  withRowEdits,
} from './index.ts';

/** One line of a check register, amounts in cents. */
export interface ChargeLine {
  id: number;
  description: string;
  payee: string;
  payer: 'buyer' | 'seller' | 'lender' | null;
  due: string | null;
  quantity: number | null;
  amount: number | null;
  locked: boolean;
}

const charges = [
  ['Owner policy premium', 'First Ficus Title', 'seller', 84500],
  ['Loan policy premium', 'First Ficus Title', 'buyer', 47500],
  ['Settlement fee', 'Harbor Escrow', 'buyer', 65000],
  ['Recording fee, deed', 'Adams County', 'buyer', 8400],
  ['Recording fee, mortgage', 'Adams County', 'buyer', 12600],
  ['Transfer tax', 'Adams County', 'seller', 350000],
  ['Survey', 'Lindley Surveying', 'buyer', 42500],
  ['Payoff, first mortgage', 'Acorn Savings', 'seller', 18734219],
  ['Seller credit', 'Jane Homebuyer', 'seller', -250000],
  ['Courier', 'Harbor Escrow', 'buyer', 3500],
] as const;

/** The same each time. */
export const makeCharges = (count: number): ChargeLine[] =>
  Array.from({ length: count }, (_, at) => {
    const [description, payee, payer, amount] = charges[at % charges.length] ?? charges[0];
    const round = Math.floor(at / charges.length);
    return {
      id: at + 1,
      description: round === 0 ? description : `${description} ${round + 1}`,
      payee,
      payer,
      due: `2026-0${1 + (at % 6)}-${String(1 + ((at * 5) % 28)).padStart(2, '0')}`,
      quantity: 1 + (at % 3),
      amount: amount + round * 100,
      locked: at % 10 === 7,
    };
  });

export const payers = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
  { value: 'lender', label: 'Lender' },
];

const payer = selectEditor(payers);

export const chargeColumns: GridColumn<ChargeLine>[] = [
  {
    id: 'description',
    header: 'Charge',
    value: (row) => row.description,
    rowHeader: true,
    minWidth: 180,
    editor: textEditor({ required: true, maxLength: 60 }),
    editable: (row) => (row.locked ? 'This line comes from the payoff.' : true),
  },
  { id: 'payee', header: 'Payee', value: (row) => row.payee, minWidth: 150, groupable: true },
  {
    id: 'payer',
    header: 'Paid by',
    value: (row) => row.payer,
    text: (row) => payer.format(row.payer),
    width: 90,
    groupable: true,
    editor: payer,
  },
  {
    id: 'due',
    header: 'Due',
    value: (row) => row.due,
    text: (row) => dueDate.format(row.due),
    kind: 'date',
    width: 96,
    editor: dateEditor({ today: '2026-04-15' }),
  },
  {
    id: 'quantity',
    header: 'Count',
    value: (row) => row.quantity,
    kind: 'number',
    width: 64,
    editor: numberEditor({ min: 0, max: 999 }),
  },
  {
    id: 'amount',
    header: 'Amount',
    value: (row) => row.amount,
    kind: 'money',
    width: 120,
    total: 'sum',
    editor: moneyEditor(),
    editable: (row) => (row.locked ? 'This amount comes from the payoff.' : true),
  },
];
const dueDate = dateEditor({ today: '2026-04-15' });

/** The lines with the edits made. */
export const applyEdits = (rows: readonly ChargeLine[], edits: readonly CellEdit<ChargeLine>[]): ChargeLine[] =>
  rows.map((row) => {
    const own = edits.filter(({ key }) => key === row.id);
    return own.length === 0 ? row : { ...row, ...Object.fromEntries(own.map(({ column, value }) => [column, value])) };
  });

/** The lines with what an act did to rows and cells. */
export const applyChange = (rows: readonly ChargeLine[], { rows: edits, cells }: RowsChange<ChargeLine>) =>
  applyEdits(
    withRowEdits(rows, edits, (row) => row.id),
    cells,
  );

/** A grid whose lines can be changed, and with `acts` added, removed and moved, as a screen would hold them. */
export function Charges({
  count = 30,
  height = 480,
  onCellsChange,
  acts,
  ...props
}: Partial<DataGridProps<ChargeLine>> & { count?: number; height?: number; acts?: Partial<RowActs<ChargeLine>> }) {
  const [rows, setRows] = useState(() => makeCharges(count));
  const lastID = useRef(1000);
  const rowActs: RowActs<ChargeLine> = {
    create: (beside) => ({
      id: ++lastID.current,
      description: '',
      payee: beside?.payee ?? '',
      payer: null,
      due: null,
      quantity: null,
      amount: null,
      locked: false,
    }),
    copy: (row) => ({ ...row, id: ++lastID.current, locked: false }),
    removable: (row) => (row.locked ? 'This line comes from the payoff.' : true),
    ...acts,
    onChange(change, details) {
      setRows((before) => applyChange(before, change));
      return acts?.onChange?.(change, details);
    },
  };
  return (
    <div className="flex flex-col" style={{ height }}>
      <DataGrid
        label="Charges"
        columns={chargeColumns}
        rows={rows}
        rowKey={(row) => row.id}
        onCellsChange={(edits, details) => {
          setRows((before) => applyEdits(before, edits));
          return onCellsChange?.(edits, details);
        }}
        rowActs={acts && rowActs}
        {...props}
      />
    </div>
  );
}

/** One file of a list. */
export interface FileRow {
  number: string;
  buyer: string;
  property: string;
  price: number;
  closing: string;
  officer: string;
  mark: 'Open' | 'In use' | 'Locked';
}

const buyers = [
  'Jones, Stone',
  'Ramirez',
  'Okonkwo',
  'Petrov, Petrova',
  'Castellano',
  'Nguyen',
  'Hartley',
  'Somerset Dental PLLC',
];
const streets = [
  '456 Somewhere Ave, Anytown',
  '18 Quarry Rd, Somecity',
  '77 Lindley Ct, Anytown',
  '2210 Mill Pond Ln, Someplace',
];

/** Rows that are the same each time. */
export const makeRows = (count: number): FileRow[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `12-${3400 + at}`,
    buyer: buyers[(at * 7) % buyers.length] ?? '',
    property: streets[(at * 3) % streets.length] ?? '',
    price: 18_000_000 + ((at * 7919) % 9_000_000),
    closing: `2013-${String(4 + (at % 6)).padStart(2, '0')}-${String(1 + ((at * 5) % 28)).padStart(2, '0')}`,
    officer: ['Arnold', 'Marin', 'Okafor'][at % 3] ?? '',
    mark: at % 11 === 0 ? 'In use' : at % 17 === 0 ? 'Locked' : 'Open',
  }));

const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
/** The columns of a list of files. */
export const columns: GridColumn<FileRow>[] = [
  { id: 'number', header: 'File', value: (row) => row.number, kind: 'identifier', width: 80 },
  { id: 'buyer', header: 'Buyer or borrower', value: (row) => row.buyer, minWidth: 140 },
  { id: 'property', header: 'Property', value: (row) => row.property, grow: 1.4, minWidth: 180 },
  {
    id: 'price',
    header: 'Sale price',
    value: (row) => row.price,
    text: (row) => dollars.format(row.price / 100),
    kind: 'number',
    width: 110,
    priority: 2,
  },
  {
    id: 'closing',
    header: 'Closing',
    value: (row) => row.closing,
    text: (row) => row.closing.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
    kind: 'date',
    width: 96,
  },
  { id: 'officer', header: 'Officer', value: (row) => row.officer, kind: 'muted', width: 90, priority: 1 },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.mark,
    width: 122,
    render: (row) =>
      row.mark === 'Open' ? (
        <span className="text-muted">Open</span>
      ) : (
        <Badge tone={row.mark === 'In use' ? 'warning' : 'neutral'} icon={row.mark === 'In use' ? UserRoundPen : Lock}>
          {row.mark}
        </Badge>
      ),
  },
];
