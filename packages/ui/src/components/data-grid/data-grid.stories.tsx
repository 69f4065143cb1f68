import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DataGrid, type DataGridProps } from './index.ts';
import { columns, type FileRow, makeRows } from './stories-data.tsx';

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
