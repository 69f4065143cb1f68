import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Lists belong to everybody, so the journey has a tenant of its own.

// holds blocks 5.24
test('an item that an administrator adds is offered on files, and no more once it is inactive', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const admin = await visit({ as: 'administrator', path: '/configuration/lookups?find=underwriters', tenant });
  const lists = new SettingListPage(admin.page, 'Lookup lists');
  const list = 'Underwriters';
  await lists.isShown();

  await test.step('a name that is missing or taken is refused at its field', async () => {
    await lists.button('Add item').click();
    await lists.save();
    await expect(lists.dialog).toContainText('Name is required');
    await lists.field('Name').fill('delta national title');
    await lists.save();
    await expect(lists.dialog).toContainText('Another item of this list has this name');
    await expectAccessible(admin.page);
  });

  await test.step('it is added at the end, and moved up by keys', async () => {
    await lists.field('Name').fill('Omega Title Guaranty');
    await lists.save();
    await expect(lists.rows(list)).toHaveCount(4);
    await expect(lists.rows(list).last()).toContainText('Omega Title Guaranty');
    await lists.button('Move item up').focus();
    await admin.page.keyboard.press('Enter');
    await expect(lists.rows(list).nth(2)).toContainText('Omega Title Guaranty');
    await expectAccessible(admin.page);
  });

  await test.step('the item that stands for nothing is shown and can not be opened', async () => {
    await admin.page.getByRole('button', { name: 'Roles', exact: true }).click();
    const none = lists.row('[None]', 'Roles');
    await expect(none).toContainText('Fixed');
    await none.dblclick();
    await expect(admin.page.getByRole('dialog')).toHaveCount(0);
    await admin.page.getByRole('button', { name: list, exact: true }).click();
  });

  const user = await apiUser('closer', { tenant });
  const [used, other] = [await user.orderID('26-700003'), await user.orderID('12-3456')];
  const { page, fileMain } = await visit({ as: 'closer', path: `/order/${used}/oe`, tenant });

  await test.step('a file is given it', async () => {
    await fileMain.isEditable();
    await fileMain.pick('Underwriter', 'Omega Title Guaranty');
    await fileMain.save.click();
    await fileMain.isClean();
  });

  await test.step('it becomes inactive after the question that names the file', async () => {
    await lists.row('Omega', list).dblclick();
    await lists.dialog.getByText('Inactive', { exact: true }).click();
    await lists.save();
    await expect(lists.dialog).toContainText('1 file uses it: 26-700003.');
    await expectAccessible(admin.page);
    await lists.dialog.getByRole('button', { name: 'Make inactive' }).click();
    await expect(lists.row('Omega', list)).toContainText('Inactive');
  });

  await test.step('the file keeps it; other files are not offered it', async () => {
    await page.goto(`/order/${other}/oe`);
    await fileMain.isEditable();
    await fileMain.field('Underwriter').click();
    await expect(page.getByRole('option', { name: 'Delta National Title' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Omega Title Guaranty' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goto(`/order/${used}/oe`);
    await fileMain.isShown();
    await expect(fileMain.field('Underwriter')).toContainText('Omega Title Guaranty');
  });
});
