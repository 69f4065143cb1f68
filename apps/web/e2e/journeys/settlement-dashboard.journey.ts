import { expect, expectAccessible, test } from '../fixtures.ts';

test('the dashboard of a statement, by keyboard: what is missing leads to its field, and every figure says why', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const statement = await user.get<{ version: number; loanID: number }>(`/api/orders/${id}/settlements/0`);
  const fee = { feeID: -1, section: 'A', bucket: 'Zero', label: 'Underwriting fee' };
  const saved = await user.ask('PATCH', `/api/orders/${id}/settlements/${statement.loanID}`, {
    version: statement.version,
    changes: { fees: [fee] },
  });
  expect(saved.status).toBe(200);
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/settlement-dashboard` });
  const missing = page.getByRole('region', { name: 'Missing to close' });
  const costs = page.getByRole('table', { name: 'Costs by section' });

  await test.step('a fee that nobody pays leaves its totals open, and leads to where it is answered', async () => {
    await expect(costs.getByRole('row', { name: /Total Loan Costs/ })).toContainText('Open');
    await expectAccessible(page);
    await missing.getByRole('button', { name: 'Underwriting fee: who pays it, and how much' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settlement\/fees$/);
    const cell = page.getByRole('treegrid', { name: 'Fees', exact: true }).locator('[role=gridcell]:focus');
    await expect(cell).toBeVisible();
    await page.keyboard.type('1097', { delay: 33 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1,097.00');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  await test.step('then nothing is missing; arrows walk the rows, and a figure says why', async () => {
    await page.goto(`/order/${id}/settlement/settlement-dashboard`);
    await expect(missing).toContainText('Nothing is missing, and all is in balance.');
    await costs.getByRole('link', { name: 'Origination Charges' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treegrid', { name: /Origination Charges/ })).toContainText('1,097.00');
  });
});
