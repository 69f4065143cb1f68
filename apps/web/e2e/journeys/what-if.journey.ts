import { expect, expectAccessible, test } from '../fixtures.ts';

test('what if the closing is a week later, for less: by keyboard, tried before it is stored, then applied', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID('12-3456');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/settlement-dashboard`, tenant });
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('14,147.26');
  const panel = page.getByRole('group', { name: 'What if' });
  const type = (text: string) => page.keyboard.type(text, { delay: 33 });
  const row = (table: string, name: RegExp) => panel.getByRole('table', { name: table }).getByRole('row', { name });
  const stored = async () =>
    (await administrator.get<{ closingDate: string }>(`/api/orders/${id}/settlements/0`)).closingDate;

  await test.step('what follows, what does not, and the days that move', async () => {
    await page.keyboard.press('Alt+Shift+W');
    await expect(panel.getByLabel('Closing', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+a');
    await type('04222013');
    await page.keyboard.press('Tab');
    await panel.getByLabel('Sale price').focus();
    await page.keyboard.press('Control+a');
    await type('178500');
    await page.keyboard.press('Tab');
    await expect(panel).toContainText('Was 180,000.00');
    await expect(row('Amounts that follow', /HOA dues/)).toContainText(/80\.00.*45\.00.*\(35\.00\)/);
    await expect(row('Amounts that follow', /County taxes/)).toContainText(/365\.04.*389\.61.*24\.57/);
    await expect(row('Totals', /Cash to close/)).toContainText(/14,147\.26.*12,587\.69.*\(1,559\.57\)/);
    await expect(row('Days that move', /Closing disclosure received by/)).toContainText('04/18/2013');
    await expect(row('Does not follow', /commission/i).first()).toContainText('5,700.00');
    // The page stays with what is stored.
    await expect(totals).toContainText('14,147.26');
    expect(await stored()).toBe('2013-04-15');
    await expectAccessible(page);
  });

  await test.step('at 200 % no label of a total is cut beside the panel', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 960, height: 540 });
    for (const label of ['Loan costs', 'Closing costs', 'Cash to close', 'Cash to seller']) {
      const words = totals.getByText(label, { exact: true });
      expect(await words.evaluate((each) => each.scrollWidth - each.clientWidth), label).toBeLessThanOrEqual(0);
    }
    if (before) await page.setViewportSize(before);
  });

  await test.step('the rate, beside what its statement says of it', async () => {
    const rate = panel.getByLabel('Rate', { exact: true });
    await rate.focus();
    await page.keyboard.press('Control+a');
    await type('4');
    await page.keyboard.press('Tab');
    await expect(panel).toContainText('Was 3.8750%');
    await expect(row('Amounts that follow', /Prepaid interest/)).toContainText(/279\.04.*288\.00.*8\.96/);
    const pages = 'The loan, pages 1 and 5';
    await expect(row(pages, /^Principal and interest, Years 1–7/)).toContainText(/761\.78.*773\.41.*11\.63/);
    await expect(row(pages, /APR/)).toContainText(/4\.1740%.*4\.\d+%/);
    await rate.focus();
    await page.keyboard.press('Control+a');
    await type('3.875');
    await page.keyboard.press('Tab');
    await expect(panel).not.toContainText('Was 3.8750%');
  });

  await test.step('Escape asks before it discards more than one', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Discard 2 changes?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toContainText('Was 180,000.00');
  });

  await test.step('another payer of a fee, and all of it applied', async () => {
    await panel.getByLabel('Payer of').focus();
    await type('Pest');
    await page.keyboard.press('Tab');
    const payer = panel.getByLabel('Paid by');
    await expect(payer).toBeFocused();
    await type('Several');
    await page.keyboard.press('Tab');
    await expect(panel.getByLabel('Borrower at closing')).toBeFocused();
    await page.keyboard.press('Control+a');
    await type('20.50');
    await page.keyboard.press('Tab');
    await panel.getByLabel('Seller at closing').focus();
    await type('100');
    await page.keyboard.press('Tab');
    await expect(panel).toContainText('Was 120.50');
    await expect(row('Amounts that follow', /Pest inspection.*seller/i)).toContainText('100.00');
    // Letters that come too far apart on a busy machine begin the word anew.
    await expect(async () => {
      await payer.focus();
      await type('Seller');
      await page.keyboard.press('Tab');
      await expect(payer).toContainText('Seller at closing', { timeout: 2000 });
    }).toPass();
    await expect(row('Amounts that follow', /Pest inspection/)).toHaveCount(2);
    await panel.getByLabel('Reason').focus();
    await type('Agreed after the inspection');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Applied to the file');
    await expect(totals).toContainText('12,467.19');
    await expect(totals).toContainText('In balance');
    expect(await stored()).toBe('2013-04-22');
  });

  await test.step('what changed tells the reason with what was applied', async () => {
    await totals.getByRole('button', { name: /Cash to close/ }).focus();
    await page.keyboard.press('Shift+F1');
    const dialog = page.getByRole('dialog', { name: 'What changed' });
    const table = dialog.getByRole('table', { name: 'What changed: Cash to close' });
    await expect(table.getByRole('row', { name: /Sale price/ })).toContainText('Reason: Agreed after the inspection');
    await expect(table.getByRole('row', { name: /Pest inspection/i })).toContainText('Reason: Agreed');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('who may not change the file tries, and is told why nothing is applied', async () => {
    const examiner = await visit({ as: 'title-examiner', path: `/order/${id}/settlement/fees`, tenant });
    await expect(examiner.page.getByRole('region', { name: 'Totals' })).toContainText('12,467.19');
    await examiner.page.keyboard.press('Alt+Shift+W');
    const tried = examiner.page.getByRole('group', { name: 'What if' });
    await expect(tried.getByLabel('Closing', { exact: true })).toBeFocused();
    await examiner.page.keyboard.press('Control+a');
    await examiner.page.keyboard.type('04292013', { delay: 33 });
    await examiner.page.keyboard.press('Tab');
    await expect(tried.getByRole('table', { name: 'Days that move' })).toContainText('04/29/2013');
    await expect(tried.getByRole('button', { name: /Apply to file/ })).toBeDisabled();
    await expect(tried).toContainText('Somebody else has this file open.');
  });
});
