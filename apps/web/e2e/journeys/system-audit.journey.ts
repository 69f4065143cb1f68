import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// The audit is everybody's, so the journey has a tenant of its own.

test('the audit log of the company is filtered, read, exported and checked', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const closer = await apiUser('closer', { tenant });
  await closer.change(await closer.orderID('12-3456'), { salePrice: 19_000_000 });
  const { page } = await visit({ as: 'administrator', path: '/configuration/audit-log', tenant });
  const audit = new SettingListPage(page, 'Audit Log');
  const filters = page.getByRole('search', { name: 'Filters of the audit' });
  await audit.isShown();
  await expect(audit.rows().first()).toContainText('Closer');
  await expectAccessible(page);

  await test.step('by table, field and user', async () => {
    await audit.pick('Table', 'Orders', filters);
    await filters.getByLabel('Field').fill('salePrice');
    await audit.pick('Who', 'Closer', filters);
    await expect(audit.rows()).toHaveCount(1);
    await expect(audit.rows()).toContainText('Sale price 180,000.00 → 190,000.00');
    await expect(audit.rows()).toContainText('12-3456');
  });

  await test.step('one entry with its fields before and after', async () => {
    await audit.rows().first().dblclick();
    await expect(audit.dialog.getByRole('row', { name: /Sale price/ })).toContainText('190,000.00');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('what passes the filters is exported, which is in the audit itself', async () => {
    const downloading = page.waitForEvent('download');
    await audit.button('Export CSV').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('No.,When,Who,Did,Table,Record,File,Changes,Request');
    expect(lines[1]).toContain('"Sale price 180,000.00 → 190,000.00"');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(audit.rows().first()).toContainText('Audit exports');
    await expect(audit.rows().first()).toContainText('Administrator');
  });

  await test.step('its chain holds', async () => {
    await audit.button('Check the chain').click();
    await expect(page.locator('[data-slot=page-head]')).toContainText(/\d verified/);
  });

  await test.step('nobody else reads it', async () => {
    const officer = await visit({ as: 'escrow-officer', path: '/configuration/audit-log', tenant });
    await expect(officer.page).toHaveURL(/NotAuthorized/);
  });
});
