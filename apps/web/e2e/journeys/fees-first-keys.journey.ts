import type { Settlement } from '@closewright/contract/settlement';
import { expect, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('Ins on Fees before the parts of its grid are there: the label that is typed at once is that of the new line, and nothing lands elsewhere', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'closer', tenant });
  const parts = Promise.withResolvers<void>();
  await page.route(/\/(spreadsheet|grid-table)-[^/]*\.js$/, async (route) => {
    await parts.promise;
    await route.fallback();
  });
  await page.goto(`/order/${id}/settlement/fees`);
  const fees = new RowsPage(page, 'Fees');
  await fees.isEditable();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('Insert');
  await page.keyboard.type('Courier to ');
  parts.resolve();
  await page.keyboard.type('the bank.');
  const field = page.locator('[data-cell-input]');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Courier to the bank.');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await fees.saveByKey();
  const { fees: stored } = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
  expect(stored.map(({ label, section }) => [label, section])).toEqual([['Courier to the bank.', 'A']]);
});
