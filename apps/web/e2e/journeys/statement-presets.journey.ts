import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// What an office sets up belongs to everybody, so the journey has a tenant of its own.
test('what an office sets up for its statements is taken where a closer works: prorations of the state', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const user = await apiUser('administrator', { tenant });
  const id = await user.orderWithEmptyStatement('26-700003');
  const state = (await user.order(id)).properties[0]?.state ?? '';
  const { page } = await visit({ as: 'administrator', path: '/configuration/proration-defaults', tenant });
  const defaults = new SettingListPage(page, 'Proration defaults');
  await defaults.isShown();

  await test.step('what every line of a state begins with is added by keyboard, and usual lines come in from a CSV', async () => {
    await defaults.button('Add proration default').focus();
    await page.keyboard.press('Enter');
    await expect(defaults.field('State')).toBeFocused();
    await page.keyboard.type(state.toLowerCase(), { delay: 30 });
    await defaults.field('Days counted').focus();
    await page.keyboard.type('actual/365', { delay: 30 });
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(defaults.row(state)).toContainText('actual/365');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await defaults.button('Import').click();
    const csv = `State,Item,Charged,Paid\n${state},County taxes,Annual,In arrears\n${state},HOA dues,Monthly,In advance\n`;
    await defaults.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'defaults.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(defaults.dialog.getByText('2 proration defaults to add')).toBeVisible();
    await defaults.dialog.getByRole('button', { name: /^Import/ }).click();
    await expect(defaults.row('HOA dues')).toContainText('In advance');
  });

  await test.step('the page of prorations adds the usual lines once, and undoes them as one step', async () => {
    const { page: file } = await visit({ as: 'administrator', path: `/order/${id}/settlement/prorations`, tenant });
    const prorations = new RowsPage(file, 'Prorations');
    await prorations.isEditable();
    const usual = prorations.button('Add the usual ones');
    await expect(usual).not.toHaveAttribute('aria-disabled', 'true');
    await usual.focus();
    await file.keyboard.press('Enter');
    await prorations.hasOrder(['County taxes', 'HOA dues']);
    await expect(usual).toHaveAttribute('aria-disabled', 'true');
    await expect(prorations.field('Days counted')).toContainText('actual/365');
    await expectAccessible(file);
    await file.keyboard.press('Control+z');
    await expect(prorations.row('County taxes')).toHaveCount(0);
    await usual.click();
    await prorations.hasOrder(['County taxes', 'HOA dues']);
  });
});
