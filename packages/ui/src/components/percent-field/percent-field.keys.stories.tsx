import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PercentField } from './index.ts';

const meta = {
  title: 'Fields/PercentField/Keys',
  component: PercentField,
  args: { label: 'Listing share', onValueChange: fn() },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BasisPointsAreReadExactly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('275 bp{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('2.7500%');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2.75', { reason: 'commit' });
  },
};

export const MoreThanTheWholeIsRefused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('100.0001{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('100.0001');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter 100% or less.');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.anything(), { reason: 'commit' });
  },
};

export const EscapeTakesBackAndUndoBringsBack: Story = {
  args: { defaultValue: '2.75' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('3{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('2.7500%');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('textbox')).toHaveValue('3.0000%');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2.75', { reason: 'restore' });
  },
};

export const ArrowsAndTheWheelDoNothing: Story = {
  args: { defaultValue: '2.75' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    canvas.getByRole('textbox').dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
    await expect(canvas.getByRole('textbox')).toHaveValue('2.7500%');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
