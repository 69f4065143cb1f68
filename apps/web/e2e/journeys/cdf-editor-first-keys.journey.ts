import { expect, test } from '../fixtures.ts';

// The flag belongs to everybody, so the journey has a tenant of its own.
test('what is typed as soon as a cell of the form has the focus stands in it, however late the file is taken in use', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const changes = [{ name: 'cdfEditor', isOn: true, was: null }];
  const administrator = await apiUser('administrator', { tenant });
  expect((await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes })).status).toBe(200);
  const id = await (await apiUser('closer', { tenant })).orderID('12-3456');
  const { page } = await visit({ as: 'closer', tenant });
  const opened = Promise.withResolvers<void>();
  await page.route(/\/open$/, async (route) => {
    await opened.promise;
    await route.fallback();
  });
  await page.goto(`/order/${id}/settlement/fees?launchEditor=cdf`);
  const editor = page.getByRole('dialog');

  await test.step('till the server has said who has the file, no cell asks for keys', async () => {
    await expect(editor).toBeVisible();
    // The statement is here.
    await expect(page.locator('main [aria-label=Totals]')).toContainText('Loan costs');
    await expect(editor.locator('[data-cell]')).toHaveCount(0);
  });

  await test.step('the first cell that has the focus takes what is typed at once', async () => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    opened.resolve();
    await page.locator('[data-cell]:focus').waitFor();
    await page.keyboard.type('04/17/2013');
    await expect(editor.getByRole('textbox')).toHaveValue('04/17/2013');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-cell]:focus')).toHaveText('04/17/2013');
  });
});
