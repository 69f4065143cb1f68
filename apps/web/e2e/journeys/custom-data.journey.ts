import { expect, expectAccessible, test } from '../fixtures.ts';
import { CustomDataSetupPage } from '../page-models/custom-data-setup-page.ts';
import { CustomPage } from '../page-models/custom-page.ts';

// Definitions belong to everybody, so who changes them has a tenant of their own.

// holds core 1.8
test('a field that an administrator defines is on the file, is filled, saved, audited and there again', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const admin = await visit({ as: 'administrator', path: '/configuration/custom-data', tenant });
  const setup = new CustomDataSetupPage(admin.page);
  await setup.isShown();

  await test.step('a tab, and fields on it', async () => {
    await setup.addTab('Wells', { onFileMain: true });
    await setup.addField({ label: 'Well permit', type: 'Text', required: true, longest: '12' });
    await setup.addField({ label: 'Permit state', type: 'Pick List' });
    await setup.addField({ label: 'Permit district', type: 'Child Pick List', dependsOn: 'Permit state' });
    await setup.addField({ label: 'Depth', type: 'Decimal' });
    await setup.addField({ label: 'Sealing bond', type: 'Money' });
    await expectAccessible(admin.page);
  });

  await test.step('their choices, those of the child under the parent', async () => {
    await setup.openValues('Permit state');
    await setup.addValues(['Texas', 'Utah']);
    await setup.save();
    await setup.openValues('Permit district');
    await setup.addValues(['Bell', 'Travis']);
    await setup.addValues(['Comal']);
    await setup.dragAbove(setup.values, 'Comal', 'Travis');
    await setup.hasOrder(setup.values, ['Bell', 'Comal', 'Travis']);
    await setup.choose('Offered when Permit state is', 'Utah');
    await setup.addValues(['Cache']);
    await expectAccessible(admin.page);
    await setup.save();
    await expect(setup.row(setup.fields, 'Permit district')).toContainText('4 values');
  });

  await test.step('an order by keys and by hand, which the preview and the next visit have too', async () => {
    // The list stands in its new order before that is stored, and the reload below reads what is stored.
    const stored = () =>
      admin.page.waitForResponse((response) => response.url().endsWith('/definitions/order') && response.ok());
    const byKey = stored();
    await setup.goTo(setup.fields, 'Sealing bond');
    await admin.page.keyboard.press('Alt+ArrowUp');
    await setup.hasOrder(setup.fields, ['Well permit', 'Permit state', 'Permit district', 'Sealing bond', 'Depth']);
    await byKey;
    const byHand = stored();
    await setup.dragAbove(setup.fields, 'Depth', 'Permit state Pick List');
    const order = ['Well permit', 'Depth', 'Permit state', 'Permit district', 'Sealing bond'];
    await setup.hasOrder(setup.fields, order);
    await expect(setup.preview.locator('[data-slot=field-label]')).toHaveText(order.map((label) => new RegExp(label)));
    await byHand;
    await admin.page.reload();
    await setup.goTo(setup.tabs, 'Wells');
    await setup.hasOrder(setup.fields, order);
  });

  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('26-700003');
  const { page, frame, fileMain } = await visit({ as: 'closer', path: `/order/${id}/oe`, tenant });
  const custom = new CustomPage(page);
  await frame.menuEntry('Custom Page').click();
  await custom.isShown();
  await custom.tab('Wells').click();

  await test.step('bad input keeps the user on the page and says what is wrong', async () => {
    await custom.field('Depth').fill('12.345');
    await custom.field('Sealing bond').fill('1,250.5');
    await frame.menuEntry('Properties').click();
    await expect(frame.band).toHaveText(/Please correct the highlighted errors on screen to continue\./);
    await expect(custom.field('Well permit')).toHaveAccessibleDescription(/Field is Required/);
    await expect(custom.field('Well permit')).toBeFocused();
    await expect(custom.field('Depth')).toHaveAttribute('aria-invalid', 'true');
    await custom.isShown();
    await expectAccessible(page);
  });

  await test.step('a child list offers what belongs to its parent, and is emptied with it', async () => {
    await custom.pick('Permit state', 'Texas');
    await custom.offers('Permit district', ['Bell', 'Comal', 'Travis']);
    await custom.pick('Permit district', 'Travis');
    await custom.pick('Permit state', 'Utah');
    await expect(custom.field('Permit district')).not.toHaveText('Travis');
    await custom.pick('Permit district', 'Cache');
  });

  // holds core 5.9
  await test.step('saved with Ctrl+S: the changed values and nothing else, and the activity tells of them', async () => {
    await custom.field('Well permit').fill('TX-0042');
    await custom.field('Depth').fill('12.34');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await custom.saveByKey();
    const { values } = (await sent).postDataJSON() as { values: Record<string, unknown>[] };
    expect(
      values.map(({ stringValue, decimalValue, moneyValue }) => stringValue ?? decimalValue ?? moneyValue),
    ).toEqual(['TX-0042', '12.34', 'Utah', 'Cache', 125_050]);
    const tables = (await user.audit(id)).map(({ table }) => table);
    expect(tables.filter((table) => table === 'custom_data_values')).toHaveLength(5);
  });

  await test.step('there again after a reload, and on File Main, which saves them with the file', async () => {
    await page.reload();
    await custom.tab('Wells').click();
    await expect(custom.field('Well permit')).toHaveValue('TX-0042');
    await expect(custom.field('Sealing bond')).toHaveValue('1,250.50');
    await expect(custom.field('Permit district')).toHaveText('Cache');
    await frame.menuEntry('Main').click();
    await fileMain.isEditable();
    await expect(fileMain.field('Well permit', 'Wells')).toHaveValue('TX-0042');
    await fileMain.typeByKey('Well permit', 'TX-0043');
    await fileMain.isDirty();
    await frame.menuEntry('Custom Page').click();
    await custom.tab('Wells').click();
    await expect(custom.field('Well permit')).toHaveValue('TX-0043');
  });
});

