import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Shares } from './stories-data.editors.tsx';

const onCellsChange = vi.fn();
beforeEach(() => onCellsChange.mockClear());
afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const field = () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-cell-input]');
const press = (keys: string) => userEvent.keyboard(keys);
const stands = (row: number, column: number) =>
  until(
    () => !field() && document.activeElement === cell(row, column),
    () => `the focus on ${row},${column} (it is on ${document.activeElement?.outerHTML.slice(0, 160)})`,
    3000,
  );
const changes = () =>
  onCellsChange.mock.lastCall?.[0].map((one: { column: string; value: unknown }) => [one.column, one.value]);
const start = async (row: number, column: number, props: Parameters<typeof Shares>[0] = {}) => {
  await show(<Shares onCellsChange={onCellsChange} {...props} />);
  await until(() => cell(2, 5), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
  cell(row, column).focus();
  await stands(row, column);
};
/** Whole on screen, above whatever else is there: not cut by the box of the grid. */
const isWhole = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
  ] as const;
  return bottom > top + 20 && corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
};

test('a picker searches while it is typed, shows its list whole, and Enter takes what is found', async () => {
  await start(2, 0);
  await press('{F2}');
  expect(field()?.value).toBe('Epsilon Title Co.');
  await press('acorn');
  await until(() => document.querySelectorAll('[role=option]').length === 2, 'two that begin so');
  const list = document.querySelector('[role=listbox]') as Element;
  await until(() => isWhole(list), 'the list whole, below the box of the grid');
  await press('{ArrowDown}{Enter}');
  await stands(2, 0);
  expect(changes()).toEqual([['payee', 'c2']]);
  expect(cell(2, 0).textContent).toBe('Acorn Realty');
  await press('{F2}zzz');
  await until(() => document.body.textContent?.includes('Nothing found'), 'why there is none');
  await press('{Enter}');
  await until(() => field()?.getAttribute('aria-invalid') === 'true', 'the refusal');
  await press('{Escape}{Escape}');
  await stands(2, 0);
  expect(cell(2, 0).textContent).toBe('Acorn Realty');
});

test('Tab before the answer waits for it, and goes on to the next cell', async () => {
  await start(0, 0, { wait: 400 });
  await press('fic{Tab}');
  expect(field()?.value).toBe('fic');
  await stands(0, 1);
  expect(changes()).toEqual([['payee', 'c4']]);
  // Another key takes the wait back.
  await press('{ArrowLeft}har{Tab}{Backspace}{Backspace}{Backspace}');
  await until(() => field()?.value === '', 'the emptied field');
  await press('{Enter}');
  await stands(1, 0);
  expect(changes()).toEqual([['payee', null]]);
});

test('a box is turned over by Enter, F2, Space and a press, and by Y and N; one Ctrl Z takes each back', async () => {
  await start(0, 2);
  const box = () => cell(0, 2).querySelector('[role=checkbox]');
  const is = (checked: boolean) =>
    until(
      () => box()?.getAttribute('aria-checked') === String(checked),
      () => `${checked} (${box()?.getAttribute('aria-checked')})`,
    );
  expect(box()?.getAttribute('aria-label')).toBe('Paid');
  await is(false);
  await press('{Enter}');
  await is(true);
  await press(' ');
  await is(false);
  await press('{F2}');
  await is(true);
  await press('n');
  await is(false);
  await press('y');
  await is(true);
  await userEvent.click(box() as Element);
  await is(false);
  await press('q');
  await until(() => document.querySelector('[role=status]')?.textContent === 'Enter Y or N.', 'the refusal');
  expect(document.activeElement).toBe(cell(0, 2));
  await press('{Control>}z{/Control}');
  await is(true);
});

test('with boxes of rows, Space on a box of a cell turns over that one', async () => {
  const onSelectedKeysChange = vi.fn();
  await start(0, 3, { selectable: true, onSelectedKeysChange });
  await press(' ');
  await until(() => changes()?.[0]?.[0] === 'paid', 'the box of the cell');
  expect(onSelectedKeysChange).not.toHaveBeenCalled();
});

test('a percentage is read exactly, or refused with the reason', async () => {
  await start(0, 1);
  await press('3 7/8{Enter}');
  await stands(1, 1);
  expect(changes()).toEqual([['share', '3.875']]);
  expect(cell(0, 1).textContent).toBe('3.8750%)'.replace(')', ''));
  await press('120{Enter}');
  await until(() => field()?.getAttribute('aria-invalid') === 'true', 'the refusal');
  expect(document.body.textContent).toContain('Enter 100% or less.');
  await press('{Escape}');
  await stands(1, 1);
});

test('a memo is edited in a layer that the grid does not cut: lines, Enter, Escape, what is too long', async () => {
  await start(2, 4);
  // Before its part has been loaded, letter by letter.
  await press('One{Alt>}{Enter}{/Alt}Two');
  await until(
    () => field()?.value === 'One\nTwo',
    () => `both lines (${field()?.value})`,
  );
  expect(field()?.tagName).toBe('TEXTAREA');
  await until(() => isWhole(field() as Element), 'the layer whole, beyond the box of the grid');
  await press('{Enter}');
  await stands(2, 4);
  expect(changes()).toEqual([['note', 'One\nTwo']]);
  await press('{F2}');
  await until(() => field()?.value === 'One\nTwo', 'the lines');
  await press('{End} three, which is longer than the forty letters{Enter}');
  await until(() => field()?.getAttribute('aria-invalid') === 'true', 'the refusal');
  await press('{Escape}');
  await stands(2, 4);
  expect(onCellsChange).toHaveBeenCalledTimes(1);
  await press('{F2}');
  await until(field, 'the field');
  await press('New{Tab}');
  await stands(2, 5);
  expect(changes()).toEqual([['note', 'New']]);
  // A press elsewhere takes it too.
  await press('{ArrowLeft}Late');
  await until(() => field()?.value === 'Late', 'the text');
  await userEvent.click(cell(0, 3));
  await until(() => changes()?.[0]?.[1] === 'Late', 'the text taken');
  await stands(0, 3);
});

test('Alt Down shows the calendar of a date whole; a picked day is taken, Escape peels calendar and edit', async () => {
  await start(1, 3);
  await press('{F2}{Alt>}{ArrowDown}{/Alt}');
  const day = () => document.querySelector<HTMLElement>('[data-day] [tabindex="0"]');
  await until(() => document.activeElement === day(), 'the focus on the day');
  await until(() => isWhole(document.querySelector('[role=dialog]') as Element), 'the calendar whole');
  await press('{ArrowRight}{ArrowRight}{Enter}');
  await stands(2, 3);
  expect(changes()).toEqual([['due', '2026-04-17']]);
  await press('{F2}{Alt>}{ArrowDown}{/Alt}');
  await until(() => document.activeElement === day(), 'the focus on the day');
  await press('{Escape}');
  await until(() => document.activeElement === field() && field() !== null, 'the field again');
  await press('{Escape}');
  await stands(2, 3);
  expect(onCellsChange).toHaveBeenCalledTimes(1);
});
