import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('the cash to close of form H-25(B), by keyboard: its estimates typed, its own words of what changed, saved and explained', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/cashtoclose-section`, tenant });
  const sheet = new RowsPage(page, 'Cash to Close');
  const grid = page
    .getByRole('treegrid', { name: 'Cash to close' })
    .or(page.getByRole('grid', { name: 'Cash to close' }));
  const line = (name: RegExp) => grid.getByRole('row', { name });
  await sheet.isEditable();

  await test.step('what is not estimated yet is blank, and the sum of it open', async () => {
    await expect(line(/^Total Closing Costs/)).toContainText('9,712.10');
    await expect(line(/^Cash to Close/)).toContainText(/Open.*14,147\.26/);
  });

  await test.step('the estimates, each with Enter to the next that is typed; a deposit lessens the cash', async () => {
    await line(/^Total Closing Costs/)
      .getByRole('gridcell')
      .nth(0)
      .focus();
    await page.keyboard.type('8054', { delay: 33 });
    await page.keyboard.press('Enter');
    await expect(line(/^Total Closing Costs/)).toContainText(
      /8,054\.00.*9,712\.10.*Yes.*See Total Loan Costs \(D\) and Total Other Costs \(I\)/,
    );
    for (const [name, amount] of [
      [/^Closing Costs Financed/, '0'],
      [/^Down Payment/, '18000'],
      [/^Deposit/, '10000'],
      [/^Funds for Borrower/, '0'],
      [/^Seller Credits/, '0'],
      [/^Adjustments/, '0'],
    ] as const) {
      await line(name).getByRole('gridcell').nth(0).focus();
      await page.keyboard.type(amount, { delay: 33 });
      await page.keyboard.press('Enter');
    }
    await expect(line(/^Deposit/)).toContainText(/\(10,000\.00\).*\(10,000\.00\).*No/);
    await expect(line(/^Closing Costs Paid/)).toContainText(
      /0\.00.*\(29\.80\).*Yes.*You paid these Closing Costs before closing/,
    );
    await expect(line(/^Seller Credits/)).toContainText(/\(2,500\.00\).*Yes.*See Seller Credits in Section L/);
    await expect(line(/^Adjustments/)).toContainText(/\(1,035\.04\).*Yes.*See details in Sections K and L/);
    await expect(line(/^Down Payment/)).toContainText(/18,000\.00.*18,000\.00.*No/);
    await expect(line(/^Cash to Close/)).toContainText(/16,054\.00.*14,147\.26.*Yes/);
  });

  await test.step('of 750.00 that the lender was to give, 405.00 is given, for the appraisal: the rest is above the limits', async () => {
    const estimated = page.getByRole('textbox', { name: 'Estimated lender credits' });
    await estimated.focus();
    await page.keyboard.type('750', { delay: 33 });
    await page.keyboard.press('Tab');
    await expect(line(/^Total Closing Costs/)).toContainText('Increase exceeds legal limits by $345.00');
    await estimated.fill('');
    await page.keyboard.press('Tab');
    await expect(line(/^Total Closing Costs/)).not.toContainText('legal limits');
  });

  await test.step('a text that a cell refuses keeps the page from being saved, stays through another page, and is given up by Escape', async () => {
    const estimate = line(/^Seller Credits/)
      .getByRole('gridcell')
      .nth(0);
    await estimate.focus();
    await page.keyboard.type('12x', { delay: 33 });
    await line(/^Down Payment/)
      .getByRole('rowheader')
      .click();
    await expect(estimate).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('1 field to correct')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 field to correct')).toBeVisible();
    await page.getByRole('link', { name: 'Prorations', exact: true }).click();
    await page.getByRole('link', { name: 'Cash to Close', exact: true }).click();
    await expect(estimate).toHaveAttribute('aria-invalid', 'true');
    await estimate.focus();
    await page.keyboard.press('F2');
    await expect(grid.getByRole('textbox')).toHaveValue('12x');
    await page.keyboard.press('Escape');
    await expect(estimate).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('to correct')).toHaveCount(0);
  });

  await test.step('saved, and there again', async () => {
    const purchaseWith = page.getByRole('combobox', { name: 'Purchase with' });
    await purchaseWith.focus();
    await page.keyboard.type('Improve');
    await page.keyboard.press('Enter');
    await sheet.saveByKey();
    await page.reload();
    await expect(purchaseWith).toHaveText(/Improvements to the property/);
    await expect(line(/^Cash to Close/)).toContainText(/16,054\.00.*14,147\.26.*Yes/);
    await expectAccessible(page);
  });

  await test.step('a final amount says why', async () => {
    await line(/^Adjustments/)
      .getByRole('gridcell')
      .nth(1)
      .focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('treegrid', { name: /Adjustments and Other Credits/ })).toContainText('750.00');
  });
});
