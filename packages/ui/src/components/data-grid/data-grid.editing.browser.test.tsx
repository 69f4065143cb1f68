import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Dialog, DialogBody, DialogContent, DialogHead } from '../dialog/index.ts';
import { createMemory } from '../memory/index.ts';
import { DataGrid, type DataGridProps, type GridColumn, type GridHandle, readGridState } from './index.ts';
import { applyEdits, type ChargeLine, Charges, chargeColumns, makeCharges } from './stories-data.tsx';

afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const input = () => document.querySelector<HTMLInputElement>('[data-cell-input]');
const ready = () => until(() => cell(0, 0), 'rows drawn');
const loaded = async () => {
  await ready();
  await import('./editing/spreadsheet.tsx');
};
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
};

/** Repeatable random numbers. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const keys = [
  ...['{ArrowDown}', '{ArrowUp}', '{ArrowRight}', '{ArrowLeft}', '{PageDown}', '{PageUp}', '{Home}', '{End}'],
  ...['{Control>}{End}{/Control}', '{Control>}{Home}{/Control}', '{Enter}', '{F2}', '{Escape}', '{Delete}', '7', 'a'],
  ...['{Shift>}{ArrowDown}{/Shift}', '{Control>}d{/Control}', '{Control>}z{/Control}', '{Control>}y{/Control}', ' '],
  ...['{Control>}a{/Control}', '{Control>}{Shift>}l{/Shift}{/Control}', '{Shift>} {/Shift}'],
];

/** As many columns as a wide list has. */
const thirtyColumns: readonly GridColumn<ChargeLine>[] = [
  ...chargeColumns,
  ...Array.from({ length: 30 - chargeColumns.length }, (_, at) => ({
    id: `more${at}`,
    header: `More ${at + 1}`,
    value: (row: ChargeLine) => row.payee,
    minWidth: 120,
  })),
];

test('200 random acts on 10,000 rows of 30 columns: the focus is never left on the page', async () => {
  const next = random(20260415);
  await show(
    <Charges
      count={10_000}
      columns={thirtyColumns}
      selectable
      defaultState={{ sort: [{ column: 'payee', direction: 'ascending' }] }}
    />,
  );
  await loaded();
  await userEvent.click(cell(0, 2));
  const scroller = document.querySelector('[data-slot=data-grid]') as HTMLElement;
  for (let act = 0; act < 200; act++) {
    const dice = next();
    let what: string;
    if (dice < 0.08) {
      what = 'scroll';
      scroller.scrollTop = next() * 9000;
    } else if (dice < 0.12) {
      what = 'press a head';
      (document.querySelector(`[role=columnheader][data-col="${1 + Math.floor(next() * 5)}"]`) as HTMLElement).click();
    } else if (dice < 0.15) {
      what = 'paste';
      paste('5\t6\n7\t8');
    } else {
      // Tab would leave the grid, as it should, unless a cell is being edited.
      what = input() && next() < 0.4 ? '{Tab}' : (keys[Math.floor(next() * keys.length)] as string);
      await userEvent.keyboard(what);
    }
    await until(
      () => document.activeElement !== document.body && scroller.contains(document.activeElement),
      `focus in the grid after act ${act}, ${what}`,
    );
  }
}, 300_000);

test('a block from Excel: what can be read is taken at once, the rest is refused cell by cell with the reason', async () => {
  const onCellsChange = vi.fn();
  await show(<Charges onCellsChange={onCellsChange} />);
  await loaded();
  await userEvent.click(cell(5, 3));
  await until(() => document.activeElement === cell(5, 3));
  paste('4/15/26\t2\t(1,250.00)\r\n13/1/26\t"3"\t1.234,56\r\n\t1\t99\r\n');
  await until(() => onCellsChange.mock.calls.length === 1);
  expect(onCellsChange.mock.lastCall?.[1]).toEqual({ reason: 'paste' });
  expect(onCellsChange.mock.lastCall?.[0].map(({ key, column, value }: never) => [key, column, value])).toEqual([
    [6, 'due', '2026-04-15'],
    [6, 'quantity', 2],
    [6, 'amount', -125000],
    [7, 'quantity', 3],
    [8, 'due', null],
    [8, 'quantity', 1],
  ]);
  await until(() => document.querySelectorAll('[aria-invalid]').length === 3);
  expect(cell(6, 3).textContent).toContain('13/1/26');
  expect(cell(6, 5).textContent).toContain('“1.234,56” was not taken.');
  expect(cell(7, 5).textContent).toContain('This amount comes from the payoff.');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => cell(5, 5).textContent === '3,500.00');
});

test('a block is copied as spreadsheets read it, and one cell fills a range', async () => {
  await show(<Charges />);
  await loaded();
  await userEvent.click(cell(0, 4));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  await until(() => document.querySelector('[data-slot=cell-range]'));
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }));
  expect(clipboardData.getData('text/plain')).toBe('1\t845.00\n2\t475.00');
  paste('9');
  await until(() => cell(1, 5).textContent === '9.00' && cell(0, 4).textContent === '9');
});

