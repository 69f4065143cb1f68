import type { Settlement } from '@closewright/contract/settlement';
import { lenderDefaultList } from '@closewright/domain/statement-presets';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Templates belong to everybody, so the journey has a tenant of its own.
test('the fees of one file become a template, another file takes them, and its lender’s defaults', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const user = await apiUser('administrator', { tenant });
  const from = await user.orderID('12-3456');
  const to = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'administrator', path: `/order/${from}/settlement/fees`, tenant });
  const fees = new RowsPage(page, 'Fees');
  const dialog = page.getByRole('dialog');
  const chooseTemplate = async () => {
    await dialog.getByLabel('Template').first().focus();
    await page.keyboard.type('residential', { delay: 30 });
    await page.keyboard.press('Enter');
  };
  await fees.isEditable();

  await test.step('lines are kept as a template, with whom they pay', async () => {
    await fees.button('Keep as template…').focus();
    await page.keyboard.press('Enter');
    await chooseTemplate();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      /Residential: \d+ lines added, 0 changed/,
    );
    await page.goto('/configuration/settlement-templates?find=appraisal');
    const list = new SettingListPage(page, 'Settlement templates');
    await expect(list.row('Appraisal fee')).toContainText('NamedJohn Smith Appraisers');
    await expectAccessible(page);
  });

  await test.step('another file takes them but one, and gives them back as one step', async () => {
    await page.goto(`/order/${to}/settlement/fees`);
    await fees.isEditable();
    await fees.button('From a template…').focus();
    await page.keyboard.press('Enter');
    await chooseTemplate();
    await dialog.getByLabel('Add Application fee').focus();
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    const grid = page.getByRole('treegrid', { name: 'Fees', exact: true });
    await expect(grid.getByRole('row').filter({ hasText: 'Underwriting fee' })).toContainText('1,097.00');
    await expect(grid.getByRole('row').filter({ hasText: 'Application fee' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(grid.getByRole('row').filter({ hasText: 'Underwriting fee' })).toHaveCount(0);
  });

  await test.step('what the lender’s statements say fills what is open, and what is said stays and is named', async () => {
    const statement = `/api/orders/${from}/settlements/0`;
    const { version, loanID, loans } = await user.get<Settlement>(statement);
    const lenderName = loans.find((loan) => loan.loanID === loanID)?.lenderName ?? '';
    const row = { ...lenderDefaultList.begin, lenderName, assumption: 'Allowed', lateDays: 10, cushionMonths: 0 };
    expect((await user.ask('POST', '/api/configuration/lender-defaults', row)).status).toBe(200);
    const changes = { statement: { assumption: null } };
    expect((await user.ask('PATCH', statement.replace(/0$/, String(loanID)), { version, changes })).status).toBe(200);
    await page.goto(`/order/${from}/settlement/loan-disclosure-section`);
    const disclosures = new RowsPage(page, 'Loan Disclosures');
    await disclosures.isEditable();
    await expect(page.getByText(/Said otherwise here: More days late than/)).toBeVisible();
    await disclosures.button(`Take the defaults of ${lenderName}`).focus();
    await page.keyboard.press('Enter');
    await expect(disclosures.field('Assumption')).toContainText('Allowed');
    await expectAccessible(page);
  });
});
