import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './session-expiring.stories.tsx';

const meta = { ...base, title: 'Shell/Session expiring/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const says =
  (...sentences: string[]): Story['play'] =>
  async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Session Expiring' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.getBoundingClientRect().width).toBe(400);
    for (const sentence of sentences) await expect(dialog).toHaveTextContent(sentence);
  };

// holds blocks 2.22, blocks 8.5
export const Idle: Story = {
  args: Playground.args,
  play: says('You have been idle for 19 minutes.', 'Your drafts are saved.', 'Logging out in 47 seconds...'),
  ...inLooks('dark', 'contrast', 'roomy'),
};
// holds blocks 8.5
export const LeftIdle: Story = { play: says('You have left this application idle.', 'Logging out in 60 seconds...') };
// holds blocks 8.5
export const LastSecond: Story = {
  args: { remaining: 400, idleMinutes: 1 },
  play: says('You have been idle for 1 minute.', 'Logging out in 1 second...'),
};
/** Read out at 60, 30 and 10 seconds, not every second. */
export const ReadOutAtMarks: Story = {
  args: { remaining: 28_000, idleMinutes: 19 },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Logging out in 28 seconds...');
    await expect(within(dialog).getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};
