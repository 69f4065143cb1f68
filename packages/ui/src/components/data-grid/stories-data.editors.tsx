import { useState } from 'react';
import {
  type CellOption,
  checkboxEditor,
  DataGrid,
  type DataGridProps,
  dateEditor,
  type GridColumn,
  memoEditor,
  moneyEditor,
  percentEditor,
  pickerEditor,
} from './index.ts';

/** A share of a commission, with an editor of each kind. */
export interface Share {
  id: number;
  payee: string | null;
  share: string | null;
  paid: boolean;
  due: string | null;
  note: string;
  amount: number | null;
}

const companies: readonly CellOption[] = [
  'Acorn Savings',
  'Acorn Realty',
  'Epsilon Title Co.',
  'Ficus Bank',
  'Harbor Escrow',
  'Lindley Surveying',
].map((label, at) => ({ value: `c${at + 1}`, label }));

const labelOf = (value: string) => companies.find((company) => company.value === value)?.label;

/** Found by the beginning of the name, after a while, as a server answers. */
export const searchCompanies =
  (milliseconds: number): Parameters<typeof pickerEditor>[0]['search'] =>
  ({ text, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const items = companies.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
      setTimeout(() => resolve({ items, total: items.length }), milliseconds);
    });

const due = dateEditor({ today: '2026-04-15' });
const shareOf = percentEditor();
const paid = checkboxEditor();

const columnsWith = (milliseconds: number): GridColumn<Share>[] => {
  const payee = pickerEditor({ search: searchCompanies(milliseconds), labelOf });
  return [
    {
      id: 'payee',
      header: 'Payee',
      value: (row) => row.payee,
      text: (row) => payee.format(row.payee),
      minWidth: 160,
      editor: payee,
    },
    {
      id: 'share',
      header: 'Share',
      value: (row) => row.share,
      text: (row) => shareOf.format(row.share),
      kind: 'number',
      width: 100,
      editor: shareOf,
    },
    {
      id: 'paid',
      header: 'Paid',
      value: (row) => row.paid,
      text: (row) => paid.format(row.paid),
      width: 60,
      editor: paid,
    },
    {
      id: 'due',
      header: 'Due',
      value: (row) => row.due,
      text: (row) => due.format(row.due),
      kind: 'date',
      width: 110,
      editor: due,
    },
    { id: 'note', header: 'Note', value: (row) => row.note, minWidth: 160, editor: memoEditor({ maxLength: 40 }) },
    { id: 'amount', header: 'Amount', value: (row) => row.amount, kind: 'money', width: 110, editor: moneyEditor() },
  ];
};

const first: readonly Share[] = [1, 2, 3].map((id) => ({
  id,
  payee: `c${id}`,
  share: '2.5',
  paid: id === 2,
  due: '2026-04-15',
  note: 'Net of the fee',
  amount: 540000,
}));

/** Shares with an editor of each kind; the search for payees takes some milliseconds. */
export function Shares({ wait = 50, ...props }: Partial<DataGridProps<Share>> & { wait?: number }) {
  const [rows, setRows] = useState(first);
  const [columns] = useState(() => columnsWith(wait));
  return (
    <div className="flex h-[120px] flex-col">
      <DataGrid
        label="Shares"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        {...props}
        onCellsChange={(edits, details) => {
          setRows((before) =>
            before.map((row) => {
              const own = edits.filter(({ key }) => key === row.id);
              return { ...row, ...Object.fromEntries(own.map(({ column, value }) => [column, value])) };
            }),
          );
          return props.onCellsChange?.(edits, details);
        }}
      />
    </div>
  );
}
