import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { cell, press, stands } from './grid-places.fixture.ts';
import type { DataGridProps, GridColumn, GridHandle, RowKey } from './index.ts';
import { type ChargeLine, Charges, chargeColumns } from './stories-data.tsx';

afterEach(clearPage);

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLElement;

interface PageProps extends Partial<DataGridProps<ChargeLine>> {
  count?: number;
  to: [RowKey, string];
}

/** A page with a way to a cell beside its grid, as a list of what is missing has it. */
function Page({ to, ...props }: PageProps) {
  const handle = useRef<GridHandle>(null);
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button type="button" onClick={() => setAnswer(String(handle.current?.goTo(...to)))}>
        Go
      </button>
      <output>{answer}</output>
      <Charges height={300} handle={handle} {...props} />
      <input aria-label="Elsewhere" />
    </>
  );
}
const inView = (row: number, column: number) => {
  const box = cell(row, column).getBoundingClientRect();
  return document.elementsFromPoint(box.left + 3, box.top + box.height / 2).includes(cell(row, column));
};

test('goTo puts the focus on a cell far outside the window, in view of the box', async () => {
  await show(<Page count={2000} to={[1800, 'amount']} />);
  await until(() => cell(0, 0), 'rows drawn');
  await userEvent.click(button('Go'));
  await stands(1799, 5);
  await until(() => inView(1799, 5), 'the cell in view');
  expect(document.querySelector('output')?.textContent).toBe('true');
  await press('{ArrowUp}');
  await stands(1798, 5);
});

test('goTo opens the closed groups around the row', async () => {
  await show(<Page to={[4, 'amount']} defaultState={{ group: ['payer', 'payee'] }} />);
  await until(() => cell(0, 0)?.closest('[role=row]')?.getAttribute('aria-level') === '1', 'groups drawn');
  await userEvent.click(cell(1, 0));
  await userEvent.click(cell(0, 0));
  await until(() => cell(0, 0).parentElement?.getAttribute('aria-expanded') === 'false', 'the group closed');
  await userEvent.click(button('Go'));
  await until(() => document.activeElement?.textContent?.startsWith('84.00'), 'the focus on the amount of row 4');
  expect(document.querySelectorAll('[aria-expanded=false]')).toHaveLength(0);
});

test('a row that is not there yet is gone to when it is, unless the user went on', async () => {
  function Filtered() {
    const [filter, setFilter] = useState('courier');
    return (
      <>
        <button type="button" onClick={() => setFilter('')}>
          Clear
        </button>
        <Page to={[3, 'amount']} filter={filter} />
      </>
    );
  }
  await show(<Filtered />);
  await until(() => cell(0, 0)?.textContent === 'Courier', 'the rows with the word');
  await userEvent.click(button('Go'));
  expect(document.querySelector('output')?.textContent).toBe('false');
  await userEvent.click(document.querySelector('input[aria-label=Elsewhere]') as HTMLElement);
  await userEvent.click(button('Clear'));
  await until(() => cell(2, 0)?.textContent === 'Settlement fee', 'all rows');
  expect(document.activeElement).toBe(button('Clear'));
  await press('{Tab}{Tab}');
  await stands(2, 5);
});

test('the page is told of the cell in hand, and the grid draws no row for it', async () => {
  const told = vi.fn();
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
  let panel = 0;
  /** Draws what it is told beside the grid, not around it. */
  function Told() {
    const show = useRef<(words: string) => void>(() => {});
    return (
      <>
        <Panel listen={show} />
        <Charges
          columns={columns}
          selectable
          onActiveCellChange={(cell) => {
            told(cell);
            show.current(cell ? `${cell.rowKey} ${cell.columnId}` : 'none');
          }}
        />
      </>
    );
  }
  function Panel({ listen }: { listen: { current: (words: string) => void } }) {
    const [words, setWords] = useState('');
    listen.current = setWords;
    panel++;
    return <output>{words}</output>;
  }
  await show(<Told />);
  await until(() => cell(0, 0), 'rows drawn');
  cell(2, 6).focus();
  await until(() => document.querySelector('output')?.textContent === '3 amount', 'the cell told');
  const before = panel;
  drawn.mockClear();
  told.mockClear();
  await press('{ArrowDown}{ArrowLeft}');
  await until(() => document.querySelector('output')?.textContent === '4 quantity', 'the next cells told');
  expect(told.mock.calls).toEqual([[{ rowKey: 4, columnId: 'amount' }], [{ rowKey: 4, columnId: 'quantity' }]]);
  expect(panel).toBeGreaterThan(before);
  // The two rows that the tab stop left and came to; strict mode draws twice.
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([3, 4]));
  await press('{Home}');
  await until(() => document.querySelector('output')?.textContent === 'none', 'no cell of the page in the boxes');
  await press('{ArrowRight}{Control>}{ArrowUp}{/Control}{ArrowUp}');
  await stands(-1, 1);
  await until(() => document.querySelector('output')?.textContent === 'none', 'no cell in the head');
});

test('Tab comes to the row in hand, wherever the keys were before; the focus in the grid is never taken along', async () => {
  function Held() {
    const [current, setCurrent] = useState<RowKey>(6);
    return (
      <>
        <button type="button" onClick={() => setCurrent(9)}>
          Ninth
        </button>
        <Charges currentKey={current} />
        <button type="button" onClick={() => setCurrent(2)}>
          Second
        </button>
      </>
    );
  }
  await show(<Held />);
  await until(() => cell(0, 0), 'rows drawn');
  button('Ninth').focus();
  await press('{Tab}');
  await stands(5, 0);
  // The page holds on to its row: the keys may walk, and come back to it.
  await press('{ArrowDown}{ArrowRight}');
  await stands(6, 1);
  await press('{Tab}');
  expect(document.activeElement).toBe(button('Second'));
  await press('{Shift>}{Tab}{/Shift}');
  await stands(5, 1);
  await press('{Shift>}{Tab}{/Shift}{Enter}{Tab}');
  await stands(8, 1);
});

test('Enter after Tabs goes back to the column in which they began, one line down; without Tabs it stays in its column', async () => {
  await show(<Charges />);
  await until(() => cell(0, 0), 'rows drawn');
  await userEvent.click(cell(1, 3));
  await press('4/15/26{Tab}2{Tab}99{Enter}');
  await stands(2, 3);
  // An arrow in between begins anew, as in a spreadsheet.
  await press('4/16/26{Tab}3{ArrowRight}');
  await press('{Escape}{ArrowRight}98{Enter}');
  await stands(3, 5);
  await press('97{Enter}');
  await stands(4, 5);
  // Back to where a Tab led, on the way of a mistake, is still on the way.
  await press('{ArrowLeft}{ArrowLeft}4/17/26{Tab}4{Tab}{Enter}96{Enter}');
  await stands(5, 3);
});

test('the focus comes to the first column that can be typed into, with a key and by Tab', async () => {
  await show(<Charges columns={[{ id: 'line', header: 'Line', value: (row) => row.payee }, ...chargeColumns]} />);
  await until(() => cell(0, 0), 'rows drawn');
  await press('{Tab}');
  const first = [...chargeColumns].findIndex(({ editor }) => editor) + 1;
  await stands(0, first);
});
