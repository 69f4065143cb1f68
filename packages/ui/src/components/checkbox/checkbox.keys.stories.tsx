import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Fields/Checkbox/Keys',
  component: Checkbox,
  args: { label: 'Paid at closing', onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceToggles: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const box = within(canvasElement).getByRole('checkbox', { name: 'Paid at closing' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true, { reason: 'input' });
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Paid at closing'));
    await expect(box).toBeChecked();
  },
};

export const ReadOnlyIsReachableButFixed: Story = {
  args: { mode: 'read', reason: 'Locked', defaultValue: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
  },
};
