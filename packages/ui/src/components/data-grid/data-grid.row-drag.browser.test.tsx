import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { cell, stands } from './grid-places.fixture.ts';
import { Statement } from './stories-data.statement.tsx';
import { Charges } from './stories-data.tsx';

afterEach(clearPage);

const names = (column = 0) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]:not([data-row="-1"])')]
    .sort((a, b) => Number(a.dataset.row) - Number(b.dataset.row))
    .map((each) => each.querySelector(`[data-col="${column}"]`)?.textContent);
const says = (words: string) =>
  until(
    () => document.querySelector('[role=status]')?.textContent === words,
    () => `“${words}” said (it says “${document.querySelector('[role=status]')?.textContent}”)`,
  );
const loaded = async () => {
  await until(() => cell(0, 0), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
  await import('./rows/row-drag.ts');
};
/** With the real mouse, from the grip of a row to the lower or upper half of another. */
const drag = (from: number, to: number, half: 'upper' | 'lower', x = 4) =>
  userEvent.dragAndDrop(cell(from, 0), cell(to, 0), {
    sourcePosition: { x, y: 12 },
    targetPosition: { x: 40, y: half === 'upper' ? 3 : 20 },
    steps: 6,
  });
const [owner, loan, settlement, deed] = [
  'Owner policy premium',
  'Loan policy premium',
  'Settlement fee',
  'Recording fee, deed',
];

test('a row goes where it is dropped, the focus with it; one Ctrl Z takes it back, and it is said as by key', async () => {
  const onChange = vi.fn();
  await show(<Charges count={4} acts={{ onChange }} />);
  await loaded();
  await drag(0, 2, 'lower');
  await until(
    () => names().join() === [loan, settlement, owner, deed].join(),
    () => `the order (${names().join()})`,
  );
  await stands(2, 0);
  await says('Row 3 of 4');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.lastCall?.[1]).toEqual({ reason: 'move' });
  await drag(3, 0, 'upper');
  await until(
    () => names()[0] === deed,
    () => `the last row first (${names().join()})`,
  );
  await stands(0, 0);
  await userEvent.keyboard('{Control>}zz{/Control}');
  await until(
    () => names().join() === [owner, loan, settlement, deed].join(),
    () => `as before (${names().join()})`,
  );
  expect(document.querySelector('[data-slot=row-drop]')).toBeNull();
});

test('rows that are marked go together; a drag elsewhere in a row marks a block, as ever', async () => {
  await show(<Charges count={4} acts={{}} />);
  await loaded();
  cell(0, 0).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await until(() => document.querySelector('[data-slot=cell-range]'), 'the mark');
  await drag(1, 3, 'lower');
  await until(
    () => names().join() === [settlement, deed, owner, loan].join(),
    () => `both moved (${names().join()})`,
  );
  await stands(3, 0);
  await says('2 rows moved, row 4 of 4');
  await drag(0, 2, 'lower', 60);
  expect(names()[0]).toBe(settlement);
  expect(document.querySelector('[data-slot=cell-range]')).not.toBeNull();
});

test('a row stays in its section, and a sorted one where the sort put it', async () => {
  await show(<Statement />);
  await loaded();
  await drag(1, 6, 'lower');
  await drag(8, 6, 'upper');
  expect(names(0).slice(0, 9)).toEqual(['B', '01', '02', '03', 'C', '01', '02', '03', 'D']);
  // Where no row is moved a block is marked; without it the next row goes alone.
  await userEvent.keyboard('{Escape}');
  await drag(7, 4, 'lower');
  await until(() => cell(5, 1).textContent?.startsWith('Title'), 'the last of its section first');
  clearPage();
  await show(<Charges count={4} acts={{}} defaultState={{ sort: [{ column: 'amount', direction: 'ascending' }] }} />);
  await loaded();
  const before = names().join();
  await drag(0, 2, 'lower');
  await says('The rows are sorted or grouped. Clear the sort to put them in another order.');
  expect(names().join()).toBe(before);
});

test('Escape lets a dragged row go where it was, and closes nothing else', async () => {
  const onChange = vi.fn();
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  await show(<Charges count={4} acts={{ onChange }} />);
  await loaded();
  const grip = cell(0, 0).getBoundingClientRect();
  const pointer = (type: string, y: number) =>
    (type === 'pointerdown' ? cell(0, 0) : document).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX: grip.left + 4,
        clientY: grip.top + y,
        buttons: type === 'pointerup' ? 0 : 1,
      }),
    );
  // Without a pressed mouse there is nothing to capture.
  HTMLElement.prototype.setPointerCapture = () => {};
  pointer('pointerdown', 10);
  await until(() => {
    pointer('pointermove', 60);
    return document.querySelector('[data-slot=row-drop]');
  }, 'the line where it would stand');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-slot=row-drop]')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  pointer('pointerup', 60);
  expect(onChange).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', heard);
});

test('the grip shows under the pointer where rows can be moved, and not on rows the page works out', async () => {
  await show(<Statement />);
  await loaded();
  const grip = (row: number) => getComputedStyle(cell(row, 0), '::before').content !== 'none';
  await userEvent.hover(cell(5, 2));
  await until(() => grip(5), 'the grip');
  expect(grip(6)).toBe(false);
  await userEvent.hover(cell(8, 2));
  await until(() => !grip(5), 'the grip gone');
  expect(grip(8)).toBe(false);
  clearPage();
  await show(<Charges count={4} acts={{ movable: false }} />);
  await loaded();
  await userEvent.hover(cell(1, 1));
  await until(() => cell(1, 1).matches(':hover'), 'the pointer there');
  expect(grip(1)).toBe(false);
});
