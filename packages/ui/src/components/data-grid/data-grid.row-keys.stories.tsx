import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Charges } from './stories-data.tsx';

const onChange = fn();
const meta = {
  title: 'Data/Data grid/Row keys',
  component: Charges,
  parameters: { layout: 'fullscreen' },
  args: { count: 6, acts: { onChange } },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof Charges>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const at = () => {
  const active = document.activeElement?.closest<HTMLElement>('[data-col]');
  return [Number(active?.closest<HTMLElement>('[data-row]')?.dataset.row), Number(active?.dataset.col)];
};
/** The spreadsheet comes on demand: the first time that may take a while. */
const loads = { timeout: 10_000 };
const press = (keys: string) => userEvent.keyboard(keys);
const stands = (row: number, column: number) => waitFor(() => expect(at()).toEqual([row, column]), loads);
const go = async (row: number, column: number) => {
  await userEvent.click(cell(row, column));
  await stands(row, column);
};
const names = () =>
  [...document.querySelectorAll('[data-row] [data-col="0"]:not([role=columnheader])')].map((each) => each.textContent);
const are = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected), loads);
const lastReason = () => onChange.mock.lastCall?.[1].reason;

const [owner, loan, settlement, deed, mortgage, tax] = [
  'Owner policy premium',
  'Loan policy premium',
  'Settlement fee',
  'Recording fee, deed',
  'Recording fee, mortgage',
  'Transfer tax',
] as const;
const all = [owner, loan, settlement, deed, mortgage, tax];

/** Alt = adds a row below, Alt Shift = above, the focus in its first cell that can be edited; one Ctrl Z takes each back. */
export const Add: Story = {
  play: async ({ canvasElement }) => {
    await go(1, 5);
    await press('{Alt>}={/Alt}');
    await stands(2, 0);
    await are(owner, loan, '', settlement, deed, mortgage, tax);
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Row added'));
    await press('Courier{Enter}');
    await stands(3, 0);
    await are(owner, loan, 'Courier', settlement, deed, mortgage, tax);
    await press('{Alt>}{Shift>}={/Shift}{/Alt}');
    await stands(3, 0);
    await are(owner, loan, 'Courier', '', settlement, deed, mortgage, tax);
    // One history with the cells, in the order they were changed.
    await press('{Control>}z{/Control}');
    await are(owner, loan, 'Courier', settlement, deed, mortgage, tax);
    await stands(3, 0);
    await press('{Control>}z{/Control}');
    await are(owner, loan, '', settlement, deed, mortgage, tax);
    await stands(2, 0);
    await press('{Control>}z{/Control}');
    await are(...all);
    await expect(lastReason()).toBe('undo');
    await press('{Control>}y{/Control}{Control>}y{/Control}{Control>}y{/Control}');
    await are(owner, loan, 'Courier', '', settlement, deed, mortgage, tax);
    await stands(3, 0);
  },
};

/** Alt - removes the row in hand or the rows that are marked, as one act; the focus stays in the column, on the next row. */
export const Remove: Story = {
  play: async () => {
    await go(2, 4);
    await press('{Alt>}-{/Alt}');
    await are(owner, loan, deed, mortgage, tax);
    await stands(2, 4);
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Alt>}-{/Alt}');
    await are(owner, loan);
    await stands(1, 4);
    await expect(onChange).toHaveBeenCalledTimes(2);
    await press('{Control>}z{/Control}');
    await are(owner, loan, deed, mortgage, tax);
    await stands(2, 4);
    await press('{Control>}z{/Control}');
    await are(...all);
    await stands(2, 4);
    await press('{Control>}y{/Control}');
    await are(owner, loan, deed, mortgage, tax);
    await stands(2, 4);
    // Down to none: the focus is on the head, where Alt = makes the first row.
    await press('{Control>}{Home}{/Control}{Shift>}{PageDown}{/Shift}{Alt>}-{/Alt}');
    await waitFor(() => expect(names()).toEqual([]));
    await stands(-1, 0);
    await press('{Alt>}={/Alt}');
    await are('');
    await stands(0, 0);
    await press('Survey{Enter}');
    await are('Survey');
  },
};

/** Alt Shift D duplicates the row in hand or the rows that are marked below them. */
export const Duplicate: Story = {
  play: async () => {
    await go(1, 5);
    await press('{Alt>}{Shift>}d{/Shift}{/Alt}');
    await are(owner, loan, loan, settlement, deed, mortgage, tax);
    await stands(2, 0);
    await press('{Shift>}{ArrowDown}{/Shift}{Alt>}{Shift>}d{/Shift}{/Alt}');
    await are(owner, loan, loan, settlement, loan, settlement, deed, mortgage, tax);
    await stands(4, 0);
    await press('{Control>}z{/Control}{Control>}z{/Control}');
    await are(...all);
  },
};

/** Alt Shift Up and Alt Shift Down move the row in hand or the rows that are marked; focus and mark go along. */
export const Move: Story = {
  play: async ({ canvasElement }) => {
    await go(1, 5);
    await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await are(owner, settlement, loan, deed, mortgage, tax);
    await stands(2, 5);
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Row 3 of 6'));
    await press('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
    await are(loan, owner, settlement, deed, mortgage, tax);
    await stands(0, 5);
    // There is nowhere to go from the first place.
    await press('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect(onChange).toHaveBeenCalledTimes(3);
    await press('{Shift>}{ArrowDown}{/Shift}{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await are(settlement, deed, loan, owner, mortgage, tax);
    await stands(2, 5);
    await press('{Control>}z{/Control}{Control>}z{/Control}');
    await are(loan, owner, settlement, deed, mortgage, tax);
    await press('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
    await are(...all);
    await stands(1, 5);
  },
};

/** Rows that are selected are one act together when one of them is in hand; what is gone is selected no more. */
export const Selected: Story = {
  args: { selectable: true, defaultSelectedKeys: new Set([2, 4]), onSelectedKeysChange: fn() },
  play: async ({ args }) => {
    const names = () => [...document.querySelectorAll('[data-row] [role=rowheader]')].map((each) => each.textContent);
    const are = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected), loads);
    await go(3, 5);
    await press('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await are(loan, owner, deed, settlement, mortgage, tax);
    await stands(2, 5);
    await press('{Alt>}-{/Alt}');
    await are(owner, settlement, mortgage, tax);
    await stands(1, 5);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(new Set());
    await expect(onChange).toHaveBeenCalledTimes(2);
    await press('{Control>}z{/Control}{Control>}z{/Control}');
    await are(...all);
  },
};

/** What cannot be done says why and does nothing: locked rows, a list that is full, an order that a sort made. */
export const Refused: Story = {
  args: { count: 8, acts: { onChange, most: 8 } },
  play: async ({ canvasElement }) => {
    const says = (words: string) =>
      waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(words), loads);
    await go(7, 4);
    await press('{Alt>}-{/Alt}');
    await says('This line comes from the payoff.');
    await press('{Alt>}={/Alt}');
    await says('There can be at most 8 rows.');
    await userEvent.click(within(canvasElement).getByRole('columnheader', { name: 'Amount' }));
    await press('{ArrowDown}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await says('The rows are sorted or grouped.');
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** The grip at the start of a row shows under the pointer: rows are dragged by it to where a line shows. */
export const MoveByDrag: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-movable]')).not.toBeNull(), loads);
  },
};
