import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './index.ts';

/** A line of a settlement, the amount as it is read. */
interface Fee {
  id: number;
  payee: string;
  purpose: string;
  amount: string;
}

const rows: readonly Fee[] = [
  { id: 1, payee: 'First Ficus Title', purpose: 'Owner policy premium', amount: '845.00' },
  { id: 2, payee: 'Harbor Escrow', purpose: 'Settlement fee', amount: '650.00' },
  { id: 3, payee: 'Adams County', purpose: 'Recording fee, mortgage', amount: '126.00' },
  { id: 4, payee: 'Acorn Savings', purpose: 'Payoff, first mortgage', amount: '187,342.19' },
];

const meta = {
  title: 'Data/Table',
  component: Table<Fee>,
  args: {
    caption: 'Disbursements',
    columns: [
      { id: 'payee', header: 'Payee', cell: (fee) => fee.payee, rowHead: true },
      { id: 'purpose', header: 'Purpose', cell: (fee) => fee.purpose },
      { id: 'amount', header: 'Amount', cell: (fee) => fee.amount, numeric: true, width: '128px' },
    ],
    rows,
    rowKey: (fee) => fee.id,
  },
  decorators: [
    (Story) => (
      <div className="max-w-140 p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table<Fee>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { density: 'roomy' } };
