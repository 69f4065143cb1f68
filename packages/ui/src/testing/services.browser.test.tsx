import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataGrid, type GridColumn } from '../components/data-grid/index.ts';
import { clearPage, show, until } from '../lib/browser-test.tsx';
import { DialogsHost, dialogs } from '../services/dialogs/index.ts';
import { ToastsHost, toasts } from '../services/toasts/index.ts';
import { createKitTester } from './kit-tester.ts';

afterEach(clearPage);
const kit = createKitTester(userEvent);

describe('a tester', () => {
  it('of a dialog waits for it, presses its buttons and sees it go', async () => {
    await show(
      <main>
        <DialogsHost />
      </main>,
    );
    const answer = dialogs.confirm({
      title: 'Delete clause 4.c?',
      message: 'Later items renumber.',
      confirmLabel: 'Delete',
    });
    const dialog = await kit.dialog('Delete clause 4.c?');
    expect(dialog.title()).toBe('Delete clause 4.c?');
    await dialog.expectText(/Later items renumber\./);
    expect(dialog.text()).toContain('Later items renumber.');
    await expect(dialog.press('Save')).rejects.toThrow('No button named "Save" is shown.');
    await dialog.press('Delete');
    await dialog.closed();
    expect(await answer).toBe(true);
  });

  it('of a dialog finds fields inside, and peels with Escape', async () => {
    await show(
      <main>
        <DialogsHost />
      </main>,
    );
    const answer = dialogs.promptText({ title: 'Add a note', label: 'Note' });
    const dialog = await kit.dialog();
    await dialog.within.field('Note').type('Keys with agent');
    await dialog.press('OK');
    expect(await answer).toBe('Keys with agent');
    const second = dialogs.confirm('Leave?');
    await (await kit.dialog('Leave?')).escape();
    expect(await second).toBe(false);
  });

  it('of toasts waits for one and presses its act', async () => {
    await show(<ToastsHost />);
    const done: string[] = [];
    toasts.info({ title: 'File 12-3456 is free', action: { label: 'Open', onAction: () => done.push('opened') } });
    await kit.toasts().expectToast(/File 12-3456 is free/);
    await kit.toasts().press(/12-3456/, 'Open');
    expect(done).toEqual(['opened']);
  });

  it('of a grid reads heads, rows and cells, and sorts', async () => {
    type File = { number: string; buyer: string };
    const columns: GridColumn<File>[] = [
      { id: 'number', header: 'File', value: (file) => file.number },
      { id: 'buyer', header: 'Buyer', value: (file) => file.buyer },
    ];
    const rows = [
      { number: '12-3456', buyer: 'Jones' },
      { number: '12-3461', buyer: 'Ramirez' },
      { number: '12-3402', buyer: 'Okonkwo' },
    ];
    await show(
      <div style={{ height: 300 }}>
        <DataGrid label="Recent files" columns={columns} rows={rows} rowKey={(file) => file.number} />
      </div>,
    );
    const grid = kit.grid('Recent files');
    expect(grid.columns()).toEqual(['File', 'Buyer']);
    expect(grid.rowCount()).toBe(3);
    await until(() => grid.rows().length === 3, 'the rows drawn');
    expect(grid.cell('12-3461', 'Buyer')).toBe('Ramirez');
    await grid.sort('Buyer');
    await until(
      () =>
        grid
          .rows()
          .map(([number]) => number)
          .join() === '12-3456,12-3402,12-3461',
      'the rows in order',
    );
    expect(grid.sorted()).toEqual({ column: 'Buyer', direction: 'ascending' });
    await grid.goTo('12-3402', 'Buyer');
    await until(() => grid.focused() === 'Okonkwo', 'the focus on the cell');
    expect(() => grid.cell('12-9999', 'Buyer')).toThrow('No row 12-9999 is drawn.');
    expect(() => grid.cell(0, 'Seller')).toThrow('There is: File, Buyer.');
  });
});
