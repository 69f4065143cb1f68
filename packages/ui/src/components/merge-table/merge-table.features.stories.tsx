import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { askMerge } from './index.ts';
import base from './merge-table.stories.tsx';

const meta = { ...base, title: 'Data/Merge table/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const Rows: Story = inLooks('dark', 'contrast', 'roomy');
export const InADialog: Story = {
  render: ({ rows }) => (
    <div className="p-3">
      <Button onClick={() => void askMerge({ rows, who: 'The closer', when: '9:41 AM' })}>Save</Button>
      <DialogsHost />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await screen.findByRole('table');
  },
};
