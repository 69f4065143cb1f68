import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  title: 'Fields/Switch/Keys',
  component: Switch,
  args: { label: 'Show inactive companies', onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceEnterAndTheWholeLine: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const own = canvas.getByRole('switch', { name: 'Show inactive companies' });
    await expect(own).toHaveFocus();
    await expect(own).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(own).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true, { reason: 'input' });
    await userEvent.keyboard('{Enter}');
    await expect(own).not.toBeChecked();
    await userEvent.click(canvas.getByText('Show inactive companies'));
    await expect(own).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const ReadOnlyIsReachableButFixed: Story = {
  args: { mode: 'read', reason: 'Locked', defaultValue: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const own = canvas.getByRole('switch');
    await expect(own).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(own).toBeChecked();
    await expect(own).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DisabledWithReasonIsReachable: Story = {
  args: { disabled: true, disabledReason: 'The bank has not opened it' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const own = canvas.getByRole('switch');
    await expect(own).toHaveFocus();
    await expect(own).toHaveAccessibleDescription('The bank has not opened it');
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
