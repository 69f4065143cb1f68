import { useState } from 'react';
import {
  type CellEdit,
  DataGrid,
  type DataGridProps,
  dateEditor,
  type GridColumn,
  moneyEditor,
  numberEditor,
  selectEditor,
  textEditor,
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

/** A grid whose lines can be changed, as a screen would hold them. */
export function Charges({
  count = 30,
  height = 480,
  onCellsChange,
  ...props
}: Partial<DataGridProps<ChargeLine>> & { count?: number; height?: number }) {
  const [rows, setRows] = useState(() => makeCharges(count));
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
        {...props}
      />
    </div>
  );
}
