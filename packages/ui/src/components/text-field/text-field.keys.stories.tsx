import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from './index.ts';

const meta = {
  title: 'Fields/TextField/Keys',
  component: TextField,
  args: { label: 'Street', defaultValue: '456 Somewhere Ave', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TabSelectsAndTypingReplaces: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Street' });
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
    await userEvent.keyboard('1 Main St');
    await expect(input).toHaveValue('1 Main St');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1 Main St', { reason: 'input' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(input).toHaveValue('456 Somewhere Ave'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(input).toHaveValue('1 Main St'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1 Main St', { reason: 'input' });
  },
};

export const ReadModeIsATabStopWithItsReason: Story = {
  args: { mode: 'read', reason: 'In use by the escrow officer since 9:12 AM' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Street' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('456 Somewhere Ave');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription('In use by the escrow officer since 9:12 AM');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).not.toBeNull());
  },
};

export const ErrorIsTiedToTheInput: Story = {
  args: { error: 'Enter a street.', value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Street' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a street.');
  },
};
