import { accessReason } from '@closewright/domain/access';
import { expect, expectAccessible, test, type Visitor } from '../fixtures.ts';

const files = { locked: '26-700010', consolidated: '26-700014', settlementLocked: '26-700016' } as const;

/** No screen locks or consolidates a file yet: the three are made so in the database. */
// holds core 4.10
test('a locked, a consolidated and a settlement-locked file: what the page says, lets be edited and the api refuses', async ({
  server,
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const mark = (column: string, number: string) =>
    server.sql(tenant, `update orders set ${column} = true where file_number = '${number}'`);
  await mark('is_locked', files.locked);
  await mark('is_consolidated_file', files.consolidated);
  await mark('is_settlement_locked', files.settlementLocked);
  const user = await apiUser('escrow-officer', { tenant });
  const save = async (number: string, order: object) => {
    const ordersID = await user.orderID(number);
    const { version } = (await user.order(ordersID)).order;
    const { status, body } = await user.ask('PATCH', `/api/orders/${ordersID}`, { version, changes: { order } });
    return [status, body.errorCode, body.errorMessage];
  };
  const officer = await visit({ as: 'escrow-officer', tenant });
  await officer.recentFiles.isShown();

  for (const [number, code, band] of [
    [files.locked, 'fileLocked', 'This file is locked. You can read and copy.'],
    [files.consolidated, 'consolidated', 'This file is consolidated. You can read and copy.'],
  ] as const) {
    await test.step(`${code}: the band says so, and nothing can be changed`, async () => {
      await officer.fileMain.goto(await user.orderID(number));
      await expect(officer.frame.band).toContainText(band);
      await onlyReads(officer);
      if (code === 'fileLocked') await expectAccessible(officer.page);
      const { text } = accessReason(code, 'File Main');
      expect(await save(number, { placeOfClosing: 'Room 5' })).toEqual([423, 'FILE_LOCKED', text]);
      // Nobody is kept from a file that nobody can edit.
      expect((await user.order(await user.orderID(number))).lock).toBeNull();
    });
  }

  await test.step('settlement locked: the statement and its template read, the rest of the file is edited', async () => {
    const { fileMain, frame } = officer;
    await fileMain.goto(await user.orderID(files.settlementLocked));
    await expect(frame.band).toHaveCount(0);
    await expect(fileMain.field('Place of closing')).toBeEditable();
    const main = officer.page.getByRole('main');
    await expect(main.getByRole('combobox', { name: 'Statement' })).toHaveCount(0);
    const { text } = accessReason('settlementLocked', 'Statement');
    await expect(main.getByText(text).first()).toBeAttached();
    expect(await save(files.settlementLocked, { settlementStatementType: 3 })).toEqual([
      403,
      'FIELD_NOT_EDITABLE',
      text,
    ]);
    for (const name of ['Sale price', 'Closing', 'Disbursement']) await expect(fileMain.field(name)).not.toBeEditable();
    await fileMain.typeByKey('Place of closing', 'Room 5');
    await fileMain.saveByKey();
    const ordersID = await user.orderID(files.settlementLocked);
    const { page } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/oe/loans`, tenant });
    await expect(page.getByRole('heading', { level: 1, name: 'Loans', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0);
  });

  await test.step('whoever may open files in use may not open locks: an administrator reads too', async () => {
    const administrator = await visit({ as: 'administrator', tenant });
    await administrator.recentFiles.isShown();
    await administrator.fileMain.goto(await user.orderID(files.locked));
    await expect(administrator.frame.band).toContainText('This file is locked.');
    await onlyReads(administrator);
  });
});

// holds core 4.11
test('who may open files in use can edit beside the holder, and what both changed is merged', async ({
  visit,
  apiUser,
}) => {
  const number = '26-700008';
  const id = await (await apiUser('closer')).orderID(number);
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await closer.fileMain.isEditable();

  const administrator = await visit({ as: 'administrator', path: `/order/${id}/oe` });
  const { frame, fileMain } = administrator;
  await expect(frame.band).toContainText('Closer has this file open since');
  await expect(frame.band).not.toContainText('You will be told');
  await onlyReads(administrator);
  await expectAccessible(administrator.page);
  await frame.band.getByRole('button', { name: 'Edit anyway' }).click();
  await fileMain.isEditable();
  await expect(frame.band).toContainText('You edit it at the same time.');
  await expect(frame.band.getByRole('button')).toHaveText(['Take over']);
  await expectAccessible(administrator.page);

  // The holder keeps the file, and sees what was saved beside.
  await fileMain.typeByKey('Earnest money held by', 'The administrator');
  await fileMain.saveByKey();
  await closer.fileMain.isEditable();
  await closer.fileMain.hasValue('Earnest money held by', 'The administrator');
  await closer.fileMain.typeByKey('Place of closing', 'Room 7');
  await closer.fileMain.saveByKey();
  await fileMain.hasValue('Place of closing', 'Room 7');

  // Once the holder has left, there is nothing to ignore, and the file is the administrator's.
  await closer.frame.menuArea('Home').click();
  await closer.recentFiles.isShown();
  await expect(frame.band).toHaveCount(0);
  await fileMain.isEditable();
});

async function onlyReads({ fileMain }: Visitor): Promise<void> {
  await fileMain.isReadOnly();
  await expect(fileMain.save).toHaveCount(0);
  await expect(fileMain.openBoxes).toHaveCount(0);
}
