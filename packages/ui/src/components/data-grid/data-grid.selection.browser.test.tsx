import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DataGrid, type GridHandle, type RowSelection, selectedRowCount, useServerRows } from './index.ts';
import { columns, type FileRow, makeRows } from './stories-data.tsx';

afterEach(clearPage);
const all = makeRows(300);

function Files() {
  const [filter, setFilter] = useState('');
  const [selection, setSelection] = useState<RowSelection>({ all: true, except: new Set(['12-3400']) });
  const server = useServerRows<FileRow>(
    async ({ start, end, filter: words }) => {
      const found = all.filter((row) => row.number.includes(words));
      return { rows: found.slice(start, end), total: found.length };
    },
    { pageSize: 50 },
  );
  return (
    <div className="flex h-[400px] w-[900px] flex-col">
      <input aria-label="Find" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <output>{selectedRowCount(selection, 300)}</output>
      <DataGrid
        label="Files"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.number}
        server={server}
        filter={filter}
        selectable
        selection={selection}
        onSelectionChange={setSelection}
      />
    </div>
  );
}
const rowOf = (text: string) =>
  [...document.querySelectorAll('[role=row][data-row]')].find((row) => row.textContent?.includes(text));
const said = () => document.querySelector('[role=status]')?.textContent;

test('all rows of a query are not all rows of the next: the selection ends, and says so', async () => {
  await show(<Files />);
  await until(() => rowOf('12-3401')?.getAttribute('aria-selected') === 'true', 'all but one');
  expect(rowOf('12-3400')?.getAttribute('aria-selected')).toBe('false');
  expect(document.querySelector('output')?.textContent).toBe('299');
  await userEvent.click(document.querySelector('input') as HTMLInputElement);
  await userEvent.keyboard('12-36');
  await until(() => document.querySelector('output')?.textContent === '0', 'none');
  await until(
    () => /not all are selected any more|rows/.test(said() ?? ''),
    () => `what is said (${said()})`,
  );
  await until(() => rowOf('12-3600')?.getAttribute('aria-selected') === 'false', 'other rows');
});

/** Rows of which 50 are here, none selected. */
function Run({ onCsv }: { onCsv: (text: string) => void }) {
  const [selection, setSelection] = useState<RowSelection>({ all: false, keys: new Set() });
  const grid = useRef<GridHandle>(null);
  const server = useServerRows<FileRow>(
    async ({ start, end }) => ({ rows: all.slice(start, end), total: all.length, totals: { price: 123_400 } }),
    { pageSize: 50 },
  );
  return (
    <div className="flex h-[400px] w-[900px] flex-col">
      <output>{selectedRowCount(selection, 300)}</output>
      <button type="button" onClick={async () => onCsv((await grid.current?.csv()) ?? '')}>
        CSV
      </button>
      <DataGrid
        label="Files"
        columns={columns.map((column) => (column.id === 'price' ? { ...column, total: 'sum' as const } : column))}
        rows={[]}
        rowKey={(row) => row.number}
        server={server}
        selectable
        selection={selection}
        onSelectionChange={setSelection}
        handle={grid}
      />
    </div>
  );
}

test('a run of rows, and the CSV, hold rows that a server has not sent yet', async () => {
  let csv = '';
  await show(
    <Run
      onCsv={(text) => {
        csv = text;
      }}
    />,
  );
  await until(() => rowOf('12-3401'), 'rows');
  await userEvent.click(rowOf('12-3400')?.querySelector('[data-col="1"]') as HTMLElement);
  await userEvent.keyboard(' {Control>}{End}{/Control}');
  await until(() => rowOf('12-3699') && document.activeElement?.closest('[data-row="299"]'), 'the last row');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await until(() => document.querySelector('output')?.textContent === '300', 'all of the run');
  await until(() => said() === '300 rows selected', 'what is said');
  await userEvent.click(document.querySelector('button') as HTMLButtonElement);
  await until(() => csv !== '', 'the CSV');
  expect(document.querySelector('[data-totals]')?.textContent).toBe('Total123400');
  expect(csv.trim().split('\r\n')).toHaveLength(301);
});

test.each(['compact', 'default', 'roomy'])('the boxes fit their column in density %s', async (density) => {
  await show(
    <div data-density={density} className="flex h-[200px] w-[900px] flex-col">
      <DataGrid label="Files" columns={columns} rows={all} rowKey={(row) => row.number} selectable />
    </div>,
  );
  const boxes = () => [...document.querySelectorAll('[role=checkbox]')];
  await until(() => boxes().length > 2, 'the boxes drawn');
  for (const box of boxes().slice(0, 2)) {
    const cell = box.closest('[data-col]') as HTMLElement;
    expect(Math.round(box.getBoundingClientRect().width)).toBe(14);
    expect(cell.scrollWidth).toBe(cell.clientWidth);
  }
});
