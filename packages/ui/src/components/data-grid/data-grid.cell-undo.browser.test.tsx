import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DataGrid, type GridColumn, memoEditor, numberEditor, selectEditor, textEditor } from './index.ts';

interface Fee {
  label: string;
}
const editors = { text: textEditor(), number: numberEditor(), choice: selectEditor([{ value: 'a', label: 'Alpha' }]) };
const onCellsChange = vi.fn();
afterEach(() => {
  clearPage();
  onCellsChange.mockClear();
});

const cell = () => document.querySelector('[data-row="0"] [data-col="0"]') as HTMLElement;
const field = () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-cell-input]');
const other = () => document.querySelector('[aria-label=Other]') as HTMLInputElement;
const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}y{/Control}');
const reads = (text: string) =>
  until(
    () => field()?.value === text,
    () => `${text}, not ${field()?.value}`,
  );

/** A grid of one cell with the focus in it, after something was typed into a field beside it. */
async function start(editor: GridColumn<Fee>['editor']): Promise<void> {
  const columns: GridColumn<Fee>[] = [
    { id: 'label', header: 'Fee', value: (row) => row.label, ...(editor && { editor }) },
  ];
  await show(
    <>
      <input aria-label="Other" defaultValue="" />
      <DataGrid
        label="Fees"
        columns={columns}
        rows={[{ label: '7' }]}
        rowKey={(row) => row.label}
        onCellsChange={onCellsChange}
      />
    </>,
  );
  await until(cell, 'the row');
  await import('./editing/spreadsheet.tsx');
  await userEvent.click(other());
  await userEvent.keyboard('abc');
  await userEvent.click(cell());
  await until(() => document.activeElement === cell(), 'the focus in the cell');
}

test.each(Object.entries(editors))(
  'Ctrl Z takes back the letter that opened a cell of kind %s with the cell, and no letter of another field',
  async (_, editor) => {
    await start(editor);
    await userEvent.keyboard('1');
    await reads('1');
    await undo();
    await until(() => field() === null && document.activeElement === cell(), 'the cell closed');
    expect(other().value).toBe('abc');
    expect(onCellsChange).not.toHaveBeenCalled();
  },
);

test('Ctrl Z and Ctrl Y go over what is typed in a cell letter by letter', async () => {
  await start(editors.text);
  await userEvent.keyboard('xyz');
  await reads('xyz');
  await undo();
  await reads('xy');
  await undo();
  await reads('x');
  await redo();
  await redo();
  await reads('xyz');
  await redo();
  await reads('xyz');
  expect(other().value).toBe('abc');
});

test('a cell that was opened by F2 is as untouched after Ctrl Z as before the typing', async () => {
  await start(editors.text);
  await userEvent.keyboard('{F2}');
  await reads('7');
  await userEvent.keyboard('8');
  await reads('8');
  await undo();
  await reads('7');
  await undo();
  await reads('7');
  expect(other().value).toBe('abc');
  await userEvent.keyboard('{Enter}');
  await until(() => field() === null, 'the cell closed');
  expect(onCellsChange).not.toHaveBeenCalled();
});

test('Ctrl Z closes a cell of several lines with the letter that opened it', async () => {
  await start(memoEditor());
  await userEvent.keyboard('1');
  await reads('1');
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}2');
  await reads('1\n2');
  await undo();
  await undo();
  await reads('1');
  await undo();
  await until(() => field() === null, 'the cell closed');
  expect(other().value).toBe('abc');
});
