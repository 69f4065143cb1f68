import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { RecordDiff } from './index.ts';
import { onePayoff } from './stories-data.ts';

const meta = {
  title: 'Viewers/Record diff',
  component: RecordDiff,
  args: { diff: onePayoff, label: 'Changes of the payoff' },
  decorators: [
    (Story) => (
      <div className="p-3" style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
  // The words of a memo are compared on demand.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('mail', undefined, { timeout: 10_000 });
  },
} satisfies Meta<typeof RecordDiff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { beforeLabel: 'Letter of 03/18/2013', afterLabel: 'Letter of 04/10/2013' } };
