import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { EmailViewer } from './index.ts';
import { payoff } from './stories-data.ts';

const meta = {
  title: 'Viewers/E-mail viewer',
  component: EmailViewer,
  args: { email: payoff, onDownload: () => {}, className: 'h-96' },
  decorators: [
    (Story) => (
      <div className="p-3" style={{ width: 700 }}>
        <Story />
        <DialogsHost />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTitle('Message');
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
