import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import base, { Playground } from './global-bar.stories.tsx';

const onGoTo = fn();
const onRegionChange = fn();
const meta = {
  ...base,
  title: 'Shell/Global bar/Keys',
  args: { ...base.args, ...Playground.args, onGoTo, onRegionChange },
};
export default meta;
type Story = StoryObj<typeof base>;

export const ControlK: Story = {
  play: async () => {
    onGoTo.mockClear();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(onGoTo).toHaveBeenCalledTimes(1);
  },
};

export const TabOrderAndNames: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of [
      'Skip to the page',
      /Epsilon Title Co/,
      'Home',
      'File',
      'Accounting',
      'Reporting',
      'Configuration',
      /Go to file/,
      'Tasks, 4 overdue',
      'Alerts, 2 unread',
      'Help',
      'Account of Escrow Officer',
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(
        name instanceof RegExp ? expect.stringMatching(name) : name,
      );
    }
    await expect(canvas.getByRole('link', { name: 'File' })).toHaveAttribute('aria-current', 'page');
  },
};

export const RegionMenu: Story = {
  play: async ({ canvasElement }) => {
    onRegionChange.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Any State/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Other State' }));
    await expect(onRegionChange).toHaveBeenCalledWith('2');
  },
};

export const UserMenuShowsTheSession: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Account of Escrow Officer' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Session ends 6:10 PM')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
