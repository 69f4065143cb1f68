import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { cell, press, stands } from './grid-places.fixture.ts';
import type { GridHandle } from './index.ts';
import { Statement } from './stories-data.statement.tsx';

afterEach(clearPage);

const says = (words: string) =>
  until(
    () => document.querySelector('[role=status]')?.textContent?.includes(words),
    () => `“${words}” said (it says “${document.querySelector('[role=status]')?.textContent}”)`,
  );
/** Texts of a line, cell by cell. */
const line = (row: number) =>
  [...document.querySelectorAll(`[data-row="${row}"] [data-col]`)]
    .map((each) => each.textContent?.replace(', calculated', ''))
    .join('|');
/** Names of all lines, with the rows drawn in their order. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]:not([data-row="-1"])')]
    .sort((a, b) => Number(a.dataset.row) - Number(b.dataset.row))
    .map((each) => each.querySelector('[role=rowheader], [data-col="1"]')?.textContent);
const drawn = async () => {
  await until(() => cell(12, 1), 'the statement drawn');
  await import('./editing/spreadsheet.tsx');
};
const go = async (row: number, column: number) => {
  cell(row, column).focus();
  await stands(row, column);
};

test('heads stand with their sums, also of a section without lines; its head takes an added row', async () => {
  await show(<Statement />);
  await drawn();
  expect(line(0)).toBe('B|Services borrower did not shop for|20.00|434.80|');
  expect(line(12)).toBe('F|Prepaids|||');
  expect(cell(12, 1).getAttribute('aria-colspan')).toBe('2');
  const rows = document.querySelector('[role=treegrid]')?.getAttribute('aria-rowcount');
  expect(rows).toBe('17');
  await go(12, 4);
  await press('{Alt>}={/Alt}');
  await stands(13, 1);
  await press('Prepaid interest{Tab}Ficus Bank{Tab}279.04{Enter}');
  await until(() => line(12) === 'F|Prepaids|279.04||', 'the sum of the section');
  expect(line(13)).toBe('new|Prepaid interest|Ficus Bank|279.04||');
  expect(document.querySelector('[data-row="13"]')?.getAttribute('aria-level')).toBe('2');
  await press('{Control>}zzzz{/Control}');
  await until(() => line(12) === 'F|Prepaids|||', 'all of it taken back');
  expect(names()).toHaveLength(15);
});

test('a row is added at the end of the section in hand, and one that is closed opens for it', async () => {
  await show(<Statement />);
  await drawn();
  await go(4, 1);
  await press('{Enter}');
  await until(() => cell(4, 1).parentElement?.getAttribute('aria-expanded') === 'false', 'the section closed');
  await press('{Alt>}={/Alt}');
  await stands(5, 1);
  expect(cell(4, 1).parentElement?.getAttribute('aria-expanded')).toBe('true');
  await press('{Escape}');
  await go(7, 1);
  await press('{Alt>}={/Alt}');
  await stands(8, 1);
  expect(names().slice(4, 10)).toEqual([
    'Services borrower did shop for',
    '',
    'Pest inspection fee',
    'Survey fee',
    '',
    'Title, lender’s title insurance',
  ]);
});

/** A button of the page's own that adds to a section. */
function WithButton() {
  const handle = useRef<GridHandle>(null);
  return (
    <>
      <button type="button" onClick={() => handle.current?.actOnRows('add', 'B')}>
        Add to B
      </button>
      <Statement handle={handle} />
    </>
  );
}
test('a button of the page adds to the section it names, at its end', async () => {
  await show(<WithButton />);
  await until(() => cell(12, 1), 'the statement drawn');
  document.querySelector('button')?.focus();
  await press('{Enter}');
  await stands(4, 1);
  expect(names()[3]).toBe('Flood determination fee');
});

test('a row that the page works out: reached and read by name, not edited, selected, moved nor removed', async () => {
  const onSelectedKeysChange = vi.fn();
  await show(<Statement selectable onSelectedKeysChange={onSelectedKeysChange} />);
  await drawn();
  await go(7, 2);
  await press('{ArrowDown}');
  await stands(8, 2);
  expect(cell(8, 2).getAttribute('role')).toBe('rowheader');
  expect(cell(8, 2).textContent).toBe('Total loan costs (B + C)');
  expect(cell(8, 4).textContent).toBe('725.50, calculated');
  expect(cell(8, 4).getAttribute('aria-readonly')).toBe('true');
  expect(cell(8, 0).querySelector('[role=checkbox]')).toBeNull();
  await press('{F2}');
  await says('This row is worked out from others.');
  await press('9');
  expect(document.querySelector('[data-cell-input]')).toBeNull();
  await press('{Alt>}-{/Alt}');
  await press(' ');
  expect(onSelectedKeysChange).not.toHaveBeenCalled();
  await press('{Control>}a{/Control}');
  const all = onSelectedKeysChange.mock.lastCall?.[0] as Set<string>;
  expect(all.has('D')).toBe(false);
  expect(all.size).toBe(8);
  expect(cell(-1, 0).querySelector('[role=checkbox]')?.getAttribute('aria-checked')).toBe('true');
  await go(7, 2);
  await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await says('Row 8 of 13');
  expect(cell(8, 2).textContent).toBe('Total loan costs (B + C)');
  // Tab goes by it to the next cell that can be edited.
  await go(7, 6);
  await press('{F2}{Tab}');
  await stands(10, 2);
});

