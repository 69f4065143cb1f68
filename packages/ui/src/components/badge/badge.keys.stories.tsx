import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from './index.ts';

const meta = {
  title: 'Controls/Badge/Keys',
  component: Badge,
  args: { children: 'Somecity branch', onRemove: fn(), removeLabel: 'Remove Somecity branch' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RemoveByKey: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Somecity branch' });
    await expect(remove).toHaveFocus();
    const { width, height } = remove.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ }');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
