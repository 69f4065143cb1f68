import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DataGrid, type GridColumn, numberEditor } from './index.ts';

afterEach(clearPage);

const columns: GridColumn<number>[] = [{ id: 'days', header: 'Days', value: (days) => days, editor: numberEditor() }];
const rows = [3];

/** Days, in red once the box below has the focus. */
function Days() {
  const [isWrong, setIsWrong] = useState(false);
  return (
    <>
      <DataGrid
        label="Days"
        columns={columns}
        rows={rows}
        rowKey={(days) => days}
        onCellsChange={() => {}}
        rowState={() => (isWrong ? { tone: 'error', description: 'To be corrected' } : undefined)}
      />
      <input aria-label="Elsewhere" onFocus={() => setIsWrong(true)} />
    </>
  );
}
const cell = () => document.querySelector('[data-row="0"] [data-col="0"]') as HTMLElement;
const message = () => document.querySelector('[data-slot=cell-message]');

test('what turns wrong in a row while the focus is elsewhere hangs below it once the focus is there', async () => {
  await show(<Days />);
  await until(cell, 'the row');
  await import('./editing/spreadsheet.tsx');
  await import('./editing/cell-message.tsx');
  await userEvent.click(cell());
  await userEvent.keyboard('{F2}');
  await until(() => document.querySelector('[data-cell-input]'), 'the field of the cell');
  await userEvent.keyboard('{Escape}');
  (document.querySelector('[aria-label=Elsewhere]') as HTMLElement).focus();
  await until(() => cell().textContent?.includes('To be corrected'), 'the row in red');
  await new Promise(requestAnimationFrame);
  expect(message()).toBeNull();
  cell().focus();
  await until(message, 'the message');
});
