import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { chooseAll, type MergeRow, MergeTable } from './index.ts';

const rows: MergeRow[] = [
  {
    field: 'closing',
    label: 'Closing',
    yours: '2013-04-15',
    theirs: '2013-04-16',
    yoursText: '04/15/2013',
    theirsText: '04/16/2013',
  },
  {
    field: 'price',
    label: 'Sale price',
    yours: 18000000,
    theirs: 17950000,
    yoursText: '180,000.00',
    theirsText: '179,500.00',
    numeric: true,
  },
  { field: 'place', label: 'Place of closing', yours: 'Epsilon Title Co., 123 Commerce Pl., Somecity', theirs: null },
];

const Held = (args: { rows: readonly MergeRow[] }) => {
  const [value, setValue] = useState(() => chooseAll(args.rows, 'yours'));
  return (
    <div className="max-w-180 p-3">
      <MergeTable rows={args.rows} value={value} onValueChange={setValue} />
    </div>
  );
};

const meta = { title: 'Data/Merge table', component: Held, args: { rows } } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { rows: rows.slice(0, 2) } };
