import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { DiffViewer } from './index.ts';
import { after, before } from './stories-data.ts';

const meta = {
  title: 'Viewers/Diff viewer',
  component: DiffViewer,
  args: { before, after },
  decorators: [
    (Story) => (
      <div className="p-3" style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
  // The engine comes on demand: a story is there when its table is.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', { name: 'Comparison' });
  },
} satisfies Meta<typeof DiffViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { beforeLabel: 'Version 1, 03/18/2013', afterLabel: 'Version 2, 04/10/2013' },
};
