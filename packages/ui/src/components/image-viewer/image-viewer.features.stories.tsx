import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base from './image-viewer.stories.tsx';
import { damaged } from './stories-data.ts';

const meta = { ...base, title: 'Viewers/Image viewer/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const Fit: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
export const ActualSize: Story = { args: { defaultMode: 'actual' } };
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    canvas.getByRole('group', { name: 'Check 20417, front' }).focus();
    await userEvent.keyboard('r');
    await expect(canvas.getByText(/turned 90 degrees/)).toBeInTheDocument();
    canvas.getByRole('group', { name: 'Check 20417, front' }).blur();
  },
};
export const NoImage: Story = { args: { src: null }, play: async () => {} };
export const Damaged: Story = {
  args: { src: damaged },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The image could not be shown')).toBeVisible();
  },
};
