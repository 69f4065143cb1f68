import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileUpload, type Upload } from './index.ts';

interface Sending {
  name: string;
  signal: AbortSignal;
  progress: (done: number) => void;
  answer: (id: string) => void;
  fail: (error: Error) => void;
}
/** Answers when told to. */
const sent: Sending[] = [];
const upload: Upload = ({ name }, { signal, onProgress }) =>
  new Promise((answer, fail) => sent.push({ name, signal, progress: onProgress, answer, fail }));

const meta = {
  title: 'Fields/FileUpload/Keys',
  component: FileUpload,
  args: { label: 'Documents', name: 'document', upload, onItemsChange: fn(), maxSize: 100 },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const choose = (canvas: HTMLElement, ...files: File[]) =>
  userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, files);
const rows = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-slot=upload-row]')].map((row) => row.dataset.state);

export const TheButtonIsTheOneTabStop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement?.closest('[data-slot=file-upload]') ?? null).toBeNull();
  },
};

export const ProgressIsShownAndStartAndEndAreRead: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('deed.pdf'));
    await expect(canvas.getByRole('progressbar', { name: 'Sending deed.pdf' })).toHaveAttribute('aria-valuenow', '0');
    const status = [...canvasElement.querySelectorAll('[role=status]')].at(-1) as HTMLElement;
    await expect(status).toHaveTextContent('Sending deed.pdf');
    sent[0]?.progress(0.5);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'));
    await expect(status).toHaveTextContent('Sending deed.pdf');
    sent[0]?.answer('77');
    await waitFor(() => expect(status).toHaveTextContent('deed.pdf: Sent'));
    await expect(rows(canvasElement)).toEqual(['done']);
    await expect(canvasElement.querySelector('[name=document]')).toHaveValue('77');
  },
};

export const CancelRetryAndRemoveByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('deed.pdf'), file('note.pdf'));
    canvas.getByRole('button', { name: 'Cancel deed.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent[0]?.signal.aborted).toBe(true);
    await expect(rows(canvasElement)).toEqual(['cancelled', 'sending']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send deed.pdf again' }));
    await expect(rows(canvasElement)).toEqual(['sending', 'sending']);
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    sent[1]?.fail(new Error('The file store is full.'));
    await waitFor(() => expect(canvas.getByText('The file store is full.')).toBeVisible());
    canvas.getByRole('button', { name: 'Remove note.pdf' }).focus();
    await userEvent.keyboard('{ }');
    await expect(rows(canvasElement)).toEqual(['sending']);
    await expect(canvas.getByRole('button', { name: 'Cancel deed.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(rows(canvasElement)).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const WhatIsRefusedIsNotSent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('scans.pdf', 101));
    await expect(rows(canvasElement)).toEqual(['refused']);
    await expect(canvas.getByText('Larger than 100 B.')).toBeVisible();
    await expect(sent).toHaveLength(0);
  },
};

export const PastedFilesAreTaken: Story = {
  play: async ({ canvas, canvasElement }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file('screen.png'));
    canvas.getByRole('button', { name: 'Choose files' }).focus();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(rows(canvasElement)).toEqual(['sending']));
    await expect(sent[0]?.name).toBe('screen.png');
  },
};

export const DroppedFilesAreTaken: Story = {
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('deed.pdf'));
    window.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=drop-layer]')).not.toBeNull(), {
      timeout: 10_000,
    });
    const layer = canvasElement.querySelector('[data-slot=drop-layer]') as HTMLElement;
    layer.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(rows(canvasElement)).toEqual(['sending']));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=drop-layer]')).toBeNull());
    await expect(sent).toHaveLength(1);
  },
};

export const DisabledWithReasonIsReachable: Story = {
  args: { disabled: true, disabledReason: 'Save the message first' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Save the message first'));
  },
};
