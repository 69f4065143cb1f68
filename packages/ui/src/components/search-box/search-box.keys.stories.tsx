import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from './index.ts';

const meta = {
  title: 'Controls/Search box/Keys',
  component: SearchBox,
  args: { label: 'Find a company', onSearch: fn(), onValueChange: fn(), shortcut: 'Ctrl K' },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchesOnceAfterTheLastKey: Story = {
  // Longer than a busy machine needs from one key to the next.
  args: { debounce: 2000 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Find a company' })).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.keyboard('ficus');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ficus'), { timeout: 10_000 });
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const EnterSearchesAtOnceAndNotAgain: Story = {
  args: { debounce: 100_000 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ficus{Enter}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('ficus');
  },
};

export const EscapeEmptiesAndSearchesForNothing: Story = {
  args: { defaultValue: 'ficus' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('[data-escape-owner]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'clear' });
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    // Empty, the next Escape belongs to what is around.
    await expect(canvasElement.querySelector('[data-escape-owner]')).toBeNull();
  },
};

export const TheButtonEmptiesAndGivesTheFocusBack: Story = {
  args: { defaultValue: 'ficus' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
