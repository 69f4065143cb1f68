import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { Statement } from './stories-data.statement.tsx';

const meta = {
  title: 'Data/Data grid/Statement',
  component: Statement,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sections under heads of their own, one of them without lines; a total between, and the foot: all of it the page's. */
export const Sections: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('row', { name: /Prepaids/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('row', { name: /Cash to close/ })).toBeVisible();
  },
  ...inLooks('dark', 'contrast', 'rtl'),
};

/** The line and its name stay at the start, the total at the end; what does not fit passes between. */
export const KeptAtBothEnds: Story = {
  args: { defaultState: { pinned: ['line', 'description'], pinnedEnd: ['seller'] } },
  decorators: [
    (Sample) => (
      <div style={{ width: 560 }}>
        <Sample />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /Cash to close/ })).toBeVisible();
  },
};
