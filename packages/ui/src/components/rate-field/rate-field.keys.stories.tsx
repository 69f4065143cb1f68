import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RateField } from './index.ts';

const meta = {
  title: 'Fields/RateField/Keys',
  component: RateField,
  args: { label: 'Rate', onValueChange: fn() },
} satisfies Meta<typeof RateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Rate' });

export const EighthsAreReadExactly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('3 7/8');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('3.8750%');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3.875', { reason: 'commit' });
  },
};

export const FiveDecimalsAreRefused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('3.87512{Enter}');
    await expect(input(canvasElement)).toHaveValue('3.87512');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Use at most 4 decimals.');
  },
};

export const ArrowsDoNothingAndSameValueStaysQuiet: Story = {
  args: { defaultValue: '3.875000' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    input(canvasElement).dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
    await expect(input(canvasElement)).toHaveValue('3.8750%');
    await userEvent.keyboard('{Control>}a{/Control}3.8750');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('3.8750%');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('3.875', { reason: 'commit' });
  },
};
