import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import {
  DataGrid,
  type DataGridProps,
  dateEditor,
  type GridColumn,
  numberEditor,
  selectEditor,
  textEditor,
} from './index.ts';
import { type ChargeLine, Charges, makeCharges } from './stories-data.tsx';

const onCellsChange = vi.fn();
beforeEach(() => onCellsChange.mockClear());
afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const input = () => document.querySelector<HTMLInputElement>('[data-cell-input]');
const list = () => document.querySelector('[role=listbox]');
const start = async (
  row: number,
  column: number,
  props: Partial<DataGridProps<ChargeLine>> & { count?: number } = {},
) => {
  await show(<Charges onCellsChange={onCellsChange} {...props} />);
  await until(() => cell(0, 0), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
  await go(row, column);
};
const go = async (row: number, column: number) => {
  await userEvent.click(cell(row, column));
  await stands(row, column);
};
/** The cell of the tab stop, not edited. */
const stands = (row: number, column: number) =>
  until(
    () => !input() && cell(row, column) !== null && document.activeElement === cell(row, column),
    () => {
      const at = document.activeElement?.closest<HTMLElement>('[data-col]');
      const line = at?.closest<HTMLElement>('[data-row]')?.dataset.row;
      return `the focus on ${row},${column} (it is on ${line},${at?.dataset.col})`;
    },
    3000,
  );
const edit = async () => {
  await userEvent.keyboard('{F2}');
  return until(input, 'the field of the cell');
};
const press = (keys: string) => userEvent.keyboard(keys);
/** What the last call changed. */
const changes = () =>
  onCellsChange.mock.lastCall?.[0].map((one: { column: string; value: unknown }) => [one.column, one.value]);
/** The option that the field names, by its words; nothing if the id names none. */
const named = () => document.getElementById(input()?.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a choice that is emptied is empty: no option is taken for it', async () => {
  await start(0, 2);
  await edit();
  await until(list, 'the list');
  await press('{Backspace}');
  expect(input()?.value).toBe('');
  expect(input()?.hasAttribute('aria-activedescendant')).toBe(false);
  await press('{Enter}');
  await stands(1, 2);
  expect(changes()).toEqual([['payer', null]]);
  await edit();
  await press('{Backspace}{Tab}');
  await stands(1, 3);
  expect(changes()).toEqual([['payer', null]]);
  // Signs that name nothing are no choice either: they are refused.
  await go(3, 2);
  onCellsChange.mockClear();
  await edit();
  await press('-{Enter}');
  await until(() => input()?.getAttribute('aria-invalid') === 'true', 'the refusal');
  expect(onCellsChange).not.toHaveBeenCalled();
});

test('a choice whose text is typed anew is that choice', async () => {
  await start(0, 2);
  await edit();
  await until(list, 'the list');
  await press('{End}{Backspace}r');
  expect(input()?.value).toBe('Seller');
  await press('{Enter}');
  await stands(1, 2);
  expect(cell(0, 2).textContent).toBe('Seller');
});

