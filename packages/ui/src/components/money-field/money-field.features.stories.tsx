import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { MoneyField } from './index.ts';

const meta = {
  title: 'Fields/MoneyField/Features',
  component: MoneyField,
  args: { label: 'Lender credit' },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <MoneyField label="Sale price" defaultValue={18000000} />
    <MoneyField label="Lender credit" defaultValue={-250000} />
    <MoneyField label="Earnest money" required />
    <MoneyField label="Deposit" defaultValue={0} />
    <MoneyField label="Escrow balance" defaultValue={-141472} balance />
    <MoneyField label="Principal" defaultValue={9784020} error="More than the loan amount." />
    <MoneyField label="Wire fee" defaultValue={2500} warning="The usual fee is 20.00." />
    <MoneyField label="Owner policy" defaultValue={18000000} mode="read" reason="Locked by the settlement" />
    <MoneyField label="Seller credit" defaultValue={-250000} mode="read" />
    <MoneyField label="Per diem" disabled disabledReason="Enter the principal first" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const NegativeIsReadOutAsMinus: Story = {
  args: { defaultValue: -250000 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveValue('(2,500.00)');
    await expect(input).toHaveAccessibleDescription('minus 2,500.00');
  },
};
