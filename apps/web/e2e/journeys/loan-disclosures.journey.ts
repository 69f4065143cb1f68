import type { Settlement } from '@closewright/contract/settlement';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('loan disclosures of form H-25(B), by keyboard: what is missing leads to its field, the page reads as the form, stored', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const statement = `/api/orders/${id}/settlements/0`;
  const { version, loanID } = await user.get<Settlement>(statement);
  const changes = {
    statement: { assumption: null, lateDays: null, lateFeeAs: null, escrowAccount: null, escrowedYear: null },
  };
  const answer = await user.ask('PATCH', statement.replace(/0$/, String(loanID)), { version, changes });
  expect(answer.status).toBe(200);
  const path = `/order/${id}/settlement/loan-disclosure-section`;
  const { page } = await visit({ as: 'closer', path, tenant });
  const disclosures = new RowsPage(page, 'Loan Disclosures');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const taken = (name: string) =>
    part(name)
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Checked', exact: true }) });
  const missing = page.getByRole('region', { name: 'Missing for the page' });
  const table = page.getByRole('table', { name: 'Escrow', exact: true });
  const choose = async (label: string, word: string) => {
    await disclosures.field(label).focus();
    await page.keyboard.type(word, { delay: 30 });
    await page.keyboard.press('Enter');
  };
  await disclosures.isEditable();

  await test.step('what is missing leads to its field, and no box is checked for it', async () => {
    await expect(taken('Assumption')).toHaveCount(0);
    await expect(part('Late Payment')).toContainText('more than ____ days late');
    await missing.getByRole('button', { name: /^After how many days/ }).press('Enter');
    await expect(disclosures.field('More days late than')).toBeFocused();
    await page.keyboard.type('15', { delay: 30 });
    await choose('Late fee as', 'Percentage');
    await choose('Assumption', 'Not allowed');
    await choose('Escrow account', 'Yes');
    await choose('Year 1 counts', 'Twelve payments');
    await expect(missing).toHaveCount(0);
  });

  await test.step('the page reads as the form, with its figures', async () => {
    await expect(taken('Assumption')).toHaveText('will not allow assumption of this loan on the original terms.');
    await expect(part('Late Payment')).toContainText(
      'If your payment is more than 15 days late, your lender will charge a late fee of 5% of the monthly principal and interest payment.',
    );
    await expect(part('Security Interest')).toContainText('456 Somewhere Ave');
    await expect(table.getByRole('row', { name: /^Escrowed/ })).toContainText(
      /2,473\.56.*Homeowner’s insurance, Property taxes/,
    );
    await expect(table.getByRole('row', { name: /^Non-Escrowed/ })).toContainText(/1,800\.00.*HOA dues/);
    await expect(table.getByRole('row', { name: /^Initial/ })).toContainText('412.25');
    await expect(table.getByRole('row', { name: /^Monthly/ })).toContainText('206.13');
    await expectAccessible(page);
    await table.getByRole('button', { name: '2,473.56' }).press('F1');
    await expect(page.getByRole('treegrid', { name: /Escrowed property costs/i })).toContainText(/Payments of year 1/);
  });

  await test.step('stored', async () => {
    await disclosures.field('More days late than').focus();
    await disclosures.saveByKey();
    await page.reload();
    await expect(table.getByRole('button', { name: '2,473.56' })).toBeVisible();
    await expect(disclosures.field('More days late than')).toHaveValue('15');
  });
});
