import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeField } from './index.ts';

const meta = {
  title: 'Fields/TimeField/Keys',
  component: TimeField,
  args: { label: 'Closing time', onValueChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortFormsEchoAndRefusal: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Closing time' });
    await userEvent.tab();
    await userEvent.keyboard('930a');
    await expect(input).toHaveAccessibleDescription('Reads as 9:30 AM');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('9:30 AM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:30', { reason: 'commit' });
    await userEvent.clear(input);
    await userEvent.keyboard('noon{Enter}');
    await expect(input).toHaveValue('12:00 PM');
    await userEvent.clear(input);
    await userEvent.keyboard('25:00{Enter}');
    await expect(input).toHaveValue('25:00');
    await expect(input).toHaveAccessibleDescription('There is no such time.');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('12:00 PM');
  },
};

export const AWireAfterTheCutOffIsWarnedAboutWhileTyping: Story = {
  args: { warn: (time) => (time > '16:30' ? "After the bank's cut-off." : undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('505p');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/After the bank's cut-off\./);
    await expect(canvas.getByRole('textbox')).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17:05', { reason: 'commit' });
    await userEvent.keyboard('{Control>}a{/Control}430p{Enter}');
    await expect(canvas.queryByText("After the bank's cut-off.")).toBeNull();
  },
};
