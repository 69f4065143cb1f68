import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Charges } from './stories-data.tsx';

const onCellsChange = fn();
const onSelectedKeysChange = fn();
const meta = {
  title: 'Data/Data grid/Editing keys',
  component: Charges,
  parameters: { layout: 'fullscreen' },
  args: { onCellsChange, onSelectedKeysChange },
  beforeEach: () => {
    onCellsChange.mockClear();
    onSelectedKeysChange.mockClear();
  },
} satisfies Meta<typeof Charges>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const input = () => document.querySelector<HTMLInputElement>('[data-cell-input]');
const at = () => {
  const active = document.activeElement?.closest<HTMLElement>('[data-col]');
  return [Number(active?.closest<HTMLElement>('[data-row]')?.dataset.row), Number(active?.dataset.col)];
};
/** The spreadsheet comes on demand: the first time that may take a while. */
const loads = { timeout: 10_000 };
const press = (keys: string) => userEvent.keyboard(keys);
const stands = (row: number, column: number) =>
  waitFor(async () => {
    await expect(input()).toBeNull();
    await expect(at()).toEqual([row, column]);
  }, loads);
const go = async (row: number, column: number) => {
  await userEvent.click(cell(row, column));
  await stands(row, column);
};
const editing = (value: string) => waitFor(() => expect(input()).toHaveValue(value), loads);

/** Enter and F2 edit, typing replaces, Escape takes back, Enter goes down, Shift Enter up. */
export const EditAndCommit: Story = {
  play: async () => {
    await go(1, 5);
    await press('{Enter}');
    await editing('475.00');
    await press('{Escape}');
    await stands(1, 5);
    await expect(cell(1, 5)).toHaveTextContent('475.00');
    await press('{F2}');
    await editing('475.00');
    await press('12.5{Enter}');
    await stands(2, 5);
    await expect(cell(1, 5)).toHaveTextContent('12.50');
    await press('(7');
    await editing('(7');
    await press('){Shift>}{Enter}{/Shift}');
    await stands(1, 5);
    await expect(cell(2, 5)).toHaveTextContent('(7.00)');
    await expect(onCellsChange).toHaveBeenCalledTimes(2);
    await expect(onCellsChange.mock.lastCall?.[0]).toMatchObject([
      { key: 3, column: 'amount', before: 65000, value: -700 },
    ]);
  },
};

/** Tab takes the text and goes to the next cell that can be edited, decided after the commit: over locked cells and line ends. */
export const TabGoesToTheNextEditableCell: Story = {
  play: async () => {
    await go(6, 4);
    await press('5{Tab}');
    await stands(6, 5);
    await press('1{Tab}');
    // The payoff's charge is locked, and the payee cannot be edited.
    await stands(7, 2);
    await press('{F2}{Tab}');
    await stands(7, 3);
    await press('{F2}{Shift>}{Tab}{/Shift}');
    await stands(7, 2);
    await press('{F2}{Shift>}{Tab}{/Shift}');
    await stands(6, 5);
  },
};

/** What cannot be read is kept and explained; leaving keeps it as a mark on the cell, editing again brings it back. */
export const RefusedTextIsKept: Story = {
  play: async () => {
    await go(0, 3);
    await press('13/45{Enter}');
    await waitFor(() => expect(input()).toHaveAttribute('aria-invalid', 'true'));
    await expect(onCellsChange).not.toHaveBeenCalled();
    await userEvent.click(cell(3, 3));
    await stands(3, 3);
    await expect(cell(0, 3)).toHaveAttribute('aria-invalid', 'true');
    await go(0, 3);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=cell-message]')).toHaveTextContent('“13/45” was not taken.'),
    );
    await press('{F2}');
    await editing('13/45');
    await press('{Escape}');
    await stands(0, 3);
    await expect(cell(0, 3)).not.toHaveAttribute('aria-invalid');
  },
};

/** A locked cell says why and is not edited. */
export const LockedCell: Story = {
  play: async ({ canvasElement }) => {
    await go(7, 5);
    await press('9{F2}');
    await stands(7, 5);
    await expect(cell(7, 5)).toHaveAttribute('aria-readonly', 'true');
    await waitFor(() =>
      expect(within(canvasElement).getByText('This amount comes from the payoff.')).toBeInTheDocument(),
    );
  },
};

