import type { Settlement } from '@closewright/contract/settlement';
import { SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { cellOf, RowsPage } from '../page-models/rows-page.ts';

// holds blocks 4.24
test('the premiums of a Texas purchase, by keyboard: rated, endorsed, explained, split, in the totals, read by a closer', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
  const { ordersID: id } = (await user.ask<{ ordersID: number }>('POST', '/api/orders', newFile)).body?.result ?? {};
  if (id === undefined) throw new Error('The file was not made');
  const { version } = (await user.order(id)).order;
  const facts = {
    order: { salePrice: 300_000_00, earnestMoney: 0, closingDate: '2026-11-20' },
    loans: [{ loanID: -1, lenderName: 'Ficus Bank', amount: 240_000_00 }],
    contacts: [{ rolesID: -1, roleTypeID: RoleType.Seller, firstName: 'Steve', lastName: 'Cole' }],
  };
  const made = await user.ask('PATCH', `/api/orders/${id}`, { version, changes: facts });
  expect(made.text).toContain('"isSuccessful":true');

  const path = `/order/${id}/settlement/premiums`;
  const { page, fileMain } = await visit({ as: 'escrow-officer', path });
  const rates = new RowsPage(page, 'Premium Rates', 'Rate orders');
  const figures = page.getByRole('complementary', { name: 'Premium figures' });
  const premiums = page.getByRole('table', { name: 'Premiums' });
  const premium = (name: string) => premiums.getByRole('row').filter({ hasText: name });
  const figure = (term: string) => figures.locator('dl > div').filter({ hasText: new RegExp(`^${term}`) });
  const total = figure('Premium');
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  const choose = async (label: string, text: string) => {
    await rates.field(label).focus();
    await type(text);
    await page.keyboard.press('Enter');
  };
  const lead = async (words: RegExp) => {
    await figures.getByRole('button', { name: words }).focus();
    await page.keyboard.press('Enter');
  };
  await rates.isEditable();

  await test.step('what is missing leads from field to field, and the price and the loan are those of the file', async () => {
    await rates.button('Add rate order').focus();
    await page.keyboard.press('Enter');
    await expect(rates.field('State')).toBeFocused();
    await choose('State', 'TX');
    await lead(/Which policies/);
    await type('Owner and loan, t');
    await page.keyboard.press('Enter');
    await lead(/part of the owner’s policy/);
    await type('0');
    await lead(/part of the loan policy/);
    await type('100');
    await lead(/section B or C/);
    await type('C');
    await page.keyboard.press('Enter');
    await expect(premium('Owner’s policy')).toContainText(/300,000\.00.*1,768\.00.*396\.00/);
    await expect(premium('Loan policy')).toContainText(/240,000\.00.*100\.00.*1,472\.00/);
  });

  await test.step('premiums that the rule of a state has and an order does not ask for are named', async () => {
    const named = figures.getByText(/^Not reckoned here: New home discount; /);
    await expect(named).toHaveCount(0);
    await rates.field('State').fill('FL');
    await expect(named).toContainText('Substitution loan');
    await rates.field('State').fill('TX');
    await expect(named).toHaveCount(0);
  });

  await test.step('endorsements are found by what is typed, and each knows its policy', async () => {
    await rates.field('Find endorsement').focus();
    for (const [text, price] of [
      ['T-19 Res', '73.60'],
      ['T-19.1 Res', '176.80'],
    ] as const) {
      await type(text);
      await page.keyboard.press('Enter');
      await expect(premium(price)).toHaveCount(1);
    }
    await expect(total).toContainText('2,118.40');
    await expect(rates.row('TX, Owner and loan')).toContainText('2,118.40');
    await rates.saveByKey();
  });

  await test.step('F1 tells the rule, the band and the rounding, and leads back to what was typed', async () => {
    await premium('T-19.1').getByRole('button', { name: '176.80' }).first().focus();
    await page.keyboard.press('Enter');
    const why = page.getByRole('treegrid', { name: /T-19\.1/ });
    await expect(why).toContainText('R-29.1');
    await page.getByRole('button', { name: 'Expand all' }).focus();
    await page.keyboard.press('Enter');
    await expect(why).toContainText('Band begins over');
    await why.getByText('Liability', { exact: true }).first().click();
    // What is insured is the price of the file: it is typed there.
    await fileMain.isEditable();
    await expect(fileMain.field('Sale price')).toBeFocused();
    await page.goBack();
  });

  await test.step('the order is kept with the rates of its day', async () => {
    await figures.getByRole('button', { name: 'Stay with texas-2026' }).press('Enter');
    await expect(figures.getByText('Texas promulgated rates, by texas-2026', { exact: true })).toBeVisible();
    await expect(figures.getByRole('button', { name: 'Stay with texas-2026' })).toHaveCount(0);
  });

  await test.step('an amount that differs is said, and who gets a part of the premium takes it from the agent', async () => {
    await rates.field('Owner’s liability').fill('250,000');
    await page.keyboard.press('Tab');
    await expect(figures.getByRole('list', { name: 'Alerts' })).toContainText('the sale price is 300,000.00');
    await page.keyboard.press('Control+z');
    await expect(figures.getByRole('list', { name: 'Alerts' })).toHaveCount(0);
    // Undo gives the focus back to its field, a moment later.
    await rates.button('Add outside party').press('Enter');
    await expect(cellOf(page.getByRole('grid', { name: 'Outside parties' }), 0)).toBeFocused();
    await type('Alpha Attorney');
    await page.keyboard.press('Tab');
    await type('100');
    await page.keyboard.press('Enter');
    // 85 % of 2,118.40 less 100.00.
    await expect(figure('Kept by the agent')).toContainText('1,700.64');
    await rates.saveByKey();
    await expectAccessible(page);
  });

  await test.step('what their presentation moves between the sides leads back to them', async () => {
    await page.goto(`/order/${id}/settlement/debitcredits-section`);
    const moved = page.getByRole('row').filter({ hasText: 'Title premium adjustment' });
    await expect(moved).toContainText('1,372.00');
    await moved.getByRole('button', { name: 'Premiums' }).click();
    await expect(rates.row('TX, Owner and loan')).toBeVisible();
  });

  await test.step('the totals have them, and a typed fee of their kind takes their place with a word', async () => {
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect(totals.getByRole('button', { name: /Loan costs/ })).toContainText('1,545.60');
    await expect(totals.getByRole('button', { name: /Cash to close/ })).toContainText('60,173.60');
    await expect(totals.getByRole('button', { name: /In balance/ })).toBeVisible();
    const { loanID, version: stored } = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
    const fee = { label: 'Lender’s title insurance', section: 'B', bucket: 'Zero', borrowerAtClosing: 90_00 };
    await user.ask('PATCH', `/api/orders/${id}/settlements/${loanID}`, {
      version: stored,
      changes: { fees: [{ feeID: -1, kind: 'Lender’s title insurance', ...fee }] },
    });
    await page.reload();
    await expect(figures.getByRole('list', { name: 'Alerts' })).toContainText('typed among the fees, which counts');
    await expect(totals.getByRole('button', { name: /Loan costs/ })).toContainText('163.60');
  });

  await test.step('a HUD-1 has the limits of the policies on its lines, and the typed fee is marked there', async () => {
    await user.change(id, { settlementStatementType: SettlementStatementType.HUD2010 });
    await page.goto(`/order/${id}/settlement/title-section`);
    const titles = page.getByRole('treegrid', { name: 'Title Charges' });
    const line = (name: RegExp) => titles.getByRole('row', { name });
    await expect(line(/Lender’s title policy limit/)).toContainText(/1105.*240,000\.00/);
    await expect(line(/Owner’s title policy limit/)).toContainText(/1106.*300,000\.00/);
    await expect(line(/Agent’s portion/)).toHaveCount(0);
    await expect(titles.getByRole('img', { name: /in place of 100\.00 of Premium Rates/ })).toBeVisible();
    await page.goto(path);
  });

  await test.step('a closer reads it and changes nothing; an order that is taken away leaves no premium', async () => {
    const reader = await visit({ as: 'closer', path });
    const read = new RowsPage(reader.page, 'Premium Rates', 'Rate orders');
    await expect(read.row('TX, Owner and loan')).toContainText('2,118.40');
    await expect(read.field('State')).not.toBeEditable();
    await expect(read.button('Add rate order')).toHaveCount(0);
    await rates.button('Delete rate order').click();
    await rates.confirm('Delete rate order');
    await expect(page.getByText('No rate order yet')).toBeVisible();
    await expectAccessible(page);
  });
});
