import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Views are kept with the account, so the journey has a tenant of its own.

test('a view of a list is saved under a name, is there after a reload, and goes when it is deleted', async ({
  visit,
  ownTenant: tenant,
}) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/users', tenant });
  const users = new SettingListPage(page, 'Users');
  await users.isShown();
  const head = users.grid().getByRole('columnheader').first();

  await test.step('saved as it stands', async () => {
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await users.button('View: Standard view, changed').click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Save as…' }).click();
    await users.field('Name of the view').fill('By name');
    // Not the answer to the sort before, which is kept with the account as well.
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/session/settings') &&
        response.request().postData()?.includes('By name') === true &&
        response.ok(),
    );
    await users.save();
    await expect(users.button('View: By name')).toBeFocused();
    await saved;
  });

  await test.step('found again, changed, and put back', async () => {
    await page.reload();
    await expect(users.button('View: By name')).toBeVisible();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.click();
    await users.button('View: By name, changed').press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Reset to the saved view' }).click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('deleted', async () => {
    await users.button('View: By name').click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await expectAccessible(page);
    await users.dialog.getByRole('button', { name: 'Delete view' }).click();
    await expect(users.button('View: Standard view')).toBeFocused();
    await expect(head).toHaveAttribute('aria-sort', 'none');
  });
});
