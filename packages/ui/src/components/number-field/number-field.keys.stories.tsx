import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './index.ts';

const meta = {
  title: 'Fields/NumberField/Keys',
  component: NumberField,
  args: { label: 'Term', unit: 'years', min: 1, max: 40, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LimitsFractionsAndArrows: Story = {
  args: { defaultValue: 30 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Term' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
    await expect(input).toHaveValue('30');
    await userEvent.keyboard('45{Enter}');
    await expect(input).toHaveAccessibleDescription('Enter 40 or less. years');
    await userEvent.clear(input);
    await userEvent.keyboard('1.5{Enter}');
    await expect(input).toHaveAccessibleDescription('Enter a whole number. years');
    await userEvent.clear(input);
    await userEvent.keyboard('15{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(15, { reason: 'commit' });
  },
};
