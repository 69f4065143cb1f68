import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { asks } from '../page-models/frame.ts';

/** Chooses what is done with the open file. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'File actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** A file of the journey's own, with a number nobody else has. */
const numbered = (what: string) => `${what}-${crypto.randomUUID().slice(0, 8)}`;

const place = { regionID: 1, branchID: 1, settlementStatementType: 1 };

// holds core 5.26, blocks 2.24
test('what another file has is copied once; the second time there is nothing to copy', async ({ visit, apiUser }) => {
  const user = await apiUser('escrow-officer');
  const fileNumber = numbered('COPY');
  const made = await user.ask<{ ordersID: number }>('POST', '/api/orders', { ...place, fileNumber });
  const { ordersID } = made.body.result;
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/oe` });
  await fileMain.isEditable();
  // What is typed on the page is saved before something is copied beside it.
  await fileMain.type('Source of business', 'A letter');

  await act(page, 'Copy from another file…');
  const dialog = page.getByRole('dialog', { name: 'Copy Existing Order' });
  await expect(dialog).toContainText(`Into file ${fileNumber}`);
  await asks(dialog, 'Copy Existing Order');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('File Number is required');
  await dialog.getByLabel('Copy from file').fill('12-3456');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(frame.toasts).toContainText(`Copied into file ${fileNumber}`);
  await expect(page.getByRole('region', { name: /^Parties/ })).toContainText('Michael Jones');
  await fileMain.hasValue('Street', '456 Somewhere Ave');
  await fileMain.hasValue('Source of business', 'A letter');

  await act(page, 'Copy from another file…');
  await dialog.getByLabel('Copy from file').fill('12-3456');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('No changes detected');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const { contacts, properties, loans, order } = await user.order(ordersID);
  expect([contacts.length, properties.length, loans.length]).toEqual([8, 1, 1]);
  expect(order.sourceOfBusiness).toBe('A letter');
});

// holds core 7.22, blocks 2.9, blocks 4.12
test('secondary files: numbered or typed, each with what was chosen; the file becomes their primary', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const fileNumber = numbered('PRIM');
  const facts = { buyerLastName: 'Duplex', propertyAddress: '1 Twin Court', propertyCity: 'Anytown' };
  const made = await user.ask<{ ordersID: number }>('POST', '/api/orders', { ...place, fileNumber, facts });
  const { page, frame, fileMain } = await visit({
    as: 'escrow-officer',
    path: `/order/${made.body.result.ordersID}/oe`,
  });
  await fileMain.isEditable();
  // From the command palette as well.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to file, screen or command' });
  await palette.getByRole('combobox').fill('secondary');
  await expect(palette.getByRole('option', { name: 'Secondary files' })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Secondary Files' });
  await expect(dialog.getByLabel('New files')).toBeFocused();
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([800, 610]);
  await page.keyboard.type('2');
  await dialog.getByText('Typed', { exact: true }).click();
  await dialog.getByLabel('File number 1').fill(`${fileNumber}-A`);
  await dialog.getByLabel('File number 2').fill('12-3456');
  await page.keyboard.press('Control+Enter');
  // A failure stays in the dialog, at the number it is about, and nothing was created.
  await expect(dialog).toContainText('File Number is already in use');
  await expectAccessible(page);
  expect(await user.find(`${fileNumber}-A`)).toEqual([]);
  await dialog.getByLabel('File number 2').fill(`${fileNumber}-B`);
  await page.keyboard.press('Control+Enter');
  await expect(frame.toasts).toContainText('2 secondary files created');

  await act(page, 'Secondary files…');
  const list = dialog.getByRole('grid', { name: 'Files that belong together' });
  await expect(list.getByRole('row', { name: new RegExp(`${fileNumber} `) })).toContainText('Primary, this file');
  await list.getByRole('row', { name: new RegExp(`${fileNumber}-A`) }).dblclick();
  await frame.isOnFile(`${fileNumber}-A`);
  await fileMain.hasValue('Street', '1 Twin Court');
  // Of a secondary file there are none.
  await act(page, 'Secondary files…');
  await expect(dialog).toContainText('Secondary files are created from the primary file.');
  await expect(dialog.getByRole('button', { name: /Create/ })).toHaveCount(0);
});

test('nothing is copied into a locked file, and it says why', async ({ visit, apiUser }) => {
  const user = await apiUser('escrow-officer');
  const rows = await user.find('26-7000');
  const locked = rows.find(({ isLocked }) => isLocked);
  const { page, fileMain } = await visit({ as: 'escrow-officer', path: `/order/${locked?.ordersID}/oe` });
  await fileMain.isReadOnly();
  await page.getByRole('button', { name: 'File actions' }).click();
  const copy = page.getByRole('menuitem', { name: /Copy from another file/ });
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await expect(copy).toContainText(/locked/i);
  await page.getByRole('menuitem', { name: 'Secondary files…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Secondary Files' });
  await expect(dialog).toContainText(/locked/i);
  await expect(dialog.getByRole('button', { name: /Create/ })).toHaveCount(0);
});
