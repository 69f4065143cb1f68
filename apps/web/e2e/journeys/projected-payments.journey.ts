import type { Settlement } from '@closewright/contract/settlement';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('projected payments of form H-25(B), by keyboard: what is missing leads to its field, each figure says why, escrow is counted once', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const statement = `/api/orders/${id}/settlements/0`;
  const { version, loanID } = await user.get<Settlement>(statement);
  const changes = { statement: { otherOutsideEscrow: null, monthlyEscrow: 206_13 } };
  const answer = await user.ask('PATCH', statement.replace(/0$/, String(loanID)), { version, changes });
  expect(answer.status).toBe(200);
  const path = `/order/${id}/settlement/projectedpayment-section`;
  const { page } = await visit({ as: 'closer', path, tenant });
  const projected = new RowsPage(page, 'Projected Payments');
  const payments = page.getByRole('table', { name: 'Projected payments, page 1' });
  const costs = page.getByRole('table', { name: /^Estimated taxes/ });
  const missing = page.getByRole('region', { name: 'Missing for the figures' });
  await projected.isEditable();

  await test.step('what is missing leads to its field, and a payment that is typed beside the account is one too many', async () => {
    await expect(payments.getByRole('row', { name: /^Principal & interest/ })).toContainText(/761\.78.*761\.78/);
    await expect(payments.getByRole('row', { name: /^Estimated total/ })).toContainText('Open');
    await missing.getByRole('button', { name: /^Other paid outside of escrow/ }).press('Enter');
    await expect(projected.field('Other costs')).toBeFocused();
    await page.keyboard.type('150', { delay: 30 });
    await missing.getByRole('button', { name: /^The escrow account has items/ }).press('Enter');
    await expect(projected.field('Escrow per month')).toBeFocused();
    await projected.field('Escrow per month').fill('');
    await page.keyboard.press('Tab');
    await expect(missing).toHaveCount(0);
    await projected.saveByKey();
  });

  await test.step('columns and costs of the account, each figure says why', async () => {
    const head = payments.getByRole('row').first();
    await expect(head).toContainText(/Years 1–7.*Years 8–30/);
    await expect(payments.getByRole('row', { name: /^Mortgage insurance/ })).toContainText(/82\.35.*0\.00/);
    await expect(payments.getByRole('row', { name: /^Estimated total/ })).toContainText(/1,050\.26.*967\.91/);
    await expect(costs.getByRole('row', { name: /^Property taxes/ })).toContainText('Yes');
    await expect(costs.getByRole('row', { name: /^Other: HOA dues/ })).toContainText(/No.*150\.00/);
    await expect(costs.getByRole('row', { name: /^A month/ })).toContainText(/206\.13.*356\.13/);
    await expectAccessible(page);
    expect((await page.pdf({ format: 'Letter' })).toString('latin1')).toMatch(/\/Count 1\b/);
    await payments.getByRole('button', { name: '967.91' }).press('F1');
    const why = page.getByRole('treegrid', { name: /Estimated total monthly payment/ });
    await expect(why).toContainText(/Principal and interest.*Mortgage insurance.*Estimated escrow/);
  });
});
