import type { WirePayee } from '@closewright/contract/wires';
import { expect, expectAccessible, test } from '../fixtures.ts';

const row = (entry: number, name: string, remarks: string): string =>
  `${entry},"${name}","individual","VENEZUELA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"\r\n`;
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('sanctions by keyboard: a list that is cut off is refused by its line, a whole one is taken, and a payee that is like an entry is cleared', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const asks = await apiUser('accountant', { tenant });
  const address = {
    street: 'Main Street',
    building: '1',
    postcode: '32801',
    town: 'Orlando',
    state: 'FL',
    country: 'US',
  };
  const made = await asks.ask<WirePayee>('POST', '/api/wire-payees', {
    ...{ name: 'Nicolas Maduro', companyID: null },
    instructions: {
      ...{ beneficiary: 'Nicolas Maduro', address, bankName: 'First Bank', routingNumber: '021000021' },
      ...{ accountNumber: '0044107788', intermediaryName: null, intermediaryRouting: null, furtherCredit: null },
      ...{ source: 'E-mail', receivedOn: '2026-03-02', phoneGiven: null, note: null },
    },
  });
  expect(made.body?.isSuccessful, made.text.slice(0, 300)).toBe(true);

  const { page } = await visit({ as: 'administrator', path: '/configuration/sanctions', tenant });
  const dialog = page.getByRole('dialog');
  const toast = page.locator('[data-slot=toast]');
  const whole =
    row(1, 'MADURO MOROS, Nicolas', 'DOB 23 Nov 1962; POB Caracas.') + row(2, 'ABBAS, Abu', 'DOB 10 Dec 1948.');
  const choose = (...files: ReturnType<typeof file>[]) =>
    dialog.locator('input[type=file]').first().setInputFiles(files);

  await test.step('what is cut off is told by file and line', async () => {
    await expect(page.getByText('There is no list yet.')).toBeVisible();
    await page.keyboard.press('Insert');
    const day = dialog.getByRole('textbox', { name: 'Day of the list' });
    await day.fill(new Date().toLocaleDateString('en-US', { timeZone: 'US/Eastern' }));
    await day.press('Tab');
    await choose(file('sdn.csv', `${whole}3,"LAST, One"`));
    await expect(dialog.getByRole('button', { name: /^Import/ })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('row', { name: /sdn\.csv 3 The file is cut off/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a whole list is taken, and all payees are screened', async () => {
    await page.keyboard.press('Insert');
    const day = dialog.getByRole('textbox', { name: 'Day of the list' });
    await day.fill(new Date().toLocaleDateString('en-US', { timeZone: 'US/Eastern' }));
    await day.press('Tab');
    await choose(file('sdn.csv', whole), file('alt.csv', '2,1,"aka","ZAYDAN, Muhammad",-0- \r\n'));
    await expect(dialog.getByRole('button', { name: /^Import/ })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(toast).toContainText('3 names. 1 payee waits for a decision.');
  });

  await test.step('who is like an entry is cleared beside what the list says', async () => {
    const pane = page.getByRole('region', { name: /MADURO MOROS, Nicolas, \d+ of 100/ });
    await expect(pane).toContainText('DOB 23 Nov 1962; POB Caracas.');
    await expectAccessible(page);
    await page.keyboard.press('c');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Born in 1971, says the passport');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('row', { name: /Nicolas Maduro.*Cleared/ })).toBeVisible();
  });
});
