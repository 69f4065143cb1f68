import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import base from './email-viewer.stories.tsx';

const meta = { ...base, title: 'Viewers/E-mail viewer/Keys', args: { ...base.args, onDownload: fn() } };
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.41
export const TabGoesOverTheAttachments: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByTitle('Message');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Payoff letter 88-104422.pdf (45 kb)' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('download', 'Payoff letter 88-104422.pdf');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'W-9.pdf (1 kb)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ name: 'W-9.pdf' }));
  },
};

/** What a dialog shows is fetched when it is first opened. */
const PATIENT = { timeout: 10_000 };

export const ALinkIsAskedAboutBeforeItOpens: Story = {
  play: async ({ canvasElement }) => {
    const open = spyOn(window, 'open').mockImplementation(() => null);
    const canvas = within(canvasElement);
    const summary = await canvas.findByText('Links in this message (1)', {}, PATIENT);
    summary.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'https://maplestreetsavings.example/wire' });
    await expect(link).toHaveFocus();
    const asked = { name: 'Open maplestreetsavings.example?' };
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', asked, PATIENT);
    await within(dialog).findByText('https://maplestreetsavings.example/wire', {}, PATIENT);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(open).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog', asked, PATIENT);
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(open).toHaveBeenCalledWith('https://maplestreetsavings.example/wire', '_blank', 'noopener,noreferrer');
    open.mockRestore();
  },
};
