import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { failedCard, loadingCard, shownCard } from '../popover-card/story-cards.tsx';
import base, { bank } from './bank-reconciliation-card.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/Bank reconciliation card/Features',
  args: { ...base.args, data: bank, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.55
export const AmountMismatch: Story = {
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getByText('Amount Mismatch')).toBeVisible();
    await expect(box.getByText('Wire')).toBeVisible();
    await expect(box.getByText('minus $97,840.20')).toBeInTheDocument();
    await expect(box.getByText('($97,840.20)')).toBeVisible();
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};
export const OtherIssue: Story = {
  args: {
    data: { ...bank, kind: 'bank', transactionAmount: 4500, transactionType: 'Check', issue: 'Not in the file' },
  },
  play: async () => {
    const box = within(await shownCard());
    await expect(box.queryByText('Wire')).toBeNull();
    await expect(box.getByText('Not in the file')).toBeVisible();
  },
};
// holds blocks 2.55, blocks 3.29
export const CheckOfAFile: Story = {
  args: {
    label: 'Check 20417',
    fileHref: () => '#file',
    reconciliationHref: (id) => `#reconciliation-${id}`,
    data: {
      kind: 'check',
      gfNo: '12-3456',
      checkNumber: '20417',
      checkDate: '2013-04-15',
      amount: 20675,
      payee: 'Info Co.',
      payeeCompanyID: 2210,
      address1: '9 Data Dr',
      city: 'Sometown',
      state: 'ST',
      zip: '12346',
      reconciliationID: 77,
      reconciliationDate: '2013-04-30',
      memo: 'Flood and tax services',
    },
  },
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getByRole('link', { name: '12-3456' })).toBeVisible();
    await expect(box.getByRole('link', { name: '04/30/2013' })).toHaveAttribute('href', '#reconciliation-77');
    await expect(box.getByText('Reconciled')).toBeVisible();
  },
};
// holds blocks 3.29
export const DepositByWire: Story = {
  args: {
    label: 'Wire 5512',
    data: {
      kind: 'deposit',
      gfNo: '12-3456',
      wireNumber: '5512',
      depositDate: '2013-04-15',
      expectedWireDate: '2013-04-15',
      amount: 16200000,
      payor: 'Ficus Bank',
      referenceNumber: 'FB 20130415',
    },
  },
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getByText('$162,000.00')).toBeVisible();
    await expect(box.queryByText('Reconciled')).toBeNull();
  },
};
export const Loading: Story = loadingCard;
export const Failed: Story = failedCard;