test('a choice names an option only where one is shown, and Up begins with the last', async () => {
  await start(0, 2);
  const field = await edit();
  await until(list, 'the list');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await press('{ArrowUp}');
  await until(
    () => named() === 'Lender',
    () => `the last option (${named()})`,
  );
  await press('{ArrowDown}');
  await until(() => named() === 'Buyer', 'the first option');
  await press('{ArrowUp}');
  await until(() => named() === 'Lender', 'the last option again');
  await press('x');
  await until(() => !list(), 'no list');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  await press('{Backspace}s');
  await press('{Control>}a{/Control}s');
  await until(() => named() === 'Seller', 'the option that is typed');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

/** The lines that the buyer pays: 2, 3, 4, 5, 7, 10 and so on. */
const buyers: Partial<DataGridProps<ChargeLine>> = { defaultState: { filters: { payer: 'buyer' } } };
const toSeller = async (keys: string) => {
  await press('sel');
  await until(() => input()?.value === 'sel', 'the typed text');
  await press(keys);
};

test('a row that leaves the filter with the commit: on from its place, where the next one now is', async () => {
  await start(2, 2, buyers);
  const [third, fourth] = [cell(2, 0).textContent, cell(3, 0).textContent];
  expect(third).not.toBe(fourth);
  await toSeller('{Enter}');
  await stands(2, 2);
  expect(cell(2, 0).textContent).toBe(fourth);
});

test('a row that leaves the filter: Shift Enter goes to the row above, Tab to the first cell of the next, Shift Tab to the last above', async () => {
  await start(3, 2, buyers);
  await toSeller('{Shift>}{Enter}{/Shift}');
  await stands(2, 2);
  await toSeller('{Tab}');
  await stands(2, 0);
  await go(2, 2);
  await toSeller('{Shift>}{Tab}{/Shift}');
  await stands(1, 5);
});

test('the last row leaves the filter: the row that is last now has the focus, and the head after the only one', async () => {
  await start(2, 2, { ...buyers, count: 4 });
  await toSeller('{Enter}');
  await stands(1, 2);
  await toSeller('{Shift>}{Enter}{/Shift}');
  await stands(0, 2);
  await toSeller('{Enter}');
  await until(() => document.activeElement?.getAttribute('role') === 'columnheader', 'the focus on the head');
});

test('a row that falls into a closed group: on from its place, not from the top', async () => {
  await start(3, 2, { defaultState: { group: ['payer'] } });
  await userEvent.click(cell(19, 0));
  await until(() => cell(19, 0).parentElement?.getAttribute('aria-expanded') === 'false', 'the closed group');
  await go(3, 2);
  const next = cell(4, 0).textContent;
  await toSeller('{Enter}');
  await stands(3, 2);
  expect(cell(3, 0).textContent).toBe(next);
});

/** What the editors' own texts do not hold whole. */
const unread: GridColumn<ChargeLine>[] = [
  { id: 'payee', header: 'Payee', value: () => 'a\nb', rowHeader: true, width: 120, editor: textEditor() },
  { id: 'description', header: 'Charge', value: () => null, width: 120, editor: textEditor() },
  {
    id: 'payer',
    header: 'Paid by',
    value: () => '',
    width: 120,
    editor: selectEditor([{ value: 'buyer', label: 'Buyer' }]),
  },
  { id: 'quantity', header: 'Count', value: () => 2.345, width: 120, editor: numberEditor({ decimals: 2 }) },
  { id: 'due', header: 'Due', value: () => '1850-03-01', width: 120, editor: dateEditor({ today: '2026-04-15' }) },
];

test('a cell that is opened and left without a key typed stays what it is', async () => {
  await start(0, 0, { columns: unread });
  for (let column = 0; column < unread.length; column++) {
    await edit();
    await press('{Tab}');
    await (column + 1 < unread.length ? stands(0, column + 1) : stands(1, 0));
  }
  for (let column = 0; column < unread.length; column++) {
    await go(2, column);
    await edit();
    await press('{Enter}');
    await stands(3, column);
    await edit();
    await userEvent.click(cell(6, 1));
    await stands(6, 1);
  }
  expect(onCellsChange).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('what is typed, picked or stands refused is still taken or refused', async () => {
  await start(0, 0, { columns: unread });
  // The same text, but typed: it means itself.
  await go(0, 3);
  await edit();
  await press('2.35{Enter}');
  await stands(1, 3);
  expect(changes()).toEqual([['quantity', 2.35]]);
  await go(0, 2);
  await edit();
  await until(list, 'the list');
  await press('{ArrowDown}{Enter}');
  await stands(1, 2);
  expect(changes()).toEqual([['payer', 'buyer']]);
  onCellsChange.mockClear();
  await edit();
  await userEvent.click(await until(() => document.querySelector('[role=option]'), 'the option'));
  await stands(2, 2);
  expect(changes()).toEqual([['payer', 'buyer']]);
  await go(3, 4);
  await press('13/45');
  await userEvent.click(cell(5, 1));
  await until(() => cell(3, 4).getAttribute('aria-invalid') === 'true', 'the refusal');
  await go(3, 4);
  await edit();
  await press('{Enter}');
  await until(() => input()?.value === '13/45' && input()?.getAttribute('aria-invalid') === 'true', 'the refused text');
});

test('the words of a text with line breaks stay words where it is edited', async () => {
  const rows = [{ ...makeCharges(1)[0], description: 'Deed\nand plat\r\ncopies' }] as ChargeLine[];
  await start(0, 0, { rows });
  await edit();
  expect(input()?.value).toBe('Deed and plat copies');
  await press('{Enter}');
  // Nothing was typed: the breaks are still there.
  expect(onCellsChange).not.toHaveBeenCalled();
  await edit();
  await press('{End}, 2{Enter}');
  await until(changes, 'the change');
  expect(changes()).toEqual([['description', 'Deed and plat copies, 2']]);
});

test('why a text is refused is seen below a grid of one row, whose box gets no scroll bar', async () => {
  const fee: GridColumn<{ days: number }> = { id: 'days', header: 'Days', value: (row) => row.days };
  await show(
    <DataGrid
      label="Fees"
      className="flex-none"
      columns={[{ ...fee, editor: numberEditor() }]}
      rows={[{ days: 3 }]}
      rowKey={(row) => row.days}
      onCellsChange={onCellsChange}
    />,
  );
  await until(() => cell(0, 0), 'the row');
  await go(0, 0);
  const box = document.querySelector('[role=grid]')?.parentElement;
  const before = [box?.scrollHeight, box?.scrollWidth];
  await press('abc{Enter}');
  const message = await until(() => document.querySelector('[data-slot=cell-message]'), 'the message');
  await until(() => {
    const { top, height } = message.getBoundingClientRect();
    const cell = input()?.getBoundingClientRect();
    return cell !== undefined && height > 0 && top >= cell.bottom && top < cell.bottom + 10;
  }, 'the message below its cell');
  expect(message.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(message.closest('[role=grid]')).toBeNull();
  const { left, top } = message.getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 4)?.closest('[data-radix-popper-content-wrapper]')).toBeFalsy();
  expect([box?.scrollHeight, box?.scrollWidth]).toEqual(before);
  // The focus elsewhere: nothing hangs over the page.
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await until(() => document.querySelector('[data-slot=cell-message]') === null, 'the message gone');
});

test('texts are offered by letters of them: Down picks one, and what is typed stands without', async () => {
  const offers = () => ['Ficus Bank', 'Epsilon Title Co.', 'Information Inc.'];
  const payee: GridColumn<ChargeLine> = {
    id: 'payee',
    header: 'Payee',
    value: (row) => row.payee,
    rowHeader: true,
    editor: textEditor({ offers }),
  };
  await start(0, 0, { columns: [payee] });
  await edit();
  expect(list()).toBeNull();
  await press('tit');
  await until(list, 'the offers');
  expect(named()).toBeUndefined();
  await press('{ArrowDown}');
  await until(() => named() === 'Epsilon Title Co.', 'the one that is picked');
  await press('{Enter}');
  await stands(1, 0);
  expect(changes()).toEqual([['payee', 'Epsilon Title Co.']]);
  await press('Info{Enter}');
  await stands(2, 0);
  expect(changes()).toEqual([['payee', 'Info']]);
  // What is typed on is another text again.
  await press('fi{ArrowDown}c{Tab}');
  await until(() => changes()?.[0]?.[1] === 'fic', 'the text');
});
