import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { type Company, epsilon } from './popover-card.stories.tsx';
import { alwaysFails, neverAnswers } from './story-cards.tsx';

const meta = { ...base, title: 'Overlays/Popover card/Features', args: { ...base.args, defaultOpen: true } };
export default meta;
type Story = StoryObj<typeof base>;

const shown: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Epsilon Title Co.' })).toBeVisible());
};

export const Open: Story = { play: shown, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };
export const Loading: Story = {
  args: { data: undefined, load: () => neverAnswers<Company>() },
  play: async () => {
    await expect(await screen.findByText('Loading Epsilon Title Co.')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { data: undefined, load: () => alwaysFails<Company>() },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Epsilon Title Co. could not be loaded.');
  },
};
let failing = true;
export const FailsAndRetries: Story = {
  args: { data: undefined, load: () => (failing ? alwaysFails<Company>() : Promise.resolve(epsilon)) },
  play: async () => {
    failing = true;
    const card = await screen.findByRole('dialog');
    await within(card).findByRole('alert');
    failing = false;
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    await expect(await within(card).findByText('987-555-4321')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    data: {
      ...epsilon,
      name: 'The First National Title, Escrow and Settlement Company of Upper Somecity',
      address: '12345 North Commercial Boulevard, Building C, Suite 1200, Somecity ST 12344-9981',
      email: 'closings.and.disbursements@first-national-title-of-somecity.example.com',
    },
  },
  play: async () => {
    const card = await screen.findByRole('dialog');
    for (const part of card.querySelectorAll('header,dl'))
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
};
