import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Charges } from './stories-data.tsx';

afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const start = async (row: number, column: number) => {
  await show(<Charges />);
  await until(() => cell(0, 0), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
  await userEvent.click(cell(row, column));
  await until(() => document.activeElement === cell(row, column), 'the focus on the cell');
};
/** Rows and columns of what Ctrl C would copy. */
function marked(): [rows: number, columns: number] {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }));
  const lines = clipboardData.getData('text/plain').split('\n');
  return [lines.length, lines[0]?.split('\t').length ?? 0];
}
const marks = (rows: number, columns: number) =>
  until(
    () => marked().join() === `${rows},${columns}`,
    () => `${rows} rows and ${columns} columns (they are ${marked().join()})`,
  );

test('Shift marks with every key that moves', async () => {
  await start(2, 3);
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await marks(2, 1);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await marks(2, 2);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await marks(2, 2);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  await marks(3, 2);
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  await marks(3, 4);
  await userEvent.keyboard('{Shift>}{End}{/Shift}');
  await marks(3, 3);
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  await until(() => marked()[0] > 4, 'a page more');
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await marks(3, 3);
});

test('Ctrl C, Ctrl X and Ctrl V copy, cut and paste by the clipboard of the browser', async () => {
  await start(0, 4);
  const texts = () => [0, 1, 2, 3].map((row) => `${cell(row, 4).textContent} ${cell(row, 5).textContent}`);
  await until(() => texts()[0] === '1 845.00' && texts()[1] === '2 475.00', 'the first lines');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}c{/Control}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await until(() => document.activeElement === cell(2, 4), 'the third line');
  await userEvent.keyboard('{Control>}v{/Control}');
  await until(
    () => texts()[2] === '1 845.00',
    () => `the pasted line (${texts()[2]})`,
  );
  expect(texts()[0]).toBe('1 845.00');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await until(() => document.activeElement === cell(1, 5), 'the amount of the second line');
  await userEvent.keyboard('{Control>}x{/Control}');
  await until(() => cell(1, 5).textContent === '', 'the cut cell to be empty');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Control>}v{/Control}');
  await until(
    () => cell(3, 5).textContent === '475.00',
    () => `the cut amount (${texts()[3]})`,
  );
});
