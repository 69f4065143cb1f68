import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import type { GridColumn, GridHandle } from './index.ts';
import { type ChargeLine, Charges, chargeColumns } from './stories-data.tsx';

afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const loaded = async () => {
  await until(() => cell(-1, 0), 'the grid drawn');
  await import('./editing/spreadsheet.tsx');
};
const isOn = (row: number, column: number) =>
  until(
    () => document.activeElement === cell(row, column),
    () => `the focus on row ${row}, column ${column} (it is on ${document.activeElement?.outerHTML.slice(0, 200)})`,
  );
const press = (keys: string) => userEvent.keyboard(keys);

/** The grid below a button that adds a row, as pages have it. */
function WithButton({ count }: { count: number }) {
  const handle = useRef<GridHandle>(null);
  return (
    <>
      <button type="button" onClick={() => handle.current?.actOnRows('add')}>
        Add charge
      </button>
      <Charges count={count} handle={handle} acts={{}} />
    </>
  );
}

test.each([0, 3, 500])(
  'Add of the page with %i rows puts the focus in the new row, before the editor has been loaded too',
  async (count) => {
    await show(<WithButton count={count} />);
    await until(() => cell(-1, 0), 'the grid drawn');
    document.querySelector('button')?.focus();
    await press('{Enter}');
    await isOn(count, 0);
    await press('Courier{Tab}');
    await until(() => cell(count, 0).textContent === 'Courier', 'what was typed in the new row');
    await isOn(count, 2);
  },
);

test('what is typed straight after Alt = goes into the new row, at 30 keys a second and with nothing loaded', async () => {
  await show(<Charges count={3} acts={{}} />);
  await until(() => cell(0, 0), 'rows drawn');
  await userEvent.click(cell(0, 0));
  await press('{Alt>}={/Alt}Courier{Enter}');
  await until(
    () => cell(1, 0).textContent === 'Courier',
    () => `Courier in the new row (${cell(1, 0).textContent})`,
  );
  expect(cell(0, 0).textContent).toBe('Owner policy premium');
  await isOn(2, 0);
});

test('a row that comes renders no other row again but those it pushes down', async () => {
  const drawn = vi.fn();
  const columns: readonly GridColumn<ChargeLine>[] = [
    ...chargeColumns,
    {
      id: 'drawn',
      header: 'Drawn',
      value: () => '',
      render: (row) => {
        drawn(row.id);
        return 'x';
      },
    },
  ];
  await show(<Charges count={20} columns={columns} acts={{}} />);
  await loaded();
  await userEvent.click(cell(17, 0));
  await isOn(17, 0);
  drawn.mockClear();
  await press('{Alt>}={/Alt}');
  await isOn(18, 0);
  const ids = new Set(drawn.mock.calls.flat());
  // The row that had the tab stop, the new one, and the two below it.
  expect([...ids].sort((a, b) => a - b)).toEqual([18, 19, 20, 1001]);
});

test('a filter that keeps rows away lets none be added: it would not be seen', async () => {
  const onChange = vi.fn();
  await show(<Charges filterRow defaultState={{ filters: { payee: 'adams' } }} acts={{ onChange }} />);
  await loaded();
  await until(() => cell(0, 1)?.textContent === 'Adams County', 'the filtered rows');
  await userEvent.click(cell(0, 0));
  await isOn(0, 0);
  await press('{Alt>}={/Alt}');
  await until(
    () =>
      document.querySelector('[role=status]')?.textContent ===
      'Some rows are filtered out. Clear the filters to add rows.',
    'why not',
  );
  expect(onChange).not.toHaveBeenCalled();
  // What is shown can be moved and removed: past the rows between.
  await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await until(() => cell(0, 0).textContent === 'Recording fee, mortgage', 'the row moved past the next one shown');
  await isOn(1, 0);
});

test('a store that fails says so on the rows it was about', async () => {
  let fail = (_reason: Error) => {};
  const onChange = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  await show(<Charges count={3} acts={{ onChange }} />);
  await loaded();
  await userEvent.click(cell(0, 0));
  await press('{Alt>}={/Alt}');
  await until(() => cell(1, 0).parentElement?.dataset.tone === 'saving', 'the new row saving');
  fail(new Error('The file is locked by the closer.'));
  await until(() => cell(1, 0).parentElement?.dataset.tone === 'error', 'the new row failed');
  expect(cell(1, 0).textContent).toContain('Not saved. The file is locked by the closer.');
});

test('keys that the caller does not take are left to the page', async () => {
  const heard: string[] = [];
  const onKey = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) heard.push(event.code);
  };
  document.addEventListener('keydown', onKey);
  function Fixed() {
    const [acts] = useState({ create: undefined, copy: undefined, removable: false, movable: false } as const);
    return <Charges count={3} acts={acts} />;
  }
  await show(<Fixed />);
  await loaded();
  await userEvent.click(cell(0, 0));
  await press('{Alt>}={/Alt}{Alt>}-{/Alt}{Alt>}{Shift>}d{ArrowUp}{/Shift}{/Alt}');
  document.removeEventListener('keydown', onKey);
  expect(heard.filter((code) => !/^(Alt|Shift)/.test(code))).toEqual(['Equal', 'Minus', 'KeyD', 'ArrowUp']);
  expect(document.querySelectorAll('[data-row] [role=rowheader]')).toHaveLength(3);
});

test('Ins adds a row below the one in hand, as in every list', async () => {
  await show(<Charges count={3} acts={{}} />);
  await until(() => cell(0, 0), 'rows drawn');
  await loaded();
  await userEvent.click(cell(0, 0));
  await isOn(0, 0);
  await press('{Insert}');
  await isOn(1, 0);
  await press('Courier{Enter}');
  await until(() => cell(1, 0).textContent === 'Courier', 'the new row');
  expect(cell(3, 0)).not.toBeNull();
});

test('Tab behind the last cell adds a row, where rows may be added', async () => {
  await show(<Charges count={2} acts={{ most: 3 }} />);
  await until(() => cell(0, 0), 'rows drawn');
  await loaded();
  cell(1, 5).focus();
  await isOn(1, 5);
  await press('{F2}{Tab}');
  await isOn(2, 0);
  // A cell that is not edited lets Tab leave.
  cell(2, 5).focus();
  await isOn(2, 5);
  await press('{F2}');
  await until(() => document.querySelector('[data-cell-input]'), 'the field of the cell');
  await press('{Tab}');
  await until(() => document.body.textContent?.includes('There can be at most 3 rows.'), 'why there are no more');
  await isOn(2, 5);
  expect(cell(3, 0)).toBeNull();
});

test('Tab behind the last cell stays there where no rows are added', async () => {
  await show(<Charges count={2} />);
  await until(() => cell(0, 0), 'rows drawn');
  await loaded();
  cell(1, 5).focus();
  await isOn(1, 5);
  await press('{F2}{Tab}');
  await isOn(1, 5);
});
