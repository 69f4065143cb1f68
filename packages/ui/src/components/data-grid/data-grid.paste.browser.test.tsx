import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Charges } from './stories-data.tsx';

afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const rows = () => document.querySelectorAll('[data-row]:not([data-row="-1"])').length;
const start = async (row: number, column: number) => {
  await until(() => cell(-1, 0), 'the grid drawn');
  await import('./editing/spreadsheet.tsx');
  await userEvent.click(cell(row, column));
  await until(() => document.activeElement === cell(row, column), 'the focus on the cell');
};
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
};
const said = () => document.querySelector('[role=status]')?.textContent ?? '';
const texts = (column: number) => Array.from({ length: rows() }, (_, row) => cell(row, column).textContent);
const threeRows = '7\t10.00\r\n8\t20.00\r\n9\t30.00\r\n';

test('three rows pasted into the last one make two more, and one Ctrl Z takes all of it back', async () => {
  const onChange = vi.fn();
  const onCellsChange = vi.fn();
  await show(<Charges count={4} acts={{ onChange }} onCellsChange={onCellsChange} />);
  await start(3, 4);
  paste(threeRows);
  await until(() => texts(5).slice(3).join() === '10.00,20.00,30.00', 'the pasted amounts');
  expect(texts(4).slice(3)).toEqual(['7', '8', '9']);
  expect(onChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['paste']);
  expect(onCellsChange).not.toHaveBeenCalled();
  await until(() => said() === '6 cells pasted. 2 rows added', said);
  expect(document.activeElement).toBe(cell(3, 4));
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => rows() === 4 && cell(3, 5).textContent === '84.00', 'all as it was');
  await userEvent.keyboard('{Control>}y{/Control}');
  await until(() => texts(5).slice(3).join() === '10.00,20.00,30.00', 'the pasted amounts again');
});

test('where no rows are made the grid says what has no place, and takes the rest as one step', async () => {
  await show(<Charges count={4} />);
  await start(3, 4);
  paste(threeRows);
  const words = '2 pasted rows have no place here. Rows cannot be added to this list.';
  await until(() => document.querySelector('[data-slot=cell-message]')?.textContent === words, 'why, under the cell');
  await until(() => said() === `2 cells pasted. ${words}`, said);
  expect(rows()).toBe(4);
  expect(cell(3, 5).textContent).toBe('10.00');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => cell(3, 5).textContent === '84.00', 'the amount as it was');
  expect(document.querySelector('[data-slot=cell-message]')).toBeNull();
});

test('a page that shows the words itself gets them with the lines; a full list takes as many as there is room for', async () => {
  const onPasteLeft = vi.fn();
  await show(<Charges count={4} acts={{ most: 5 }} onPasteLeft={onPasteLeft} />);
  await start(3, 4);
  paste(threeRows);
  await until(() => rows() === 5, 'the row there was room for');
  expect(onPasteLeft.mock.calls).toEqual([
    [{ message: '1 pasted row has no place here. There can be at most 5 rows.', lines: [['9', '30.00']] }],
  ]);
  expect(document.querySelector('[data-slot=cell-message]')).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => rows() === 4 && cell(3, 5).textContent === '84.00', 'all as it was');
});

test('what a cell of a new row refuses stays in it with the reason, what is beyond the last column is said', async () => {
  await show(<Charges count={1} acts={{}} />);
  await start(0, 3);
  paste('4/15/26\t4\t5.00\tmore\r\n13/45\t2\t6.00\r\n');
  await until(() => rows() === 2 && cell(1, 3).getAttribute('aria-invalid') === 'true', 'the refused date');
  expect(cell(1, 3).textContent).toContain('“13/45” was not taken.');
  expect(cell(1, 5).textContent).toBe('6.00');
  await until(
    () => said() === '5 cells pasted, 1 refused. Row added. 1 pasted cell is beyond the last column and left out.',
    said,
  );
});

test('the mark of what was refused goes with the paste that is taken back, and comes with it again', async () => {
  await show(<Charges count={2} acts={{}} />);
  await start(0, 3);
  const before = cell(0, 4).textContent;
  const isMarked = () => cell(0, 3).getAttribute('aria-invalid') === 'true';
  paste('13/45\t9\r\n');
  await until(() => isMarked() && cell(0, 4).textContent === '9', 'the refused date');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => !isMarked() && cell(0, 4).textContent === before, 'all as it was');
  await userEvent.keyboard('{Control>}y{/Control}');
  await until(() => isMarked() && cell(0, 4).textContent === '9', 'the refused date again');
});

test('into a grid without rows it is pasted from the head', async () => {
  await show(<Charges count={0} acts={{}} />);
  await start(-1, 4);
  paste(threeRows);
  await until(() => rows() === 3 && texts(5).join() === '10.00,20.00,30.00', 'the pasted rows');
  await until(() => document.activeElement === cell(0, 4), 'the focus in the first of them');
});

test('rows that a filter keeps away let none be made, and that is said', async () => {
  await show(<Charges count={6} filterRow defaultState={{ filters: { payee: 'adams' } }} acts={{}} />);
  await until(() => cell(0, 1)?.textContent === 'Adams County', 'the filtered rows');
  await start(2, 4);
  paste(threeRows);
  await until(
    () =>
      said().endsWith('2 pasted rows have no place here. Some rows are filtered out. Clear the filters to add rows.'),
    said,
  );
  expect(rows()).toBe(3);
});