test('a save that fails is said on its rows', async () => {
  let fail = (_reason: Error) => {};
  const onCellsChange = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  await show(<Charges onCellsChange={onCellsChange} />);
  await loaded();
  await userEvent.click(cell(0, 4));
  await userEvent.keyboard('3{Enter}');
  await until(() => cell(0, 0).parentElement?.dataset.tone === 'saving');
  fail(new Error('The file is locked by the closer.'));
  await until(() => cell(0, 0).parentElement?.dataset.tone === 'error');
  expect(cell(0, 0).textContent).toContain('Not saved. The file is locked by the closer.');
});

test('the next cell is chosen after the commit: the row may have moved by it', async () => {
  await show(<Charges defaultState={{ sort: [{ column: 'amount', direction: 'ascending' }] }} />);
  await loaded();
  await until(() => cell(0, 0).textContent === 'Seller credit');
  await userEvent.click(cell(0, 4));
  await userEvent.keyboard('{ArrowRight}1000{Tab}');
  // In between the focus may be on no row at all.
  const line = await until(() => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row));
  expect(cell(line - 1, 0).textContent).toContain('Seller credit');
});

const Kept = (props: Partial<DataGridProps<ChargeLine>>) => (
  <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
    <DataGrid label="Charges" columns={chargeColumns} rows={makeCharges(20)} rowKey={(row) => row.id} {...props} />
  </div>
);
const heads = () => [...document.querySelectorAll('[role=columnheader]')].map((head) => head.textContent);

test('a view is found again after a reload, also with a column more and a column less; reset takes it back', async () => {
  const values: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  };
  await show(<Kept gridKey="charges" memory={createMemory(storage, 'user-7.')} />);
  await ready();
  await userEvent.click(document.querySelector('[role=columnheader][data-col="1"]') as HTMLElement);
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  await until(() => heads()[2] === 'Payee');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await until(() => readGridState(JSON.parse(values['user-7.grid:charges'] ?? '')).widths.payee !== undefined);
  clearPage();

  const line: GridColumn<ChargeLine> = { id: 'line', header: 'Line', value: (row) => row.id, width: 60 };
  const columns = chargeColumns.filter(({ id }) => id !== 'quantity').toSpliced(1, 0, line);
  let handle: GridHandle | null = null;
  await show(
    <Kept
      gridKey="charges"
      memory={createMemory(storage, 'user-7.')}
      columns={columns}
      handle={(grid) => {
        handle = grid;
      }}
    />,
  );
  await ready();
  expect(heads()).toEqual(['Charge', 'Line', 'Paid by', 'Payee', 'Due', 'Amount']);
  expect(document.querySelector('[aria-sort=ascending]')?.textContent).toBe('Payee');
  (handle as GridHandle | null)?.reset();
  await until(() => heads().join() === 'Charge,Line,Payee,Paid by,Due,Amount');
});

test('CSV of what is shown', async () => {
  let handle: GridHandle | null = null;
  await show(
    <Kept
      rows={applyEdits(makeCharges(2), [
        { row: makeCharges(1)[0] as ChargeLine, key: 1, column: 'description', before: '', value: '=HYPERLINK("x")' },
      ])}
      defaultState={{ hidden: ['due', 'quantity', 'payer'] }}
      handle={(grid) => {
        handle = grid;
      }}
    />,
  );
  await ready();
  expect(await (handle as GridHandle | null)?.csv()).toBe(
    'Charge,Payee,Amount\r\n"\'=HYPERLINK(""x"")",First Ficus Title,845.00\r\nLoan policy premium,First Ficus Title,475.00\r\n',
  );
});

test('the focused cell is clear of the columns kept at the start', async () => {
  await show(
    <div style={{ width: 420 }}>
      <Kept defaultState={{ pinned: ['description', 'payee'] }} />
    </div>,
  );
  await ready();
  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await until(() => document.activeElement === cell(0, 2));
  const kept = cell(0, 1).getBoundingClientRect().right;
  await until(() => cell(0, 2).getBoundingClientRect().left >= kept - 1);
});

test('in a dialog Escape peels one thing: the list, the edit, the marked range, then the dialog', async () => {
  const onDismiss = vi.fn();
  await show(
    <>
      <Dialog open onDismiss={onDismiss}>
        <DialogContent>
          <DialogHead title="Charges" />
          <DialogBody>
            <Charges />
          </DialogBody>
        </DialogContent>
      </Dialog>
      <span />
    </>,
  );
  await loaded();
  const list = () => document.querySelector('[role=listbox]');
  await userEvent.click(cell(0, 2));
  await userEvent.keyboard('{F2}');
  await until(() => list() && input());
  await userEvent.keyboard('{Escape}');
  await until(() => !list());
  expect(input()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await until(() => !input() && document.activeElement === cell(0, 2));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await until(() => document.querySelector('[data-slot=cell-range]'));
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[data-slot=cell-range]') && document.activeElement === cell(0, 2));
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await until(() => onDismiss.mock.calls.length === 1);
});
