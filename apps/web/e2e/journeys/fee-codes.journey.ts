import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Fee codes belong to everybody, so the journey has a tenant of its own.
test('fee codes are added by keyboard, come in from a CSV after what it would do is told, and go out as one', async ({
  visit,
  ownTenant: tenant,
}) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/fee-codes', tenant });
  const codes = new SettingListPage(page, 'Fee codes');
  const list = 'Fee codes';
  const bring = async (csv: string) => {
    // The dialog before it is gone: one that fades would take the file.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await codes.button('Import').click();
    await codes.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'fee-codes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  };
  await codes.isShown();

  await test.step('one is added, after what is missing is told at its field', async () => {
    await codes.button('Add fee code').focus();
    await page.keyboard.press('Enter');
    await expect(codes.field('Code')).toBeFocused();
    await page.keyboard.type('SURVEY', { delay: 30 });
    await page.keyboard.press('Control+Enter');
    await expect(codes.dialog).toContainText('Description is required');
    await codes.field('Description').fill('Survey fee');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(codes.rows(list).getByRole('rowheader')).toHaveText(['SURVEY']);
  });

  await test.step('a CSV with a mistake is refused whole, at its line and column', async () => {
    await bring('Code,Description,Section\nPEST,Pest inspection fee,Z\n');
    await expect(codes.dialog.getByRole('row', { name: /^2 Section It is one of A, B, C/ })).toBeVisible();
    await expect(codes.dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a good one says what it would do, and does it', async () => {
    await bring('Code,Description,Section\nPEST,Pest inspection fee,C\nsurvey,Survey fee,B\n');
    await expect(codes.dialog.getByText('1 fee code to add, 1 fee code to change, 0 as stored.')).toBeVisible();
    await codes.dialog.getByRole('button', { name: /^Import/ }).click();
    await expect(codes.row('PEST', list)).toContainText('Pest inspection fee');
  });

  await test.step('the export is what an import takes', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), codes.button('Export').click()]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Code,Description,Section,Kind,Paid to,Payee,Tolerance,Finance charge,Optional,Inactive');
    await bring(csv);
    await expect(codes.dialog.getByText('0 fee codes to add, 0 fee codes to change, 2 as stored.')).toBeVisible();
  });
});
