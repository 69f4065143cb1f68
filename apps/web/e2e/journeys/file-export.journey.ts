import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a file is exported from its actions: masked as a start, in clear when asked for, and the audit says who', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const fileNumber = `EXPORT-${crypto.randomUUID().slice(0, 8)}`;
  const place = { regionID: 1, branchID: 1, settlementStatementType: 1 };
  const made = await user.ask<{ ordersID: number }>('POST', '/api/orders', { ...place, fileNumber });
  const { ordersID } = made.body.result;
  const contacts = [{ rolesID: -1, roleTypeID: 15, name: 'Ärmel 北京 عبد', taxID: '987-65-4711' }];
  await user.ask('PATCH', `/api/orders/${ordersID}`, { version: 1, changes: { contacts } });
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/oe` });
  await fileMain.isEditable();

  const exported = async (choice: 'Masked' | 'In clear') => {
    await page.getByRole('button', { name: 'File actions' }).click();
    await page.getByRole('menuitem', { name: 'Export file…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export file' });
    await expect(dialog).toContainText(`File ${fileNumber} as a document`);
    if (choice === 'In clear') {
      await dialog.getByRole('combobox', { name: 'SSNs and tax ids' }).click();
      await page.getByRole('option', { name: /In clear/ }).click();
    } else await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`file-${fileNumber}.json`);
    return JSON.parse(await readFile(await file.path(), 'utf8'));
  };
  expect(await exported('Masked')).toMatchObject({
    taxIDs: 'masked',
    files: [{ fileNumber, parties: [{ roleTypeID: 'Buyer', name: 'Ärmel 北京 عبد', taxID: '***-**-4711' }] }],
  });
  await expect(frame.toasts).toContainText(`File ${fileNumber} exported, SSNs and tax ids masked`);
  expect(await exported('In clear')).toMatchObject({
    taxIDs: 'clear',
    files: [{ parties: [{ taxID: '987-65-4711' }] }],
  });
  expect((await user.audit(ordersID)).slice(0, 3).map(({ table }) => table)).toEqual([
    'tax_id_reveals',
    'file_exports',
    'file_exports',
  ]);
});
