import type { Settlement } from '@closewright/contract/settlement';
import { SettlementStatementType } from '@closewright/domain/orders';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('disbursements of a statement on a HUD-1, by keyboard: who is paid what for, net of what is held, and where it does not balance', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  await user.change(id, { settlementStatementType: SettlementStatementType.HUD2010 });
  const path = `/order/${id}/settlement/net-disbursement-disb`;
  const { page, frame } = await visit({ as: 'closer', path, tenant });
  const why = page.getByRole('complementary', { name: 'Context panel' });

  await test.step('each payee has what it is paid for, the lender less what it nets out, and every figure says why', async () => {
    const paid = page.getByRole('treegrid', { name: 'Disbursements' });
    await expect(paid.getByRole('row', { name: /Ficus Bank/ })).toContainText(
      /2,493\.29.*162,000\.00.*\(159,506\.71\)/,
    );
    await expect(paid.getByRole('row', { name: /^Disbursements/ })).toContainText('186,897.26');
    await expectAccessible(page);
    await paid
      .getByRole('row', { name: /Ficus Bank/ })
      .getByRole('gridcell')
      .nth(2)
      .focus();
    await page.keyboard.press('F1');
    await expect(why.getByRole('treegrid', { name: /Ficus Bank/ })).toContainText(/What it is paid less what comes in/);
    await paid
      .getByRole('row', { name: /Underwriting fee/ })
      .getByRole('gridcell')
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settlement\/fees$/);
    await expect(page.locator('[role=gridcell]:focus')).toHaveText('1,097.00');
  });

  await test.step('what nobody bears is out of balance, and leads to its fee', async () => {
    const statement = `/api/orders/${id}/settlements/0`;
    const { version, loanID } = await user.get<Settlement>(statement);
    const fee = { feeID: -1, section: 'C', bucket: 'None', label: 'Courier', amount: 100_00, borrowerAtClosing: 75_00 };
    const body = { version, changes: { fees: [fee] } };
    expect((await user.ask('PATCH', statement.replace(/0$/, String(loanID)), body)).status).toBe(200);
    await frame.menuEntry('Net Disbursements').click();
    const net = page.getByRole('grid', { name: 'Net disbursements' });
    await expect(net.getByRole('row', { name: /Without a payee/ })).toContainText('160.00');
    await expect(net.getByRole('row', { name: /^Receipts less/ })).toContainText(/186,972\.26.*186,972\.26.*0\.00/);
    await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText('Out of balance by 25.00.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Courier: its payers do not bear what it comes to' }).press('Enter');
    await expect(page).toHaveURL(/\/settlement\/fees$/);
  });

  await test.step('without a seller sections M and N of a HUD-1A say who of others is paid, and what is left', async () => {
    const refinance = await user.orderID('RF-1002');
    await user.change(refinance, { settlementStatementType: SettlementStatementType.HUD2010 });
    await page.goto(`/order/${refinance}/settlement/net-disbursement-net`);
    const others = page.getByRole('table', { name: 'Disbursements to others' });
    await expect(others.getByRole('row', { name: /Rho Servicing/ })).toContainText(/1501.*115,000\.00/);
    await expect(others.getByRole('row', { name: /Total disbursed/ })).toContainText(/1520.*115,000\.00/);
    const left = page.getByRole('table', { name: 'Net settlement' });
    await expect(left.getByRole('row', { name: /Equals disbursements to borrower/ })).toContainText(/1604.*29,677\.43/);
    await page.keyboard.press('Alt+Shift+T');
    const totals = page.getByRole('tabpanel', { name: 'Totals' }).getByRole('table');
    await expect(totals.getByRole('row', { name: /1604\s*Disbursements to borrower/ })).toContainText(
      /borrower29,677\.43/,
    );
    await others.getByRole('button', { name: '115,000.00' }).first().press('Enter');
    await expect(why.getByRole('treegrid', { name: /Rho Servicing/ })).toContainText('Principal');
    await expectAccessible(page);
  });
});
