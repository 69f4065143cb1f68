import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

test('the audit log of a file is filtered, read, printed and exported', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const closer = await apiUser('closer', { tenant });
  const id = await closer.orderID('12-3456');
  const { defaultLoanID } = (await closer.change(id, { salePrice: 19_000_000 })).order;
  const { page } = await visit({ as: 'administrator', path: `/order/${id}/audit-log`, tenant });
  const audit = new SettingListPage(page, 'Audit Log');
  const filters = page.getByRole('search', { name: 'Filters of the audit log' });
  await audit.isShown();
  await expect(audit.row('190,000.00')).toContainText('Closer');
  await expect(audit.row('190,000.00')).toContainText('Sale price');
  await expectAccessible(page);
  expect(defaultLoanID).not.toBeNull();

  await test.step('by an amount as people write it, by field, by who', async () => {
    await filters.getByLabel('Find').fill('190,000.00');
    await expect(audit.rows()).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await audit.pick('Who', 'Closer', filters);
    await audit.pick('Field', 'File: Sale price', filters);
    await expect(audit.rows()).toHaveCount(1);
    await expect(audit.rows()).toContainText('180,000.00');
  });

  await test.step('one change in full', async () => {
    await audit.rows().first().dblclick();
    await expect(audit.dialog.getByRole('row', { name: /Sale price/ })).toContainText('190,000.00');
    await page.keyboard.press('Escape');
  });

  await test.step('what passes the filters is exported, which stands in the log itself', async () => {
    const downloading = page.waitForEvent('download');
    await audit.button('Export CSV').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('audit-log-12-3456.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe('When,Who,Did,Record,Field,Before,After');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Changed,File,Sale price,"180,000.00","190,000.00"');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(audit.rows().first()).toContainText('Export of the audit');
  });

  await test.step('on paper', async () => {
    await audit.button('Print').click();
    const report = page.getByRole('dialog', { name: 'Audit Log of file 12-3456' });
    await expect(report.getByText('Audit Log of file 12-3456').last()).toBeVisible();
    await expect(report.getByRole('button', { name: 'Close' }).last()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('whoever may not take it out reads it all the same', async () => {
    const other = await visit({ as: 'closer', path: `/order/${id}/audit-log`, tenant });
    const theirs = new SettingListPage(other.page, 'Audit Log');
    await expect(theirs.rows().first()).toBeVisible();
    await expect(theirs.button('Export CSV')).toBeDisabled();
  });
});
