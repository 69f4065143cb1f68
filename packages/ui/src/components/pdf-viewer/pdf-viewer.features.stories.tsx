import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './pdf-viewer.stories.tsx';
import { longPdf, protectedPdf } from './stories-data.ts';

const meta = { ...base, title: 'Viewers/PDF viewer/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const soon = { timeout: 30_000 };

export const Thumbnails: Story = Playground;
export const NoDocument: Story = { args: { file: null }, play: async () => {} };
export const Damaged: Story = {
  args: { file: btoa('%PDF-1.4 and then nothing that makes sense') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('An issue occurred while loading this document preview.', undefined, soon),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const NoBase64: Story = {
  args: { file: 'this is no base64!' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^An issue occurred/, undefined, soon)).toBeVisible();
  },
};
export const Protected: Story = {
  args: { file: protectedPdf },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Password', undefined, soon)).toBeVisible();
  },
};
export const ProtectedWrongThenRight: Story = {
  args: { file: protectedPdf },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Password', undefined, soon), 'guess{Enter}');
    await expect(await canvas.findByText('This is not the password of the document.', undefined, soon)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'escrow{Enter}');
    await waitFor(() => expect(canvas.getByText('Wire instructions')).toBeInTheDocument(), soon);
  },
};
export const LongIsWindowed: Story = {
  args: { file: longPdf },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Exhibit 1')).toBeInTheDocument(), soon);
    await expect(canvas.getAllByRole('group', { name: /^Page \d+$/ }).length).toBeLessThan(6);
  },
};

export const Filled: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
