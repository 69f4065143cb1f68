import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { alwaysFails, failedCard, loadingCard, shownCard } from '../popover-card/story-cards.tsx';
import base, { ficus } from './company-info-card.stories.tsx';
import type { CompanyInfo } from './index.ts';

const meta = {
  ...base,
  title: 'Overlays/Company info card/Features',
  args: { ...base.args, data: ficus, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.51
export const Filled: Story = {
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getByRole('link', { name: '987-555-4321' })).toHaveAttribute('href', 'tel:987-555-4321');
    await expect(box.getByText('987-555-4322')).toBeVisible();
    await expect(box.getByRole('link', { name: 'joe.smith@ficusbank.com' })).toBeVisible();
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};
export const NothingOnRecord: Story = {
  args: { data: { companyID: 1042 } },
  play: async () => {
    await expect(within(await shownCard()).getByText('No phone, fax or email on record.')).toBeVisible();
  },
};
// holds blocks 8.17
export const ErrorText: Story = {
  args: { data: undefined, load: () => alwaysFails<CompanyInfo>() },
  play: async () => {
    await expect(await within(await shownCard()).findByRole('alert')).toHaveTextContent('Error loading Company Info.');
  },
};
export const Loading: Story = loadingCard;
export const Failed: Story = failedCard;