test('lines at the foot are the page’s, stay at the bottom, and the keys come to them', async () => {
  await show(<Statement height={220} />);
  await drawn();
  await go(12, 3);
  await press('{ArrowDown}');
  await stands(13, 3);
  expect(line(13)).toBe('J|Total closing costsD + I|810.50|434.80|950.00');
  await press('{ArrowDown}');
  await stands(14, 3);
  expect(line(14)).toBe('|Cash to close|810.50||');
  expect(cell(14, 1).getAttribute('role')).toBe('rowheader');
  await press('{ArrowDown}');
  await stands(14, 3);
  const box = (document.querySelector('[data-slot=data-grid]') as HTMLElement).getBoundingClientRect();
  expect(Math.abs(cell(14, 3).getBoundingClientRect().bottom - box.bottom)).toBeLessThan(4);
  expect(cell(14, 3).closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('17');
  // Nothing to edit, and Enter on the last row does not lead here.
  await press('{F2}5');
  expect(document.querySelector('[data-cell-input]')).toBeNull();
  await go(11, 3);
  await press('12{Enter}');
  await stands(12, 3);
  await press('{Control>}{End}{/Control}');
  await stands(14, 5);
});

test('a figure that is typed over says so, is reset by key, and each step is taken back as it was', async () => {
  const onCellsChange = vi.fn();
  await show(<Statement onCellsChange={onCellsChange} />);
  await drawn();
  const amount = () => cell(7, 3).textContent;
  const look = () => cell(7, 3).querySelector<HTMLElement>('[data-origin]')?.dataset.origin;
  expect([amount(), look()]).toEqual(['500.00, calculated', 'calculated']);
  await go(7, 3);
  await press('475{Enter}');
  await until(() => look() === 'overridden', 'the overridden amount');
  expect(amount()).toBe('475.00, overridden, 500.00 is worked out');
  expect(cell(7, 3).querySelector('[data-mark=overridden]')?.getBoundingClientRect().width).toBe(7);
  await until(() => line(4).includes('680.50'), 'the sum');
  await press('{ArrowUp}{Control>}{Backspace}{/Control}');
  await until(() => look() === 'calculated', 'the amount worked out again');
  expect(amount()).toBe('500.00, calculated');
  await says('As worked out again');
  await press('{Control>}z{/Control}');
  await until(() => amount()?.startsWith('475.00, overridden'), 'the override again');
  await press('{Control>}z{/Control}');
  await until(() => amount() === '500.00, calculated', 'as worked out, not as typed');
  await press('{Control>}yy{/Control}');
  await until(() => amount() === '500.00, calculated', 'reset again');
  expect(onCellsChange.mock.calls.map(([[edit], { reason }]) => [reason, edit.isWorked, edit.wasWorked])).toEqual([
    ['edit', undefined, true],
    ['reset', true, undefined],
    ['undo', undefined, true],
    ['undo', true, undefined],
    ['redo', undefined, true],
    ['redo', true, undefined],
  ]);
  // Nothing was typed over this one: the key is left to others.
  await press('{Control>}{Backspace}{/Control}');
  expect(onCellsChange).toHaveBeenCalledTimes(6);
});

test('F1 on a figure, or a press on it, asks the page where it comes from; also in heads and at the foot', async () => {
  const onExplain = vi.fn();
  await show(<Statement onExplain={onExplain} />);
  await drawn();
  const last = () => onExplain.mock.lastCall?.[0];
  await go(7, 3);
  await press('{F1}');
  expect(last()).toEqual({ rowKey: 'C03', columnId: 'closing' });
  await go(4, 3);
  await press('{F1}');
  expect(last()).toEqual({ rowKey: 'C', columnId: 'closing' });
  await go(14, 3);
  await press('{F1}');
  expect(last()).toEqual({ rowKey: 'cash', columnId: 'closing' });
  await userEvent.click(cell(10, 3).querySelector('[data-origin]') as HTMLElement);
  expect(last()).toEqual({ rowKey: 'E01', columnId: 'closing' });
  expect(onExplain).toHaveBeenCalledTimes(4);
  // What nobody worked out has nothing to explain, and a press on a figure folds no section.
  await go(5, 3);
  await press('{F1}');
  await userEvent.click(cell(4, 3).querySelector('[data-origin]') as HTMLElement);
  expect(onExplain).toHaveBeenCalledTimes(5);
  expect(cell(4, 3).closest('[role=row]')?.getAttribute('aria-expanded')).toBe('true');
});

test('a block that is pasted goes on in its section with rows of its own, and changes none of the next', async () => {
  await show(<Statement />);
  await drawn();
  const after = names().slice(8);
  await go(7, 1);
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text/plain',
    'Endorsement\tEpsilon Title Co.\t50.00\r\nCourier\tFast Co.\t25.00\r\nNotary\t\t10.00\r\n',
  );
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
  await until(
    () => names().slice(7, 10).join() === 'Endorsement,Courier,Notary',
    () => names().join(),
  );
  expect(names().slice(10)).toEqual(after);
  expect(line(4)).toContain('290.50');
  await press('{Control>}z{/Control}');
  await until(
    () => names().slice(8).join() === after.join(),
    () => names().join(),
  );
});
