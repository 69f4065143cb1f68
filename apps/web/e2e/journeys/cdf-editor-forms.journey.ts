import type { OrderDetail } from '@closewright/contract/orders';
import { expect, test } from '../fixtures.ts';

// The flag belongs to everybody, so the journey has a tenant of its own.
test('a file without a seller has no form of one; another form is printed; of two loans the editor shows the one that is chosen', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const changes = [{ name: 'cdfEditor', isOn: true, was: null }];
  const administrator = await apiUser('administrator', { tenant });
  expect((await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes })).status).toBe(200);
  const closer = await apiUser('closer', { tenant });
  const id = await closer.orderID('RF-1002');
  const { order } = await closer.get<OrderDetail>(`/api/orders/${id}`);
  const loans = [{ loanID: -1, lenderName: 'Second Bank', amount: 20_000_00, loanNumber: '2-22' }];
  const added = await closer.ask('PATCH', `/api/orders/${id}`, { version: order.version, changes: { loans } });
  expect(added.status).toBe(200);
  const { page } = await visit({ as: 'closer', tenant, path: `/order/${id}/settlement/fees?launchEditor=cdf` });
  const editor = page.locator('[data-slot=dialog]').filter({ has: page.locator('.form-paper') });

  await test.step('without a seller', async () => {
    await expect(editor.locator('[data-line="head.price"]')).toContainText('Prop. Value');
    await expect(editor.locator('[data-line="head.seller"]')).toHaveCount(0);
    await page.keyboard.press('Alt+f');
    await expect(page.getByRole('menuitemradio', { name: 'Loan Estimate', exact: true })).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: /seller/ })).toHaveCount(0);
  });

  await test.step('another form is printed', async () => {
    await page.getByRole('menuitemradio', { name: 'Loan Estimate', exact: true }).click();
    await expect(editor).toHaveAccessibleName('Loan Estimate');
    await page.keyboard.press('Control+p');
    const paper = page.getByRole('dialog', { name: 'Loan Estimate, draft' });
    await expect(paper.getByText('Save this Loan Estimate')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
  });

  await test.step('the other loan, on the form that was chosen', async () => {
    await editor.getByRole('combobox', { name: 'Statement of' }).click();
    await page.getByRole('option', { name: /Second Bank/ }).click();
    await expect(editor).toHaveAccessibleName('Loan Estimate');
    await expect(editor.locator('[data-line="head.loanNumber"]')).toContainText('2-22');
  });
});
