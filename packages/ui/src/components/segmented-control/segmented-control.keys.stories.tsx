import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import base, { Default } from './segmented-control.stories.tsx';

const meta = {
  ...base,
  title: 'Shell/Segmented control/Keys',
  args: { ...base.args, onValueChange: fn() },
} satisfies Meta;
export default meta;

export const OneTabStopAndArrows: StoryObj<typeof base> = {
  ...Default,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mine' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Branch' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('branch');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Whose files' })).toBeVisible();
  },
};
