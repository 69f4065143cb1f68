import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import base, { Playground } from './diff-viewer.stories.tsx';
import { CONTENT_COMPARE_SIZE, ContentCompare } from './index.ts';
import { after, before, listAfter, listBefore, longAfter, longBefore, rtf } from './stories-data.ts';

const meta = { ...base, title: 'Viewers/Diff viewer/Features' };
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.40
export const Labelled: Story = Playground;
export const ListsAndTables: Story = { args: { before: listBefore, after: listAfter } };
// holds blocks 2.40
export const NoOldValue: Story = { args: { before: null } };
export const NoValueAtAll: Story = { args: { before: '', after: null } };
export const NoChanges: Story = {
  args: { after: before },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No changes')).toBeVisible();
  },
};
export const Inline: Story = { args: { layout: 'inline' } };
export const NarrowTurnsInline: Story = {
  render: (args) => (
    <div style={{ width: 420 }}>
      <base.component {...args} />
    </div>
  ),
};
// holds blocks 2.40
export const RichTextThroughAConverter: Story = {
  args: {
    before: rtf,
    after: '<p>Rights of parties in possession and of record.</p>',
    rtfToHtml: () => Promise.resolve('<p>Rights of parties in possession.</p>'),
  },
};
export const ConverterFailed: Story = {
  args: { before: rtf, rtfToHtml: () => Promise.reject(new Error('The conversion service did not answer.')) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The conversion service did not answer.')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const TooLongForFormatting: Story = { args: { maxSize: 200 } };
export const Hostile: Story = {
  args: {
    before: '<p>Plain.</p>',
    after:
      '<p onclick="alert(1)" style="position:fixed;text-align:center">Plain.<img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a></p><script>alert(1)</script><iframe src="https://example.com"></iframe>',
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Comparison' });
    await expect(table.querySelector('script,iframe,[onclick],[onerror],[href],img[src]')).toBeNull();
    await expect(table.innerHTML).not.toContain('position');
  },
};
export const LongGoesToAWorker: Story = {
  args: { before: longBefore, after: longAfter, className: 'h-80' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('11 changes', undefined, { timeout: 10_000 })).toBeVisible();
  },
};
export const InItsDialog: Story = {
  render: () => (
    <>
      <Button
        onClick={() =>
          void dialogs.open(ContentCompare, { before, after }, { title: 'Content Compare', size: CONTENT_COMPARE_SIZE })
        }
      >
        Compare
      </Button>
      <DialogsHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Content Compare' }));
    await dialog.findByRole('table', { name: 'Comparison' });
    await userEvent.keyboard('{F7}');
    await expect(dialog.getByText('1 of 4 changes')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus());
  },
};

export const Filled: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
