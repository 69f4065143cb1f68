import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SplitButton } from './index.ts';

const another = fn();
const meta = {
  title: 'Controls/Split button/Keys',
  component: SplitButton,
  args: {
    children: 'Save',
    menuLabel: 'More save options',
    onClick: fn(),
    entries: [
      { id: 'another', label: 'Save and add another', onSelect: another },
      { id: 'close', label: 'Save and close' },
    ],
  },
  beforeEach: () => void another.mockClear(),
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = () => within(document.body).queryByRole('menu', { name: 'More save options' });

export const TwoTabStopsTheActAndItsMenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ }');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const caret = canvas.getByRole('button', { name: 'More save options' });
    await expect(caret).toHaveFocus();
    await expect(caret).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(another).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(caret).toHaveFocus());
  },
};

export const EscapeClosesTheMenuOnly: Story = {
  play: async ({ canvas }) => {
    const caret = canvas.getByRole('button', { name: 'More save options' });
    caret.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(caret).toHaveFocus());
  },
};

export const DisabledWithReasonHoldsForBoth: Story = {
  args: { disabled: true, disabledReason: 'The file is in use' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('The file is in use');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More save options' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu()).toBeNull();
  },
};

export const BusyOpensNothing: Story = {
  args: { busy: true, children: 'Saving' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More save options' }));
    await expect(menu()).toBeNull();
  },
};
