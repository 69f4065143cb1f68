import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { failedCard, loadingCard, openCard, shownCard } from '../popover-card/story-cards.tsx';
import base, { epsilon } from './address-card.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/Address card/Features',
  args: { ...base.args, data: epsilon, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.47
export const Filled: Story = {
  play: async () => {
    const box = within(await shownCard());
    for (const text of ['Epsilon Title Co.', '1042', '123 Commerce Pl', 'Suite 400', 'Somecity', 'ST', '12344'])
      await expect(box.getByText(text)).toBeVisible();
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};
/** A contact without company and second line: what is empty has no row. */
export const FewFacts: Story = {
  args: { data: { name: 'Michael Jones', address1: '456 Somewhere Ave', city: 'Anytown', state: 'ST', zip: '12345' } },
  play: async () => {
    const box = within(await shownCard());
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
  ...openCard,
};
export const Loading: Story = loadingCard;
export const Failed: Story = failedCard;
