import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import base from './email-viewer.stories.tsx';

const meta = { ...base, title: 'Viewers/E-mail viewer/Keys', args: { ...base.args, onDownload: fn() } };
export default meta;
type Story = StoryObj<typeof base>;

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
