import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import type { GridColumn } from './index.ts';
import { type ChargeLine, Charges, chargeColumns } from './stories-data.tsx';

const onCellsChange = vi.fn();
beforeEach(() => onCellsChange.mockClear());
afterEach(clearPage);

const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
const loaded = async () => {
  await until(() => cell(0, 0), 'rows drawn');
  await import('./editing/spreadsheet.tsx');
};
const focusOn = async (row: number, column: number) => {
  await userEvent.click(cell(row, column));
  await until(() => document.activeElement === cell(row, column), 'the focus on the cell');
};
/** True if the grid took the event for itself. */
const isTaken = (kind: 'paste' | 'copy' | 'cut', target: Element) => {
  const clipboardData = new DataTransfer();
  if (kind === 'paste') clipboardData.setData('text/plain', '5');
  return !target.dispatchEvent(new ClipboardEvent(kind, { bubbles: true, cancelable: true, clipboardData }));
};

test('Ctrl V in a filter box is a text in it, and no change of the cell of the tab stop', async () => {
  await show(<Charges filterRow onCellsChange={onCellsChange} />);
  await loaded();
  const filter = await until(
    () => document.querySelector<HTMLInputElement>('[aria-label="Filter by Payee"]'),
    'the filters',
  );
  await focusOn(3, 1);
  await userEvent.keyboard('{Control>}c{/Control}');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await until(() => document.activeElement === cell(3, 4), 'the focus on the count');
  await userEvent.click(filter);
  await userEvent.keyboard('{Control>}v{/Control}');
  await until(
    () => filter.value === 'Adams County',
    () => `the pasted filter (${filter.value})`,
  );
  expect(onCellsChange).not.toHaveBeenCalled();
  // Down from the filter the same key is a paste again.
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await until(() => document.activeElement === cell(0, 0), 'the focus on the charge');
  await userEvent.keyboard('{Control>}v{/Control}');
  await until(() => cell(0, 0).textContent === 'Adams County', 'the pasted cell');
});

const ownFields: GridColumn<ChargeLine>[] = [
  ...chargeColumns,
  {
    id: 'note',
    header: 'Note',
    value: (row) => row.payee,
    width: 300,
    render: (row) => (
      <div style={{ display: 'flex', height: 20, overflow: 'hidden' }}>
        <input data-field={row.id} defaultValue="abc" style={{ width: 40 }} />
        <select data-field={row.id} />
        <textarea data-field={row.id} />
        <div data-field={row.id} contentEditable suppressContentEditableWarning>
          <i data-field={row.id}>rich</i>
        </div>
        {row.id === 1 &&
          createPortal(
            <div data-row={0} data-col={0}>
              <button type="button">Below</button>
            </div>,
            document.body,
          )}
      </div>
    ),
  },
];

test('copy, cut and paste in a field of a drawn cell, or in what hangs on it elsewhere in the page, are not of the cells', async () => {
  await show(<Charges columns={ownFields} onCellsChange={onCellsChange} />);
  await loaded();
  await focusOn(2, 4);
  const fields = [...document.querySelectorAll('[data-field="3"]'), document.querySelector('[data-row] button')];
  expect(fields).toHaveLength(6);
  for (const kind of ['paste', 'copy', 'cut'] as const) {
    for (const field of fields) expect(isTaken(kind, field as Element), `${kind} in ${field?.outerHTML}`).toBe(false);
  }
  expect(onCellsChange).not.toHaveBeenCalled();
  expect(isTaken('paste', cell(2, 4))).toBe(true);
  expect(onCellsChange).toHaveBeenCalledOnce();
});