test('custom fields of a locked file read', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700024');
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/oe/custom` });
  const custom = new CustomPage(page);
  await custom.isShown();
  await expect(frame.band).toHaveText(/This file is locked\./);
  await expect(custom.field('Courier Number')).toHaveAttribute('readonly', '');
  await expect(custom.save).toHaveCount(0);
  await expect(custom.saveState).toHaveText('Read only');
  await expectAccessible(page);
});

test('a change that orphans stored values asks with their number, and harms nothing until it is meant', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const user = await apiUser('administrator', { tenant });
  const id = await user.orderID('12-3456');
  const { page, frame } = await visit({ as: 'administrator', path: '/configuration/custom-data', tenant });
  const setup = new CustomDataSetupPage(page);
  await setup.isShown();
  await setup.goTo(setup.tabs, 'Post-closing');

  await test.step('a choice that a file has taken', async () => {
    await setup.openValues('Courier');
    await setup.dialog.getByRole('row', { name: /FedEx/ }).click();
    await page.keyboard.press('Delete');
    await setup.question.getByRole('button', { name: 'Delete' }).click();
    await expect(setup.dialog.getByRole('row')).toHaveCount(2);
    await setup.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(setup.question).toContainText(/Files have 2 stored values/);
    await expectAccessible(page);
    await setup.question.getByRole('button', { name: 'Cancel' }).click();
    await expect(setup.question).toHaveCount(0);
    await setup.dialog.getByRole('button', { name: 'Cancel' }).click();
    await setup.question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(setup.row(setup.fields, 'Courier').first()).toContainText('3 values');
  });

  await test.step('a script in a label, and lists in a circle', async () => {
    await page.getByRole('button', { name: 'Add field' }).click();
    await setup.describeField({ label: '<script>alert(1)</script>', type: 'Text' });
    await setup.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(setup.box('Label')).toHaveAccessibleDescription(/A script element is not allowed here\./);
    await page.keyboard.press('Escape');
    await setup.question.getByRole('button', { name: 'Discard changes' }).click();
    await setup.goTo(setup.fields, 'Courier Pick List');
    await page
      .getByRole('button', { name: /^Settings of/ })
      .first()
      .click();
    await setup.choose('Type', 'Child Pick List');
    await setup.choose('Depends on', 'Courier Service');
    await setup.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(setup.box('Depends on')).toHaveAccessibleDescription(/depend on each other in a circle/);
    await page.keyboard.press('Escape');
    await setup.question.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('a field that is deleted is deleted with what files have in it, once that is meant', async () => {
    await setup.goTo(setup.fields, 'Courier Number');
    await page.keyboard.press('Delete');
    await expect(setup.question).toContainText('Files have 1 stored value in it, which are removed too.');
    await setup.question.getByRole('button', { name: 'Delete field' }).click();
    await expect(setup.row(setup.fields, 'Courier Number')).toHaveCount(0);
    await page.goto(`/order/${id}/oe/custom`);
    const custom = new CustomPage(page);
    await custom.isShown();
    await expect(custom.field('Courier Fee')).toHaveValue('28.50');
    await expect(custom.field('Courier Number')).toHaveCount(0);
    await expect(frame.toasts).toHaveCount(0);
  });
});

test('values that cannot be loaded are told in a toast and at their place, and come with Try again', async ({
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer')).orderID('26-700012');
  let isFailing = true;
  const { page, frame } = await visit({
    as: 'closer',
    path: `/order/${id}/oe/custom`,
    before: (context) =>
      context.route(/\/api\/orders\/\d+\/custom-data\?/, (route) =>
        isFailing
          ? route.fulfill({
              status: 403,
              json: { isSuccessful: false, errorCode: 'FORBIDDEN', errorMessage: 'Not allowed.', result: null },
            })
          : route.continue(),
      ),
  });
  const custom = new CustomPage(page);
  await custom.isShown();
  await expect(frame.toasts).toContainText('Error Loading Custom Data Values.');
  await expect(page.getByRole('alert').filter({ hasText: 'These fields could not be loaded' })).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(custom.field('Courier Fee')).toBeVisible();
});
