import { SettlementStatementType } from '@closewright/domain/orders';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('pages of a HUD-1 of 2010, by keyboard: the good faith estimate typed beside its charges, what is due back and why, what makes up 801 and 1101', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  await user.change(id, { settlementStatementType: SettlementStatementType.HUD2010 });
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/settlement/gfe-comparison`, tenant });
  const sheet = new RowsPage(page, 'GFE Comparison');
  const grid = page
    .getByRole('treegrid', { name: 'GFE comparison' })
    .or(page.getByRole('grid', { name: 'GFE comparison' }));
  const line = (name: RegExp) => grid.getByRole('row', { name });
  await sheet.isEditable();
  const foot = line(/^Due back to the borrower/);
  const tenPercent = line(/^Charges That in Total Cannot Increase/);
  const type = async (name: RegExp, amount: string) => {
    await line(name).getByRole('gridcell').nth(2).focus();
    await page.keyboard.type(amount, { delay: 33 });
    await page.keyboard.press('Enter');
  };

  await test.step('the charges stand on the lines of the form, compared with nothing', async () => {
    await expect(line(/Your adjusted origination charges/)).toContainText('1,802.00');
    await expect(line(/Government recording charges/)).toContainText('85.00');
    await expect(foot).toContainText('nothing was estimated yet');
  });

  await test.step('a block that is not entered is open, not zero', async () => {
    await type(/Government recording charges/, '60');
    await expect(line(/Government recording charges/)).toContainText(/60\.00.*85\.00.*25\.00/);
    await expect(line(/Our origination charge/)).toContainText('GFE 1 is not entered');
    await expect(foot).toContainText('Open');
  });

  await test.step('the other blocks and the services, each where it stands; totals follow', async () => {
    await type(/Our origination charge/, '1397');
    await type(/Your credit or charge/, '300');
    await expect(line(/Your credit or charge/)).toContainText(/300\.00.*405\.00.*105\.00.*It may not rise/);
    await expect(line(/Your adjusted origination charges/)).toContainText(/1,697\.00.*1,802\.00.*105\.00/);
    for (const [name, amount] of [
      [/Credit report fee/, '20'],
      [/Tax monitoring fee/, '75'],
      [/Flood determination fee/, '20'],
    ] as const)
      await type(name, amount);
    await expect(line(/Flood monitoring fee/)).toContainText('Held to zero');
    await expect(tenPercent).toContainText(/175\.00.*321\.55.*146\.55.*83\.74/);
    // 105.00, and 321.55 less 110 % of 175.00.
    await expect(foot).toContainText('234.05');
    await expect(page.getByText('Charges are 234.05 above what the good faith estimate allows.')).toBeVisible();
  });

  await test.step('saved, and there again', async () => {
    await sheet.saveByKey();
    await page.reload();
    await expect(foot).toContainText('234.05');
    await expectAccessible(page);
  });

  await test.step('what is due back says why', async () => {
    await line(/Your credit or charge/)
      .getByRole('gridcell')
      .nth(4)
      .focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('treegrid', { name: /increase/ })).toContainText(
      'GFE 2, credit or charge for the rate',
    );
  });

  await test.step('what makes up lines 801 to 803, a fee edited in place', async () => {
    await frame.menuEntry('Worksheet 801').click();
    const sheet801 = page.getByRole('treegrid', { name: 'Worksheet 801' });
    await expect(sheet801.getByRole('row', { name: /^801/ })).toContainText('1,397.00');
    await expect(sheet801.getByRole('row', { name: /^803/ })).toContainText('1,802.00');
    await sheet801
      .getByRole('row', { name: /Application fee/ })
      .getByRole('gridcell')
      .nth(2)
      .focus();
    await page.keyboard.type('310', { delay: 33 });
    await page.keyboard.press('Enter');
    await expect(sheet801.getByRole('row', { name: /^801/ })).toContainText('1,407.00');
    await expect(sheet801.getByRole('row', { name: /^803/ })).toContainText('1,812.00');
    await page.keyboard.press('Control+z');
    await expect(sheet801.getByRole('row', { name: /^803/ })).toContainText('1,802.00');
    await expectAccessible(page);
  });

  await test.step('what line 1101 counts, and what stands in the columns by itself', async () => {
    await frame.menuEntry('Additional Title Services').click();
    const services = page.getByRole('treegrid', { name: 'Additional title services' });
    await expect(services.getByRole('row', { name: /^1101/ })).toContainText('2,450.00');
    await expect(services.getByRole('row', { name: /Settlement agent fee/ })).toContainText(/1102.*500\.00/);
    await expect(services.getByRole('row', { name: /^In the columns/ })).toContainText('1,000.00');
    await expect(services.getByRole('row', { name: /^1103/ })).toContainText('1,000.00');
    await expectAccessible(page);
  });

  await test.step('the dashboard compares by the parts of page 3, and says by when the cure is due', async () => {
    await page.goto(`/order/${id}/settlement/settlement-dashboard`);
    const tolerance = page.getByRole('table', { name: 'Tolerance' });
    await expect(tolerance.getByRole('row', { name: /^Charges That Cannot Increase/ })).toContainText('105.00');
    await expect(tolerance.getByRole('row', { name: /^Charges That in Total/ })).toContainText(
      /175\.00.*321\.55.*129\.05/,
    );
    await expect(tolerance.getByRole('row', { name: /^Charges That Can Change/ })).toBeVisible();
    await expect(tolerance.getByRole('row', { name: /^Cure/ })).toContainText('234.05');
    await expect(page.getByText('To be given back within 30 days of settlement')).toBeVisible();
    await expectAccessible(page);
  });
});
