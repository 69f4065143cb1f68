import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ImageViewer } from './index.ts';
import { check } from './stories-data.ts';

const meta = {
  title: 'Viewers/Image viewer',
  component: ImageViewer,
  args: { src: check, alt: 'Check 20417, front', className: 'h-80' },
  decorators: [
    (Story) => (
      <div className="p-3" style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Zoom in' })).toBeEnabled());
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultMode: 'actual' } };
