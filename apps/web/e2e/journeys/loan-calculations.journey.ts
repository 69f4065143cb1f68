import type { Settlement } from '@closewright/contract/settlement';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('page 5 of form H-25(B), by keyboard: what is missing leads to its field, each figure says why, flagged fees are its finance charge', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const statement = `/api/orders/${id}/settlements/0`;
  const change = async (changes: object) => {
    const { version, loanID } = await user.get<Settlement>(statement);
    const answer = await user.ask('PATCH', statement.replace(/0$/, String(loanID)), { version, changes });
    expect(answer.status).toBe(200);
  };
  await change({ statement: { amortizationMonths: null, prepaidFinanceCharge: null } });
  const path = `/order/${id}/settlement/loan-calculation`;
  const { page, frame } = await visit({ as: 'closer', path, tenant });
  const calculations = new RowsPage(page, 'Loan Calculations');
  const table = page.getByRole('table', { name: 'Loan calculations, page 5' });
  const line = (name: RegExp) => table.getByRole('row', { name });
  const missing = page.getByRole('region', { name: 'Missing for the figures' });
  const charges = page.getByRole('table', { name: /^Finance charge/ });
  await calculations.isEditable();

  await test.step('what is missing leads to its field, on whatever page that is', async () => {
    await expect(line(/^Annual percentage rate/)).toContainText('Open');
    await missing.getByRole('button', { name: /^What of the fees is a finance charge/ }).press('Enter');
    await expect(calculations.field('Finance charge at closing')).toBeFocused();
    await page.keyboard.type('0', { delay: 30 });
    await page.keyboard.press('Tab');
    await calculations.saveByKey();
    await missing.getByRole('button', { name: /^The months it is repaid over/ }).press('Enter');
    await expect(page).toHaveURL(/\/settlement\/loanterm-section$/);
    const terms = new RowsPage(page, 'Loan Terms');
    await expect(terms.field('Amortized over')).toBeFocused();
    await page.keyboard.type('360', { delay: 30 });
    await terms.saveByKey();
    await frame.menuEntry('Loan Calculations').click();
  });

  await test.step('the figures of the form, with its words, each says why', async () => {
    await expect(line(/^Total of payments/)).toContainText(/Total you will have paid.*as scheduled\..*285,803\.36/);
    await expect(line(/^Finance charge/)).toContainText('118,830.27');
    await expect(line(/^Amount financed/)).toContainText('162,000.00');
    await expect(line(/^Annual percentage rate/)).toContainText('4.174');
    await expect(line(/^Total interest percentage/)).toContainText('69.46');
    await expect(missing).toHaveCount(0);
    await expectAccessible(page);
    expect((await page.pdf({ format: 'Letter' })).toString('latin1')).toMatch(/\/Count 1\b/);
    await line(/^Total of payments/)
      .getByRole('button')
      .press('F1');
    const why = page.getByRole('complementary', { name: 'Context panel' });
    await expect(why.getByRole('treegrid', { name: /Total of payments/ })).toContainText(
      /Principal and interest.*Mortgage insurance.*Prepaid interest.*Total Loan Costs/,
    );
  });

  await test.step('what was disclosed before is held against it', async () => {
    await calculations.field('APR last disclosed').fill('4.3');
    await calculations.field('Finance charge last disclosed').fill('118800');
    await page.keyboard.press('Tab');
    const accuracy = page.getByRole('region', { name: 'Accuracy of what was disclosed' });
    await expect(accuracy).toContainText(/off by more than 1\/8.*is not understated by more than 100\.00/);
    await calculations.saveByKey();
  });

  await test.step('fees that are flagged are the finance charge, and no sum besides', async () => {
    await calculations.field('Finance charge at closing').fill('');
    await page.keyboard.press('Tab');
    await calculations.saveByKey();
    const { fees } = await user.get<Settlement>(statement);
    const points = fees.find(({ label }) => label?.startsWith('Underwriting'));
    await change({ fees: [{ feeID: points?.feeID, isFinanceCharge: true }] });
    await page.reload();
    await expect(charges.getByRole('row', { name: /^Underwriting fee A/ })).toContainText('1,097.00');
    await expect(charges.getByRole('row', { name: /^Prepaid interest F/ })).toContainText('279.04');
    await expect(line(/^Amount financed/)).toContainText('160,623.96');
    await charges.getByRole('button', { name: 'Underwriting fee' }).press('Enter');
    await expect(page).toHaveURL(/\/settlement\/fees$/);
  });
});
