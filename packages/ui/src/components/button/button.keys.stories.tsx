import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './index.ts';

const meta = { title: 'Controls/Button/Keys', component: Button, args: { onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterAndSpacePress: Story = {
  args: { children: 'Lock', shortcut: 'Ctrl L' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Lock' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+L');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyKeepsTheFocusAndIgnoresPresses: Story = {
  args: { children: 'Calculating', busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReasonIsReachable: Story = {
  args: { children: 'Lock', disabled: true, disabledReason: 'The file is in use' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    const tip = await within(document.body).findByRole('tooltip');
    await expect(tip).toHaveTextContent('The file is in use');
    await expect(button).toHaveAccessibleDescription('The file is in use');
  },
};
