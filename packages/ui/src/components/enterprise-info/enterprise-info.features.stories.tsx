import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base from './enterprise-info.stories.tsx';

const meta = { ...base, title: 'Shell/Enterprise info/Features' };
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.52
export const Inline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Enterprise ID',
      'Enterprise name',
      'Contact name',
      'Contact title',
    ]);
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '100482',
      'Epsilon Title Co.',
      'Sarah Arnold',
      'Branch manager',
    ]);
  },
  ...inLooks('dark', 'contrast', 'roomy', 'rtl'),
};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const Empty: Story = { args: { name: null, contactName: null, contactTitle: '' } };
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = {
  args: {
    name: 'Epsilon Title, Escrow and Abstract Company of the Northern Counties, a Limited Partnership',
    contactTitle: 'Vice president for underwriting, recording and settlement operations',
  },
  render: (args) => (
    <div className="w-72">
      <base.component {...args} />
    </div>
  ),
};
