import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import base from './dropdown-menu.stories.tsx';

const onSelect = fn();
const meta = {
  ...base,
  title: 'Overlays/Dropdown menu/Keys',
  args: {
    ...base.args,
    entries: [
      { id: 'copy', label: 'Copy file', onSelect },
      { id: 'lock', label: 'Lock file', disabled: true },
      { id: 'print', label: 'Print file' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof base>;

export const OpensChoosesAndGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Copy file' });
    await waitFor(() => expect(first).toHaveFocus());
    // Disabled rows are passed over.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print file' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print file' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy file' })).toHaveFocus());
    await userEvent.keyboard('{ }');
    await expect(onSelect).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EnterAndSpaceOpenAtTheFirst: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.tab();
    for (const key of ['{Enter}', '{ }', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy file' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

export const ThePointerOpensTheListItself: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy file' })).toHaveFocus());
  },
};

export const EscapeClosesOnlyTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