/** A choice by its beginning, by the list, by Alt Down. */
export const Choice: Story = {
  play: async () => {
    await go(0, 2);
    await press('le{Enter}');
    await stands(1, 2);
    await expect(cell(0, 2)).toHaveTextContent('Lender');
    await press('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(within(document.body).getByRole('listbox')).toBeVisible(), loads);
    await press('{ArrowDown}{ArrowDown}{Enter}');
    await stands(2, 2);
    await expect(cell(1, 2)).toHaveTextContent('Seller');
    await press('{F2}');
    await waitFor(() => expect(within(document.body).getByRole('listbox')).toBeVisible(), loads);
    // The first Escape closes the list, the second one ends editing.
    await press('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(input()).not.toBeNull();
    await press('{Escape}');
    await stands(2, 2);
  },
};

/** Shift with arrows marks, Ctrl D fills down, Delete empties, Ctrl Z and Ctrl Y go back and forth, Escape takes the mark away. */
export const RangeFillClearUndo: Story = {
  play: async ({ canvasElement }) => {
    const texts = () => [0, 1, 2].map((row) => cell(row, 5).textContent);
    const marked = () => canvasElement.querySelector('[data-slot=cell-range]');
    await go(0, 5);
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(marked()).not.toBeNull());
    await press('{Control>}d{/Control}');
    await waitFor(() => expect(texts()).toEqual(['845.00', '845.00', '845.00']));
    await press('{Delete}');
    await waitFor(() => expect(texts()).toEqual(['', '', '']));
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(texts()).toEqual(['845.00', '845.00', '845.00']));
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(texts()).toEqual(['845.00', '475.00', '650.00']));
    await press('{Control>}y{/Control}');
    await waitFor(() => expect(texts()).toEqual(['845.00', '845.00', '845.00']));
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(texts()).toEqual(['', '', '']));
    await press('{Shift>}{End}{/Shift}');
    await press('{Control>}a{/Control}');
    await waitFor(() => expect(marked()).not.toBeNull());
    await press('{Escape}');
    await waitFor(() => expect(marked()).toBeNull());
    await expect(document.activeElement).toHaveAttribute('data-col');
  },
};

/** Space selects, Shift Space extends, Ctrl A takes all, and all again none. */
export const Select: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    const chosen = () => [...(onSelectedKeysChange.mock.lastCall?.[0] ?? [])];
    await go(1, 2);
    await press(' ');
    await waitFor(() => expect(chosen()).toEqual([2]));
    await expect(within(canvasElement).getByRole('row', { selected: true })).toHaveAttribute('data-row', '1');
    await press('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await waitFor(() => expect(chosen()).toEqual([2, 3, 4]));
    await press(' ');
    await waitFor(() => expect(chosen()).toEqual([2, 3]));
    await press('{Control>}a{/Control}');
    await waitFor(() => expect(chosen()).toHaveLength(30));
    await press('{Control>}a{/Control}');
    await waitFor(() => expect(chosen()).toEqual([]));
    await userEvent.click(cell(4, 0));
    await waitFor(() => expect(chosen()).toEqual([5]));
    await userEvent.click(within(canvasElement).getByRole('columnheader', { name: 'Select all rows' }));
    await waitFor(() => expect(chosen()).toHaveLength(30));
  },
};

/** Enter and Space fold a group, Right opens and Left closes it. */
export const Groups: Story = {
  args: { defaultState: { group: ['payee'] } },
  play: async ({ canvasElement }) => {
    const rows = () => Number(within(canvasElement).getByRole('treegrid').getAttribute('aria-rowcount'));
    await waitFor(() => expect(cell(0, 0)).toHaveTextContent('Acorn Savings'), loads);
    await go(1, 0);
    const open = rows();
    await press('{ArrowUp}');
    await stands(0, 0);
    await press('{ArrowLeft}');
    await waitFor(() => expect(rows()).toBe(open - 3));
    await expect(cell(0, 0).parentElement).toHaveAttribute('aria-expanded', 'false');
    await press('{ArrowRight}');
    await waitFor(() => expect(rows()).toBe(open));
    await press('{Enter}');
    await waitFor(() => expect(rows()).toBe(open - 3));
    await press(' ');
    await waitFor(() => expect(rows()).toBe(open));
    await expect(at()).toEqual([0, 0]);
  },
};

/** Ctrl Shift L opens the filters with the focus in the column's; Down goes to the rows; again closes them. */
export const FilterRow: Story = {
  play: async ({ canvasElement }) => {
    const filter = () => within(canvasElement).queryByLabelText('Filter by Payee');
    await go(0, 1);
    await press('{Control>}{Shift>}l{/Shift}{/Control}');
    await waitFor(() => expect(filter()).toHaveFocus(), loads);
    await press('adams');
    await waitFor(() => expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '12'));
    await press('{ArrowDown}');
    await stands(0, 1);
    await expect(cell(0, 1)).toHaveTextContent('Adams County');
    await press('{ArrowUp}{ArrowUp}');
    await userEvent.click(filter() as HTMLElement);
    await press('{Escape}');
    await waitFor(() => expect(filter()).toHaveValue(''));
    await press('{Escape}');
    await stands(0, 1);
    await press('{Control>}{Shift>}l{/Shift}{/Control}');
    await waitFor(() => expect(filter()).toBeNull());
    await expect(at()).toEqual([0, 1]);
  },
};

/** On a head: Shift Enter adds a sort key, Ctrl Shift arrows move the column, Alt Down opens its menu. */
export const Heads: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await go(0, 1);
    await press('{ArrowUp}{Enter}');
    await press('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Paid by/ })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(canvas.getByRole('columnheader', { name: /Payee/ })).toHaveAttribute('aria-sort', 'ascending');
    await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Payee1', 'Due', 'Paid by2']));
    await stands(-1, 3);
    await press('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Payee1', 'Paid by2', 'Due']));
    await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await stands(-1, 3);
    await press('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(
      () => expect(within(document.body).getByRole('menu', { name: 'Paid by, column' })).toBeVisible(),
      loads,
    );
    await userEvent.click(within(document.body).getByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(heads()).not.toContain('Paid by2'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'columnheader'));
    await press('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(within(document.body).getByRole('menu')).toBeVisible(), loads);
    await press('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await stands(-1, 3);
  },
};
