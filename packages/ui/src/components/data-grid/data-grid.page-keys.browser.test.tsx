import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Charges } from './stories-data.tsx';

const onCellsChange = vi.fn();
const onRefused = vi.fn();
const heard = vi.fn();
const onKey = (event: KeyboardEvent) => {
  if (event.key !== 's') return;
  event.preventDefault();
  // What the page would save.
  heard(onCellsChange.mock.lastCall?.[0]?.[0]?.value);
};
beforeEach(() => {
  for (const mock of [onCellsChange, onRefused, heard]) mock.mockClear();
  addEventListener('keydown', onKey);
});
afterEach(() => {
  removeEventListener('keydown', onKey);
  clearPage();
});

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const input = () => document.querySelector<HTMLInputElement>('[data-cell-input]');
const press = (keys: string) => userEvent.keyboard(keys);
const stands = (row: number, column: number) =>
  until(
    () => !input() && document.activeElement === cell(row, column),
    () => `the focus on ${row},${column} (it is on ${document.activeElement?.outerHTML.slice(0, 120)})`,
  );
const start = async (row: number, column: number) => {
  await show(<Charges onCellsChange={onCellsChange} onRefused={onRefused} />);
  await until(() => cell(0, 0), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
  await userEvent.click(cell(row, column));
  await stands(row, column);
};
/** Whether leaving the page would be asked about. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a key of the page takes the cell first, and what is typed next begins anew', async () => {
  await start(0, 4);
  await press('444');
  expect(asks()).toBe(true);
  await press('{Control>}s{/Control}');
  await stands(0, 4);
  expect(heard.mock.calls).toEqual([[444]]);
  expect(asks()).toBe(false);
  await press('55{Enter}');
  expect(onCellsChange.mock.lastCall?.[0]?.[0]?.value).toBe(55);
});

test('a text that cannot be read is marked as refused by a key of the page, which hears of it', async () => {
  await start(0, 4);
  await press('1.234{Control>}s{/Control}');
  await stands(0, 4);
  expect(heard).toHaveBeenCalledWith(undefined);
  expect(onRefused.mock.lastCall?.[0]).toMatchObject([{ text: '1.234' }]);
  await until(() => cell(0, 4).getAttribute('aria-invalid') === 'true', 'the mark');
});

test('keys that edit a text stay those of the text', async () => {
  await start(0, 4);
  await press('12{Control>}a{/Control}7{Enter}');
  expect(onCellsChange.mock.lastCall?.[0]?.[0]?.value).toBe(7);
});

test('Tab goes on over cells that are left as they are; after another key it leaves the grid', async () => {
  await start(0, 0);
  await press('Alpha{Tab}');
  await stands(0, 2);
  await press('{Tab}');
  await stands(0, 3);
  await press('{Shift>}{Tab}{/Shift}');
  await stands(0, 2);
  await press('{ArrowDown}{Tab}');
  await until(() => document.activeElement?.closest('[data-row]') === null, 'the focus behind the grid');
});
