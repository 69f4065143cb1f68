import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import { alwaysFails, neverAnswers } from '../popover-card/story-cards.tsx';
import type { RemitDetail } from './index.ts';
import base, { remit } from './remit-card.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/E-remit card/Features',
  args: { ...base.args, data: remit, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

const card = async () => {
  const box = await screen.findByRole('dialog');
  // It fades in.
  await waitFor(() => expect(box).toBeVisible());
  return box;
};

export const Policies: Story = {
  play: async () => {
    const box = within(await card());
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
};
export const Documents: Story = {
  play: async () => {
    const box = within(await card());
    await userEvent.click(box.getByRole('tab', { name: /Documents/ }));
    await expect(box.getByRole('list', { name: 'Documents' })).toBeVisible();
  },
};
export const NoPolicyNoDocument: Story = {
  args: { data: { policies: [], documents: [] } },
  play: async () => {
    await expect(within(await card()).getByText('No documents')).toBeVisible();
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
  play: async () => void (await card()),
};
export const Loading: Story = {
  args: { data: undefined, load: () => neverAnswers<RemitDetail>() },
  play: async () => {
    await expect(await within(await card()).findByRole('status')).toHaveTextContent('Loading');
  },
};
export const Failed: Story = {
  args: { data: undefined, load: () => alwaysFails<RemitDetail>() },
  play: async () => {
    await expect(await within(await card()).findByRole('alert')).toBeVisible();
  },
};
export const Dark: Story = { play: async () => void (await card()), ...looks.dark };
export const HighContrast: Story = { play: async () => void (await card()), ...looks.contrast };
export const Roomy: Story = { play: async () => void (await card()), ...looks.roomy };
