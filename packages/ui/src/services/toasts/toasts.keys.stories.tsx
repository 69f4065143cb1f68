import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DialogsHost, dialogs } from '../dialogs/index.ts';
import { ToastsHost, toasts } from './index.ts';

const meta = { title: 'Overlays/Toasts service/Keys', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onAction = fn();
const Sample = () => (
  <div className="flex gap-2 p-3">
    <Button
      onClick={() =>
        toasts.error({ title: 'Not saved', message: 'The server did not answer.', action: { label: 'Undo', onAction } })
      }
    >
      Fail
    </Button>
    <Button onClick={() => void dialogs.confirm('Copy file 12-3456?')}>Ask</Button>
    <DialogsHost />
    <ToastsHost />
  </div>
);
const toast = (text: string) => screen.findByText(text, { selector: '[data-slot=toast] *' }, { timeout: 10_000 });
const start = async (canvasElement: HTMLElement, name: string) => {
  toasts.dismiss();
  await waitFor(() => expect(document.querySelector('[data-slot=toast]')).toBeNull(), { timeout: 10_000 });
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

export const F8ReachesTheAction: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    await start(canvasElement, 'Fail');
    await toast('Not saved');
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close: Not saved' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).toBeNull(), { timeout: 10_000 });
  },
};

/** Escape, or F8 again: back to where one was; the toast stays. In a modal dialog too: layers.browser.test.tsx. */
export const EscapeAndF8ComeBack: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Fail');
    await toast('Not saved');
    const button = within(canvasElement).getByRole('button', { name: 'Fail' });
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.querySelector('[data-slot=toast]')).not.toBeNull();
    toasts.dismiss();
  },
};

/** kit.md F1: the toast's own button works above a modal dialog and the dialog stays. */
export const UsableAboveADialog: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Fail');
    await toast('Not saved');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog');
    const close = document.querySelector('[data-slot=toast] [aria-label^=Close]') as HTMLElement;
    await expect(getComputedStyle(close).pointerEvents).toBe('auto');
    await userEvent.click(close);
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).toBeNull(), { timeout: 10_000 });
    await expect(dialog).toBeInTheDocument();
  },
};

export const SaidOnce: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Fail');
    await toast('Not saved');
    await expect(document.querySelector('[data-slot=toasts-assertive]')).toHaveTextContent(
      'Not saved. The server did not answer.',
    );
    await expect(document.querySelector('section[aria-live=polite]')).toBeNull();
  },
};
