import { SettlementStatementType } from '@closewright/domain/orders';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a statement on a HUD-1: its lines, heads and totals on the pages, and the same file on the form of 1974 at once', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  await user.change(id, { settlementStatementType: SettlementStatementType.HUD2010 });
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/settlement/fees`, tenant });
  const totals = page.getByRole('region', { name: 'Totals' });
  const total = (name: RegExp) => totals.getByRole('button', { name });
  const fees = page.getByRole('treegrid', { name: 'Fees' });
  const row = (text: RegExp) => fees.getByRole('row').filter({ hasText: text });

  await test.step('fees stand on the lines of the form of 2010, with what counts them and what is paid outside', async () => {
    await expect(row(/Your adjusted origination charges/)).toContainText(/803.*1,802\.00/);
    await expect(row(/Title services and lender/)).toContainText(/1101.*2,450\.00/);
    await expect(row(/Appraisal fee/)).toContainText(/804.*P\.O\.C\. 405\.00 \(lender\)/);
    await expect(row(/Total settlement charges/)).toContainText(/1400.*9,682\.30.*12,800\.00/);
    await expect(row(/Items Payable in Connection with Loan/)).toContainText('800');
    await expect(fees.getByText('Paid From Borrower’s')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('commissions and recording show the lines that the form makes of them', async () => {
    await frame.menuEntry('Commissions').click();
    const commissions = page.getByRole('region', { name: 'Lines of the 700 series' });
    await expect(commissions).toContainText(/701.*5,700\.00.*703.*11,400\.00/);
    await frame.menuEntry('Recording and Taxes').click();
    const recording = page.getByRole('region', { name: 'Lines of the 1200 series' });
    await expect(recording).toContainText(/1201 Government recording charges, borrower\s*85\.00/);
    await recording.getByRole('button', { name: '85.00' }).first().press('Enter');
    await expect(page.getByRole('treegrid', { name: /Government recording charges/ })).toBeVisible();
    await expectAccessible(page);
    await frame.menuEntry('Fees').click();
  });

  await test.step('a line is moved to another series from its menu, with payee and amounts, and back by undo', async () => {
    const pest = row(/Pest inspection fee/);
    await expect(pest).toContainText(/^\D*1302/);
    await pest.getByRole('gridcell').nth(1).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Move to 800. Items Payable in Connection with Loan' }).press('Enter');
    await expect(pest).toContainText(/810.*Pests Co\..*120\.50/);
    await expect(row(/Total settlement charges/)).toContainText(/9,682\.30/);
    await page.keyboard.press('Control+z');
    await expect(pest).toContainText(/1302/);
  });

  await test.step('the bar has the totals of the form', async () => {
    await expect(total(/^Charges to borrower 1400/)).toContainText('9,682.30');
    await expect(total(/^Charges to seller 1400/)).toContainText('12,800.00');
    await expect(total(/Cash from borrower 303/)).toContainText('14,147.26');
    await expect(total(/Cash to seller 603/)).toContainText('64,414.96');
    await expect(total(/Closing costs/)).toHaveCount(0);
    // The longest words there are leave the balance its place.
    await expect(total(/In balance/)).toBeInViewport({ ratio: 1 });
  });

  await test.step('debits and credits stand on the lines of sections J and K', async () => {
    await frame.menuEntry('Debits and Credits').click();
    const summaries = page.getByRole('treegrid', { name: 'Debits and credits' });
    const line = (text: string) => summaries.getByRole('row').filter({ hasText: text });
    await expect(line('Deposit')).toContainText(/201.*10,000\.00/);
    await expect(line('Settlement charges (line 1400)').first()).toContainText(/103.*9,682\.30/);
    await expect(line('Gross amount due from borrower')).toContainText(/120, 420.*189,762\.30.*180,080\.00/);
    await expect(line('Cash from borrower, to seller')).toContainText(/303, 603.*14,147\.26.*64,414\.96/);
    await expectAccessible(page);
  });

  await test.step('the dashboard has the series and their total', async () => {
    await frame.menuEntry('Dashboard').click();
    await expect(page.getByRole('row', { name: /800 Items Payable in Connection with Loan/ })).toContainText(
      '2,008.75',
    );
    await expect(page.getByRole('row', { name: /1400 Total Settlement Charges/ })).toContainText('9,682.30');
  });

  await test.step('on the form of 1974 every line counts in its column', async () => {
    await user.change(id, { settlementStatementType: SettlementStatementType.HUD1974 });
    await frame.menuEntry('Fees').click();
    await expect(row(/Appraisal fee/)).toContainText('803');
    await expect(row(/Your adjusted origination charges/)).toHaveCount(0);
    await expect(row(/Total settlement charges/)).toContainText(/1400.*9,682\.30.*12,800\.00/);
    await expect(total(/Cash from borrower 303/)).toContainText('14,147.26');
  });
});
