import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { cell, stands } from './grid-places.fixture.ts';
import { rowMenuColumn } from './index.ts';
import { type ChargeLine, Charges, chargeColumns } from './stories-data.tsx';

afterEach(clearPage);

const columns = [...chargeColumns, rowMenuColumn];
const menuAt = chargeColumns.length;
const press = (keys: string) => userEvent.keyboard(keys);
const menu = () => document.querySelector<HTMLElement>('[role=menu]');
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent?.startsWith(name));
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row] [data-col="0"]:not([role=columnheader])')].map(
    (each) => each.textContent,
  );
const opened = (name: string) =>
  until(
    () => menu()?.getAttribute('aria-label') === name,
    () => `the menu “${name}” (there is “${menu()?.getAttribute('aria-label')}”)`,
  );
const isGone = () => until(() => menu() === null, 'no menu');
const isIn = (name: string) =>
  until(
    () => item(name) !== undefined && document.activeElement === item(name),
    () => `the focus on ${name} (it is on ${document.activeElement?.outerHTML.slice(0, 120)})`,
  );

async function drawn(props: Partial<Parameters<typeof Charges>[0]> = {}) {
  await show(<Charges count={6} columns={columns} acts={{}} rowMenu={() => []} {...props} />);
  await until(() => cell(0, 0), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
  await import('./menus.ts');
}

describe('the menu of a row', () => {
  test.each([['{Shift>}{F10}{/Shift}'], ['{ContextMenu}']])(
    '%s opens it at the cell; Escape goes back there',
    async (key) => {
      await drawn();
      await userEvent.click(cell(2, 1));
      await press(key);
      await opened('Menu of Settlement fee');
      await isIn('Insert row above');
      const at = cell(2, 1).getBoundingClientRect();
      expect(Math.round(menu()?.getBoundingClientRect().left ?? 0)).toBe(Math.round(at.left));
      // It rises by 4 px.
      await until(
        () => Math.round((menu()?.getBoundingClientRect().top ?? 0) - at.bottom) === 4,
        'the menu below the cell',
      );
      await press('{Escape}');
      await isGone();
      await stands(2, 1);
    },
  );

  test('a right click opens it where the pointer is, for the row there', async () => {
    await drawn();
    await userEvent.click(cell(0, 0));
    await userEvent.click(cell(3, 1), { button: 'right', position: { x: 20, y: 10 } });
    await opened('Menu of Recording fee, deed');
    const list = menu()?.getBoundingClientRect() as DOMRect;
    expect(Math.round(list.left - cell(3, 1).getBoundingClientRect().left)).toBe(20);
    await press('{Escape}');
    await stands(3, 1);
  });

  test('the button of the row in hand, and Enter on its cell, open it', async () => {
    await drawn();
    await userEvent.click(cell(1, 0));
    const button = await until(() => cell(1, menuAt).querySelector('button'), 'the button');
    expect(getComputedStyle(button).visibility).toBe('visible');
    expect(document.querySelectorAll('[data-row] button')).toHaveLength(1);
    await userEvent.click(button);
    await opened('Menu of Loan policy premium');
    await press('{Escape}');
    await stands(1, menuAt);
    await press('{ArrowDown}{Enter}');
    await opened('Menu of Settlement fee');
    await isIn('Insert row above');
  });

  test('what is chosen does what its key does, in the cell that was left', async () => {
    const onChange = vi.fn();
    await drawn({ acts: { onChange } });
    await userEvent.click(cell(2, 1));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of Settlement fee');
    await isIn('Insert row above');
    await press('d');
    await isIn('Duplicate row');
    await press('{Enter}');
    await until(() => names().filter((name) => name === 'Settlement fee').length === 2, 'the row twice');
    expect(onChange.mock.lastCall?.[1]).toEqual({ reason: 'duplicate' });
    await stands(3, 0);
    await press('{Control>}z{/Control}');
    await until(() => names().length === 6, 'one of them gone again');
    await press('{Shift>}{F10}{/Shift}');
    await isIn('Insert row above');
    await press('m');
    await isIn('Move up');
    await press('{Enter}');
    await until(() => onChange.mock.lastCall?.[1].reason === 'move', 'the row moved');
  });

  test('what is typed after it goes into the row that it adds', async () => {
    await drawn();
    await userEvent.click(cell(0, 0));
    await press('{Shift>}{F10}{/Shift}');
    await isIn('Insert row above');
    await press('{ArrowDown}');
    await isIn('Insert row below');
    await press('{Enter}');
    await stands(1, 0);
    await press('Courier{Enter}');
    await until(() => cell(1, 0).textContent === 'Courier', 'Courier in the new row');
  });

  test('it opens the row, and explains the figure in hand', async () => {
    const onRowOpen = vi.fn();
    const onExplain = vi.fn();
    await drawn({ onRowOpen, onExplain, rowState: () => ({ cells: { amount: { origin: 'calculated' } } }) });
    await userEvent.click(cell(1, 0));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of Loan policy premium');
    expect(item('Explain figure')?.getAttribute('aria-disabled')).toBe('true');
    await isIn('Open');
    await press('{Enter}');
    await until(() => onRowOpen.mock.calls.length === 1, 'the row opened');
    await press('{End}{ArrowLeft}{Shift>}{F10}{/Shift}');
    await isIn('Open');
    await press('e');
    await isIn('Explain figure');
    await press('{Enter}');
    await until(() => onExplain.mock.calls.length === 1, 'the figure explained');
    expect(onExplain).toHaveBeenCalledWith({ rowKey: 2, columnId: 'amount' });
  });

  test('marked rows are one matter: it says how many, and does it to all', async () => {
    const rowMenu = vi.fn((rows: readonly ChargeLine[]) => [
      { id: 'void', label: `Void ${rows.length} charges`, onSelect: () => {} },
    ]);
    await drawn({ rowMenu });
    await userEvent.click(cell(1, 1));
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.click(cell(3, 1), { button: 'right' });
    await opened('Menu of 3 rows');
    expect(item('Void 3 charges')).toBeDefined();
    await press('{End}');
    await isIn('Remove 3 rows');
    await press('{Enter}');
    await until(() => names().length === 3, 'three rows gone');
    expect(rowMenu.mock.lastCall?.[0].map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  test('of rows that are selected by their boxes it says what each command is about, and does that', async () => {
    await drawn({ selectable: true, defaultSelectedKeys: new Set([1, 2, 4]) });
    await userEvent.click(cell(1, 1));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of 3 rows');
    expect(item('Duplicate 3 rows')).toBeDefined();
    expect(item('Insert row below')).toBeDefined();
    await isIn('Insert row above');
    await press('i');
    await isIn('Insert row below');
    await press('{Enter}');
    await until(
      () =>
        document.querySelectorAll('[data-row] [role=rowheader], [data-row] [role=gridcell][data-col="1"]').length === 7,
      'one row more',
    );
  });

  test('where boxes are for a button of the page it is of its row alone, or of those that are marked, and nothing is tinted', async () => {
    await drawn({ selectable: true, defaultSelectedKeys: new Set([1, 2, 3, 4]), actsOnSelected: false });
    await userEvent.click(cell(1, 1));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of Loan policy premium');
    await press('{Escape}');
    await isGone();
    expect(document.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(4);
    expect(document.querySelector('[role=row][data-selected]')).toBeNull();
    await press('{Shift>}{ArrowDown}{/Shift}{Shift>}{F10}{/Shift}');
    await opened('Menu of 2 rows');
  });

  test('a key that comes while it opens does nothing to the cell', async () => {
    await drawn();
    await userEvent.click(cell(2, 2));
    const down = (key: string, shiftKey = false) =>
      cell(2, 2).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    await until(() => cell(2, menuAt).querySelector('button'), 'the menu at hand');
    down('F10', true);
    // The next key is another task.
    await new Promise((done) => setTimeout(done));
    down('Delete');
    await opened('Menu of Settlement fee');
    expect(cell(2, 2).textContent).toBe('Buyer');
  });

  test('a right click beside the marked rows is about the row there alone', async () => {
    await drawn();
    await userEvent.click(cell(1, 1));
    await press('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(cell(4, 1), { button: 'right' });
    await opened('Menu of Recording fee, mortgage');
  });

  test('what cannot be done is reached, says why, and does nothing', async () => {
    const onChange = vi.fn();
    await drawn({ count: 8, acts: { onChange, most: 8 } });
    await userEvent.click(cell(7, 1));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of Payoff, first mortgage');
    const reasons = [...document.querySelectorAll('[role=menuitem][aria-disabled=true]')].map((each) => [
      each.textContent?.slice(0, 9),
      document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
    expect(reasons).toEqual([
      ['Insert ro', 'There can be at most 8 rows.'],
      ['Insert ro', 'There can be at most 8 rows.'],
      ['Duplicate', 'There can be at most 8 rows.'],
      ['Move down', 'It is the last one already.'],
      ['Remove ro', 'This line comes from the payoff.'],
    ]);
    await press('{End}');
    await isIn('Remove row');
    await press('{Enter}');
    expect(menu()).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await press('{Escape}');
    await stands(7, 1);
  });

  test('right to left it hangs at the end that the text begins at, and reads that way', async () => {
    document.documentElement.dir = 'rtl';
    try {
      await drawn();
      await userEvent.click(cell(2, 1));
      await press('{Shift>}{F10}{/Shift}');
      await opened('Menu of Settlement fee');
      await isIn('Insert row above');
      const list = menu() as HTMLElement;
      expect(getComputedStyle(list).direction).toBe('rtl');
      expect(Math.round(list.getBoundingClientRect().right)).toBe(Math.round(cell(2, 1).getBoundingClientRect().right));
      // The key stands at the other end.
      const row = item('Insert row above') as HTMLElement;
      const key = row.lastElementChild?.getBoundingClientRect() as DOMRect;
      expect(key.left - row.getBoundingClientRect().left).toBeLessThan(20);
    } finally {
      document.documentElement.dir = '';
    }
  });

  test('a command of the page may be called as one of the grid: both stand, each does its own', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onSelect = vi.fn();
    const onRowOpen = vi.fn();
    const ids = ['open-row', 'duplicate', 'remove', 'before-acts'];
    await drawn({ onRowOpen, rowMenu: () => ids.map((id) => ({ id, label: `Own ${id}`, onSelect })) });
    await userEvent.click(cell(1, 1));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of Loan policy premium');
    expect(document.querySelectorAll('[role=menuitem]')).toHaveLength(ids.length + 7);
    expect(item('Own remove')?.querySelector('svg')).toBeNull();
    await isIn('Open');
    await press('o');
    await isIn('Own open-row');
    await press('{Enter}');
    await until(() => onSelect.mock.calls.length === 1, 'the page’s own command');
    expect(onRowOpen).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test('a grid without a menu leaves the right click to the browser', async () => {
    await drawn({ rowMenu: undefined });
    const heard: boolean[] = [];
    const listen = (event: Event) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('contextmenu', listen);
    await userEvent.click(cell(3, 1), { button: 'right' });
    document.removeEventListener('contextmenu', listen);
    expect(heard).toEqual([false]);
    expect(menu()).toBeNull();
  });

  test('it is whole also where the grid is low: its box does not cut it', async () => {
    await drawn({ height: 90 });
    await userEvent.click(cell(0, 0));
    await press('{Shift>}{F10}{/Shift}');
    await opened('Menu of Owner policy premium');
    const list = menu()?.getBoundingClientRect() as DOMRect;
    const box = document.querySelector('[data-slot=data-grid]')?.getBoundingClientRect() as DOMRect;
    expect(list.bottom).toBeGreaterThan(box.bottom);
    const last = item('Remove row')?.getBoundingClientRect() as DOMRect;
    expect(document.elementFromPoint(last.left + 20, last.top + 8)?.closest('[role=menuitem]')).toBe(
      item('Remove row'),
    );
  });
});
