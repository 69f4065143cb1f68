import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base from './table.stories.tsx';

const meta = { ...base, title: 'Data/Table/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const totals: Partial<Record<string, string>> = { payee: 'Total', amount: '188,963.19' };
const withTotal = base.args.columns.map((column) => ({ ...column, total: totals[column.id] ?? null }));

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Disbursements' });
    const row = within(table).getByRole('row', { name: /Harbor Escrow/ });
    await expect(within(row).getByRole('rowheader', { name: 'Harbor Escrow' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'Amount' })).toBeVisible();
    await expect(getComputedStyle(within(row).getByText('650.00')).textAlign).toBe('end');
  },
  ...inLooks('roomy', 'rtl'),
};
export const Total: Story = { args: { columns: withTotal }, ...inLooks('dark', 'contrast') };
export const Empty: Story = { args: { rows: [] } };
export const HiddenCaption: Story = {
  args: { captionHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'Disbursements' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    rows: base.args.rows.map((fee) =>
      fee.id === 3 ? { ...fee, purpose: `${fee.purpose}, 14 pages, with the assignment of rents and the rider` } : fee,
    ),
  },
};
export const Compact: Story = { args: { density: 'compact' } };
