import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { failedCard, loadingCard, openCard, shownCard } from '../popover-card/story-cards.tsx';
import base, { remit } from './remit-card.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/E-remit card/Features',
  args: { ...base.args, data: remit, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.50, blocks 3.33
export const Policies: Story = {
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'O-9301-4412',
      'L-9301-4413',
      expect.stringContaining('Documents'),
    ]);
    // In the order of their sequence.
    await expect(box.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.any(String),
      expect.stringContaining('Basic premium'),
      expect.stringContaining('Endorsement 8.1'),
      expect.stringContaining('865.00'),
    ]);
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};
// holds blocks 2.50, blocks 3.33
export const Documents: Story = {
  play: async () => {
    const box = within(await shownCard());
    await userEvent.click(box.getByRole('tab', { name: /Documents/ }));
    await expect(box.getByRole('list', { name: 'Documents' })).toBeVisible();
  },
};
export const NoPolicyNoDocument: Story = {
  args: { data: { policies: [], documents: [] } },
  play: async () => {
    await expect(within(await shownCard()).getByText('No documents')).toBeVisible();
  },
};
export const ManyPolicies: Story = {
  args: {
    data: {
      ...remit,
      policies: Array.from({ length: 9 }, (_, at) => ({
        policyNumber: `O-9301-${4412 + at}`,
        premiums: [{ name: 'Basic premium', grossAmount: 81500, liability: 18000000, sequence: 10 }],
      })),
    },
  },
  ...openCard,
};
export const Loading: Story = loadingCard;
export const Failed: Story = failedCard;
