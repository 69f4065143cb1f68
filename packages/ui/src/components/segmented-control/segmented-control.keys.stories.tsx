import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import base, { Default } from './segmented-control.stories.tsx';

const meta = {
  ...base,
  title: 'Shell/Segmented control/Keys',
  args: { ...base.args, onValueChange: fn() },
} satisfies Meta;
export default meta;

export const DisabledWithReasonIsReachableAndFixed: StoryObj<typeof base> = {
  ...Default,
  args: { disabled: true, disabledReason: 'Only the manager of a branch sees the files of others' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mine' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Whose files' })).toHaveAccessibleDescription(
      'Only the manager of a branch sees the files of others',
    );
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only the manager');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByText('All'));
    await expect(canvas.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DisabledIsNoTabStop: StoryObj<typeof base> = {
  ...Default,
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector(':focus')).toBeNull();
  },
};

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
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Branch' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Whose files' })).toBeVisible();
  },
};
