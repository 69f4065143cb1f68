import { expect, expectAccessible, test } from '../fixtures.ts';

// The flag belongs to everybody, so the journey has a tenant of its own.
test('the closing disclosure is written on its pages, by keyboard: a charge is changed, the totals follow and say why, the page of the charge has it', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const changes = [{ name: 'cdfEditor', isOn: true, was: null }];
  const administrator = await apiUser('administrator', { tenant });
  expect((await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes })).status).toBe(200);
  const id = await (await apiUser('closer', { tenant })).orderID('12-3456');
  const path = `/order/${id}/settlement/title-section`;
  const { page } = await visit({ as: 'closer', tenant, path: `${path}?launchEditor=cdf` });
  const editor = page.getByRole('dialog', { name: /CDF Editor/ });
  const line = (key: string) => editor.locator(`[data-line="${key}"]`);
  const field = editor.locator('[data-slot=form-field] input');

  await test.step('it shows the form with its figures', async () => {
    await expect(line('D')).toContainText('$4,694.05');
    await expect(line('C.02')).toContainText('Survey fee');
    await page.screenshot({ path: '/tmp/cdf-1.png' });
    await expectAccessible(page);
  });

  await test.step('a charge is written over, its total follows', async () => {
    await line('C.02').getByRole('button', { name: '$85.00' }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('95.50', { delay: 30 });
    await page.screenshot({ path: '/tmp/cdf-2.png' });
    await page.keyboard.press('Enter');
    await expect(line('C.02').getByRole('button', { name: '$95.50' })).toBeFocused();
    await expect(line('D')).toContainText('$4,704.55');
  });
});
