import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import { alwaysFails, neverAnswers } from '../popover-card/story-cards.tsx';
import base, { epsilon } from './address-card.stories.tsx';
import type { AddressDetail } from './index.ts';

const meta = {
  ...base,
  title: 'Overlays/Address card/Features',
  args: { ...base.args, data: epsilon, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

const card = async () => {
  const box = await screen.findByRole('dialog');
  // It fades in.
  await waitFor(() => expect(box).toBeVisible());
  return box;
};

export const Filled: Story = {
  play: async () => {
    const box = within(await card());
    for (const text of ['Epsilon Title Co.', '1042', '123 Commerce Pl', 'Suite 400', 'Somecity', 'ST', '12344'])
      await expect(box.getByText(text)).toBeVisible();
  },
};
/** A contact without company and second line: what is empty has no row. */
export const FewFacts: Story = {
  args: { data: { name: 'Michael Jones', address1: '456 Somewhere Ave', city: 'Anytown', state: 'ST', zip: '12345' } },
  play: async () => {
    const box = within(await card());
    await expect(box.queryByText('Address 2')).toBeNull();
    await expect(box.queryByText('Company ID')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    data: {
      ...epsilon,
      name: 'The First National Title, Escrow and Settlement Company of Upper Somecity',
      address1: '12345 North Commercial Boulevard, Building C',
    },
  },
  play: async () => void (await card()),
};
export const Loading: Story = {
  args: { data: undefined, load: () => neverAnswers<AddressDetail>() },
  play: async () => {
    await expect(await within(await card()).findByRole('status')).toHaveTextContent('Loading');
  },
};
export const Failed: Story = {
  args: { data: undefined, load: () => alwaysFails<AddressDetail>() },
  play: async () => {
    await expect(await within(await card()).findByRole('alert')).toBeVisible();
  },
};
export const Dark: Story = { play: async () => void (await card()), ...looks.dark };
export const HighContrast: Story = { play: async () => void (await card()), ...looks.contrast };
export const Roomy: Story = { play: async () => void (await card()), ...looks.roomy };
