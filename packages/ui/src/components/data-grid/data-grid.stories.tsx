import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, UserRoundPen } from 'lucide-react';
import { fn } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { DataGrid, type DataGridProps, type GridColumn } from './index.ts';

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

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
export const columns: GridColumn<FileRow>[] = [
  { id: 'number', header: 'File', value: (row) => row.number, kind: 'identifier', width: 80 },
  { id: 'buyer', header: 'Buyer or borrower', value: (row) => row.buyer, minWidth: 140 },
  { id: 'property', header: 'Property', value: (row) => row.property, grow: 1.4, minWidth: 180 },
  {
    id: 'price',
    header: 'Sale price',
    value: (row) => row.price,
    text: (row) => money.format(row.price / 100),
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

const Held = (args: Partial<DataGridProps<FileRow>>) => (
  <div className="flex h-[600px] flex-col">
    <DataGrid label="Recent files" columns={columns} rows={rows} rowKey={(row) => row.number} {...args} />
  </div>
);
const rows = makeRows(500);

const meta = {
  title: 'Data/Data grid',
  component: Held,
  parameters: { layout: 'fullscreen' },
  excludeStories: ['makeRows', 'columns'],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    filter: 'anytown',
    onRowOpen: fn(),
    rowAction: fn(),
    rowHref: (row) => `#${row.number}`,
    defaultState: { sort: [{ column: 'closing', direction: 'ascending' }] },
  },
};
