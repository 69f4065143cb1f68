import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Bank accounts belong to everybody, so the journey has a tenant of its own.
test('a bank account is added by keyboard, after a wrong routing number is told at its field, and its number is not shown again', async ({
  visit,
  ownTenant: tenant,
}) => {
  const { page } = await visit({ as: 'accountant', path: '/configuration/bank-accounts', tenant });
  const accounts = new SettingListPage(page, 'Bank accounts');
  const type = (text: string) => page.keyboard.type(text, { delay: 20 });
  const next = async (label: string) => {
    await page.keyboard.press('Tab');
    await expect(accounts.field(label)).toBeFocused();
  };
  await accounts.isShown();

  await test.step('a wrong check digit is told at its field, which gets the focus', async () => {
    await accounts.button('Add bank account').focus();
    await page.keyboard.press('Enter');
    await expect(accounts.field('Account')).toBeFocused();
    await type('Recording money');
    await next('Kind');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await next('Bank');
    await type('Ficus Bank');
    await next('Title at the bank');
    await type('Epsilon Title Co., Escrow Trust');
    await next('Routing number');
    await type('123456781');
    await next('Account number');
    await type('00-4711 9876');
    await next('State');
    await type('tx');
    await page.keyboard.press('Control+Enter');
    await expect(accounts.dialog).toContainText('The check digit of this routing number is wrong');
    await expect(accounts.field('Routing number')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('with the right one it is stored', async () => {
    await page.keyboard.press('Control+a');
    await type('123456780');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(accounts.row('Recording money')).toContainText('***9876');
  });

  await test.step('its number is masked wherever it is shown, and does not leave the product', async () => {
    await page.reload();
    await accounts.isShown();
    await expect(accounts.row('Recording money')).toContainText('***9876');
    const [download] = await Promise.all([page.waitForEvent('download'), accounts.button('Export').click()]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Recording money,Escrow trust,Ficus Bank');
    expect(csv).toContain('***9876');
    expect(csv).not.toContain('47119876');
    await accounts.button('Import').click();
    await accounts.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank-accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(
      accounts.dialog.getByText('0 bank accounts to add, 0 bank accounts to change, 3 as stored.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('another routing number takes the account number in full', async () => {
    await accounts.row('Recording money').getByRole('rowheader').dblclick();
    await expect(accounts.field('Account number')).toHaveValue('');
    await accounts.field('Routing number').fill('011401533');
    await page.keyboard.press('Control+Enter');
    await expect(accounts.dialog).toContainText('With another routing number, the account number is typed in full');
    await expect(accounts.field('Account number')).toBeFocused();
    await type('0047119876');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(accounts.row('Recording money')).toContainText('011401533');
  });
});
