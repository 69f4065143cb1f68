import { rateFormat } from '@closewright/contract/rate-versions';
import type { Settlement } from '@closewright/contract/settlement';
import { rateManuals } from '@closewright/domain/premium';
import { scheduleColumns, taxColumns } from '@closewright/domain/rate-versions';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Schedules belong to everybody, so the journey has a tenant of its own.
test('schedules of recording fees and tax tables are imported, tried, deleted and published; a file takes them, keeps them, and is refreshed', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const { propertyState, closingDate } = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
  const { page } = await visit({ as: 'administrator', path: '/configuration/rate-versions', tenant });
  const versions = new SettingListPage(page, 'Rates and fee schedules');
  const list = 'Rates and fee schedules';
  const csv = (fee: string) =>
    [
      Object.values(scheduleColumns).join(','),
      `any-recorder,Any County recorder,${propertyState},,Fee list,Deed,,${fee},1,4.00,5,0.25,Archive 10.00`,
    ].join('\n');
  const bring = async (text: string) => {
    // The dialog before it is gone: one that fades would take the file.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await versions.button('Import').click();
    await versions.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'fees.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const store = async (fee: string, name: string) => {
    await bring(csv(fee));
    await expect(versions.dialog.getByText(/^Any County recorder \(any-recorder\)/)).toBeVisible();
    await versions.dialog.getByRole('button', { name: /^Import/ }).click();
    await expect(page.getByRole('dialog', { name: new RegExp(`^${name}`) })).toBeVisible();
  };
  const publish = async (name: string) => {
    await versions.field('In force from').fill('01/01/2013');
    await page.keyboard.press('Tab');
    await versions.dialog.getByRole('button', { name: /^Publish/ }).click();
    await expect(versions.row(name, list)).toContainText('Published');
  };
  expect(closingDate).toMatch(/^2013-/);
  await versions.isShown();

  await test.step('a mistake is told at its row, and nothing is stored', async () => {
    await bring(csv('x'));
    await expect(versions.dialog.getByRole('row', { name: /^2 Fee/ })).toBeVisible();
    await expect(versions.dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a good one is a draft, tells what it takes, and is published from a day on', async () => {
    await store('25.00', 'any-recorder#1');
    const example = versions.dialog.getByRole('row', { name: /^Deed 1 2/ });
    await expect(example).toContainText('35.00');
    await expectAccessible(page);
    await publish('any-recorder#1');
  });

  await test.step('a draft is deleted by keyboard, once asked; its number is not given out again', async () => {
    await store('99.00', 'any-recorder#2');
    const draft = page.getByRole('dialog', { name: /^any-recorder#2/ });
    await draft.getByRole('button', { name: 'Delete', exact: true }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete the draft any-recorder#2?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await draft.getByRole('button', { name: 'Delete', exact: true }).focus();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete draft' }).focus();
    await page.keyboard.press('Enter');
    await expect(versions.row('any-recorder#1', list)).toBeVisible();
    await expect(versions.row('any-recorder#2', list)).toHaveCount(0);
  });

  const closer = await visit({ as: 'closer', path: `/order/${id}/settlement/recording-fees-and-taxes`, tenant });
  const documents = new RowsPage(closer.page, 'Recording and Taxes', 'Recording documents');
  const figures = closer.page.getByRole('complementary');
  const amount = figures.locator('dl > div').filter({ hasText: /^Amount/ });

  await test.step('a document takes its fee, which says why', async () => {
    await documents.isEditable();
    await documents.button('Add recording document').click();
    await documents.field('Document').fill('Quitclaim deed');
    await documents.field('Recorded as').focus();
    await closer.page.keyboard.type('Deed', { delay: 30 });
    await closer.page.keyboard.press('Enter');
    await documents.field('Pages').fill('3');
    await documents.field('Names').fill('2');
    await documents.field('Part of the borrower').fill('0');
    await closer.page.keyboard.press('Tab');
    await figures.getByRole('button', { name: 'Take the fee of Any County recorder' }).click();
    await expect(amount).toContainText('43.00');
    await expect(figures.getByText('By any-recorder#1', { exact: true })).toBeVisible();
    await documents.saveByKey();
    await expectAccessible(closer.page);
  });

  await test.step('a dearer version tells what it changes on the file', async () => {
    await store('27.00', 'any-recorder#3');
    await expect(versions.dialog.getByRole('row', { name: /^Deed 1 2/ })).toContainText('2.00');
    await expect(versions.dialog.getByRole('row', { name: /^12-3456 Quitclaim deed/ })).toContainText('45.00');
    await publish('any-recorder#3');
  });

  await test.step('the file keeps what it has until it is refreshed', async () => {
    await closer.page.reload();
    await documents.row('Quitclaim deed').click();
    await expect(amount).toContainText('43.00');
    await figures.getByRole('button', { name: 'Refresh to any-recorder#3' }).click();
    await expect(amount).toContainText('45.00');
    await documents.saveByKey();
    await expect(figures.getByText('By any-recorder#3', { exact: true })).toBeVisible();
  });

  const taxes = new RowsPage(closer.page, 'Recording and Taxes', 'Transfer taxes');
  const taxTable = (each: string) =>
    [
      Object.values(taxColumns).join(','),
      `any-taxes,Any State taxes,${propertyState},,Act 1,Deed stamps,The clerk,State,Tiers,Sale price,,,,,,Each part: over 0 ${each} per 500,0`,
    ].join('\n');

  await test.step('a tax table is imported and tried on example purchases', async () => {
    await bring(taxTable('1.00'));
    await versions.dialog.getByRole('button', { name: /^Import/ }).click();
    await expect(versions.dialog.getByRole('row', { name: /^Deed stamps, \$250,000/ })).toContainText('500.00');
    await expectAccessible(page);
    await publish('any-taxes#1');
  });

  await test.step('a tax of a table that has none for the place is told, and replaced by one that is in force', async () => {
    await user.changeStatement(id, {
      transferTaxes: [{ transferTaxID: -1, label: 'Old stamps', rateVersion: 'old-taxes#1', borrowerPart: '0' }],
    });
    await closer.page.reload();
    await closer.page.getByRole('radio', { name: 'Taxes' }).click();
    await taxes.row('Old stamps').click();
    await expect(figures.getByText('By old-taxes#1, which has no tax for this place')).toBeVisible();
    await expect(taxes.button('Add those in force')).toBeDisabled();
    await figures.getByRole('button', { name: 'Replace by Deed stamps (any-taxes#1)' }).focus();
    await closer.page.keyboard.press('Enter');
    await expect(taxes.row('Deed stamps')).toContainText('360.00');
    // The button is gone, the keys go on beside where it was.
    await expect(figures.locator(':focus')).toHaveCount(1);
    await closer.page.keyboard.press('Control+z');
    await expect(taxes.row('Old stamps')).toBeVisible();
    await closer.page.keyboard.press('Control+y');
    await expect(taxes.row('Deed stamps')).toContainText('360.00');
    await taxes.button('Delete transfer tax').click();
    await taxes.confirm('Delete transfer tax');
    await expect(taxes.row('Deed stamps')).toHaveCount(0);
  });

  await test.step('its taxes are added to the file by one button, and refreshed when a dearer table is in force', async () => {
    await closer.page.reload();
    await closer.page.getByRole('radio', { name: 'Taxes' }).click();
    await taxes.button('Add those in force').click();
    await expect(taxes.row('Deed stamps')).toContainText('360.00');
    await taxes.row('Deed stamps').click();
    await expect(figures.getByText('By any-taxes#1', { exact: true })).toBeVisible();
    await expect(taxes.button('Add those in force')).toBeDisabled();
    await taxes.field('Tax').fill('Stamps by another name');
    await closer.page.keyboard.press('Tab');
    await expect(figures.getByText('By any-taxes#1, which has no tax of this name')).toBeVisible();
    await expect(taxes.button('Add those in force')).toBeDisabled();
    await figures.getByRole('button', { name: 'Replace by Deed stamps (any-taxes#1)' }).click();
    await taxes.saveByKey();
    await expectAccessible(closer.page);
    await bring(taxTable('2.00'));
    await versions.dialog.getByRole('button', { name: /^Import/ }).click();
    await expect(versions.dialog.getByRole('row', { name: /^12-3456 Deed stamps/ })).toContainText('720.00');
    await publish('any-taxes#2');
    await closer.page.reload();
    await closer.page.getByRole('radio', { name: 'Taxes' }).click();
    await taxes.row('Deed stamps').click();
    await figures.getByRole('button', { name: 'Refresh to any-taxes#2' }).click();
    await expect(taxes.row('Deed stamps')).toContainText('720.00');
    await taxes.saveByKey();
  });

  await test.step('a manual is not published from a day before its own first one', async () => {
    const [manual] = rateManuals;
    const place = { state: manual?.state, county: null, source: { text: 'Filing' } };
    const file = { format: rateFormat, kind: 'rate-manual', code: 'any-manual', label: 'Filed rates', ...place };
    await bring(JSON.stringify({ ...file, manual: { ...manual, id: 'any-manual' } }));
    await versions.dialog.getByRole('button', { name: /^Import/ }).click();
    const day = versions.field('In force from');
    await expect(versions.dialog.getByRole('table').first()).toBeVisible();
    await day.fill('01/01/1990');
    await page.keyboard.press('Tab');
    await expect(day).toHaveAccessibleDescription(/^The manual begins on /);
    await expect(versions.dialog.getByRole('button', { name: /^Publish/ })).toBeDisabled();
  });
});
