import { expect, expectAccessible, test } from '../fixtures.ts';

test('the totals follow what is typed, and tell what changed each of them since a version, to the cent', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const path = `/api/orders/${id}/settlements/0`;
  const { version, fees } = await user.get<{ version: number; fees: { feeID: number; label: string }[] }>(path);
  const { order } = await user.order(id);
  const seen = { version, orderVersion: order.version };
  const kept = await user.ask('POST', `${path}/versions`, { ...seen, kind: 'Draft', note: null });
  expect(kept.status).toBe(200);
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/fees`, tenant });
  const bar = page.getByRole('region', { name: 'Totals' });
  await expect(bar).toContainText('14,147.26');
  const pane = page.getByRole('tabpanel', { name: 'Totals' }).getByRole('table');
  const row = (name: RegExp) => pane.getByRole('row', { name });
  const feeNamed = (name: RegExp) => fees.find(({ label }) => name.test(label))?.feeID ?? 0;

  await test.step('the pane has every total, and what it moved by since it was saved', async () => {
    await page.keyboard.press('Alt+Shift+T');
    await expect(row(/Total loan costs/).getByRole('button', { name: '4,694.05' })).toBeFocused();
    await expect(row(/Cash to seller/)).toContainText('64,414.96');
    await expectAccessible(page);
    const cell = page.getByRole('row', { name: /Pest inspection/i }).getByRole('gridcell', { name: '120.50' });
    await cell.click();
    await page.keyboard.type('150.50', { delay: 33 });
    await page.keyboard.press('Enter');
    await expect(row(/Total loan costs/)).toContainText(/4,724\.05.*30\.00/);
    await expect(row(/Cash to close/)).toContainText(/14,177\.26.*30\.00/);
    await page.keyboard.press('Control+s');
    await expect(row(/Cash to close/)).not.toContainText('30.00');
  });

  await test.step('what changed it since the version, by its key: who, what, by how much; the sum is the difference', async () => {
    await user.change(id, { salePrice: 181_000_00 });
    await user.changeStatement(id, { removeFees: [feeNamed(/survey/i)] });
    await expect(bar).toContainText('15,092.26');
    await bar.getByRole('button', { name: /Cash to close/ }).focus();
    await page.keyboard.press('Shift+F1');
    const dialog = page.getByRole('dialog', { name: 'What changed' });
    const table = dialog.getByRole('table', { name: 'What changed: Cash to close' });
    await expect(table.getByRole('row', { name: /Pest inspection/i })).toContainText(/120\.50 to 150\.50.*30\.00/);
    await expect(table.getByRole('row', { name: /Sale price/ })).toContainText(/180,000\.00 to 181,000\.00.*1,000\.00/);
    await expect(table.getByRole('row', { name: /Survey/i })).toContainText(/Removed.*\(85\.00\)/);
    await expect(table.getByRole('row', { name: /Difference/ })).toContainText('945.00');
    await expect(dialog).toContainText('14,147.26 to 15,092.26');
    await expectAccessible(page);
  });

  await test.step('another total, and since the last save alone', async () => {
    const dialog = page.getByRole('dialog', { name: 'What changed' });
    await dialog.getByLabel('Total').focus();
    await page.keyboard.type('Total loan', { delay: 33 });
    await page.keyboard.press('Tab');
    await page.keyboard.type('The last', { delay: 33 });
    await page.keyboard.press('Tab');
    const table = dialog.getByRole('table', { name: 'What changed: Total loan costs' });
    await expect(table.getByRole('row', { name: /Difference/ })).toContainText('(85.00)');
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row', { name: /Survey/i })).toContainText('No longer there');
    await expect(table.getByRole('row', { name: /Survey/i }).getByRole('button')).toHaveCount(0);
  });

  await test.step('an edit leads to its cell', async () => {
    const dialog = page.getByRole('dialog', { name: 'What changed' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await row(/Total loan costs/)
      .getByRole('button')
      .first()
      .focus();
    await page.keyboard.press('Shift+F1');
    const table = dialog.getByRole('table', { name: 'What changed: Total loan costs' });
    await table.getByRole('button', { name: /Pest inspection/i }).press('Enter');
    await expect(dialog).toBeHidden();
    const cell = page.getByRole('row', { name: /Pest inspection/i }).getByRole('gridcell', { name: '150.50' });
    await expect(cell).toBeFocused();
  });

  await test.step('an edit of the file leads to its page', async () => {
    await bar.getByRole('button', { name: /Cash to close/ }).focus();
    await page.keyboard.press('Shift+F1');
    const dialog = page.getByRole('dialog', { name: 'What changed' });
    const table = dialog.getByRole('table', { name: 'What changed: Cash to close' });
    await table
      .getByRole('row', { name: /Sale price/ })
      .getByRole('button')
      .press('Enter');
    await expect(page.getByLabel('Sale price')).toBeFocused();
  });
});
