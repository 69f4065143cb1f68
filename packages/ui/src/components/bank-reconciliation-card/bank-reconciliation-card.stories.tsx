import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '../popover-card/story-cards.tsx';
import { BankReconciliationCard, type BankReconciliationCardProps, type ReconciliationItem } from './index.ts';

export const bank: ReconciliationItem = {
  kind: 'bank',
  transactionType: 'Outgoing Wire',
  autoReconTransactionTypeCode: '495',
  transactionDescription: 'OUTGOING MONEY TRANSFER',
  issue: 'Amount Mismatch',
  transactionAmount: -9784020,
  bankReferenceNumber: 'IMA 0415 0098',
  customerReferenceNumber: '12-3456',
  notes: 'Fee of 25.00 taken out by the receiving bank.',
};

const Sample = (args: Omit<BankReconciliationCardProps, 'children'>) => (
  <CardPage height={360}>
    <BankReconciliationCard {...args}>
      <button type="button" className="text-link underline">
        Item
      </button>
    </BankReconciliationCard>
  </CardPage>
);

const meta = {
  title: 'Overlays/Bank reconciliation card',
  component: Sample,
  args: { label: 'Bank item', data: bank },
  excludeStories: ['bank'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };
