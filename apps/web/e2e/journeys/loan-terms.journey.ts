import { SettlementStatementType } from '@closewright/domain/orders';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

/** Form H-25(B) of the CFPB. */
const loan = {
  lenderName: 'Ficus Bank',
  amount: 162_000_00,
  rate: '3.875',
  termMonths: 360,
  dayBasis: '360',
  interestTo: '2013-05-01',
  firstPaymentDate: '2013-06-01',
  mortgageInsurance: 82_35,
};

/** A file with that loan; its id. */
async function fileWithLoan(user: ApiUser, settlementStatementType: number): Promise<number> {
  const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType };
  const made = await user.ask<{ ordersID: number }>('POST', '/api/orders', newFile);
  const id = made.body?.result.ordersID ?? 0;
  const { version } = (await user.order(id)).order;
  const order = { closingDate: '2013-04-15', disbursementDate: '2013-04-15', salePrice: 180_000_00, earnestMoney: 0 };
  const changed = await user.ask('PATCH', `/api/orders/${id}`, {
    version,
    changes: { order, loans: [{ loanID: -1, ...loan }] },
  });
  expect(changed.status).toBe(200);
  return id;
}

test('loan terms and prepaid interest of form H-25(B), by keyboard: chosen, explained, charged in section F, stored', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const id = await fileWithLoan(user, SettlementStatementType.CDF);
  const { page, frame } = await visit({ as: 'escrow-officer', path: `/order/${id}/settlement/loanterm-section` });
  const terms = new RowsPage(page, 'Loan Terms');
  const table = page.getByRole('table', { name: 'Loan terms, page 1' });
  const interest = page.getByRole('region', { name: 'Prepaid interest' });
  const totals = page.getByRole('region', { name: 'Totals' });
  const missing = page.getByRole('region', { name: 'Missing for the figures' });
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  const choose = async (label: string, word: string) => {
    await terms.field(label).focus();
    await type(word);
    await page.keyboard.press('Enter');
  };
  await terms.isEditable();

  await test.step('what is missing leads to its field, and the terms follow', async () => {
    await expect(table.getByRole('row', { name: /Balloon payment/ })).toContainText('Open');
    await missing.getByRole('button', { name: /The months it is repaid over/ }).focus();
    await page.keyboard.press('Enter');
    await expect(terms.field('Amortized over')).toBeFocused();
    await type('360');
    await table.getByRole('button', { name: 'Prepayment penalty' }).press('Enter');
    await expect(terms.field('Prepayment penalty')).toBeFocused();
    await choose('Cents rounded', 'Half up');
    await choose('Prepayment penalty', 'Yes');
    await terms.field('Penalty, of the loan').fill('2');
    await terms.field('Paid off within').fill('24');
    await page.keyboard.press('Tab');
    await expect(table.getByRole('row', { name: /Monthly principal and interest/ })).toContainText('761.78');
    await expect(table.getByRole('row', { name: /Prepayment penalty/ })).toContainText(/Yes.*first 2 years 3,240\.00/);
    await expect(table.getByRole('row', { name: /Balloon payment/ })).toContainText('No');
    await expect(missing).toHaveCount(0);
  });

  await test.step('prepaid interest is charged once its day is chosen, and moves the cash', async () => {
    const cash = totals.getByRole('button', { name: /Cash to borrower/ });
    await expect(cash).toContainText('162,000.00');
    await choose('Interest of a day', 'By day, rounded');
    await expect(interest.getByRole('button', { name: '17.44' })).toBeVisible();
    await expect(interest.getByRole('button', { name: '16 days' })).toBeVisible();
    await expect(cash).toContainText('161,720.96');
    await interest.getByRole('button', { name: '279.04' }).focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('treegrid', { name: /Prepaid interest/ })).toContainText('Interest of a day');
    await expectAccessible(page);
  });

  await test.step('it is undone, done again, stored, and a row of section F', async () => {
    await terms.field('Amortized over').focus();
    await page.keyboard.press('Control+z');
    await expect(totals.getByRole('button', { name: /Cash to borrower/ })).toContainText('162,000.00');
    await page.keyboard.press('Control+y');
    await expect(interest.getByRole('button', { name: '279.04' })).toBeVisible();
    await terms.saveByKey();
    await page.reload();
    await expect(interest.getByRole('button', { name: '279.04' })).toBeVisible();
    await frame.menuEntry('Prepaids').click();
    await expect(page.getByRole('treegrid', { name: 'Prepaids', exact: true })).toContainText('Prepaid interest');
    await expect(page.getByRole('row', { name: /Prepaid interest/ })).toContainText('279.04');
  });
});

test('loan terms of a HUD-1 of 2010, page 3: each gap leads to its field, escrow and a reverse mortgage among them', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const id = await fileWithLoan(user, SettlementStatementType.HUD2010);
  const { page } = await visit({ as: 'escrow-officer', path: `/order/${id}/settlement/loanterm-section` });
  const terms = new RowsPage(page, 'Loan Terms');
  const table = page.getByRole('table', { name: 'Loan terms, page 3' });
  const missing = page.getByRole('region', { name: 'Missing for the figures' });
  await terms.isEditable();

  await test.step('from the loan, with what is typed here', async () => {
    await expect(table.getByRole('row', { name: /Your loan term is/ })).toContainText('30 years');
    await missing.getByRole('button', { name: /What goes into escrow each month/ }).press('Enter');
    await expect(terms.field('Escrow per month')).toBeFocused();
    await terms.field('Escrow per month').fill('206.13');
    await terms.field('Amortized over').fill('360');
    await terms.pick('Cents rounded', 'Half up');
    await terms.pick('Prepayment penalty', 'No');
    const owed = table.getByRole('row', { name: /Your initial monthly amount owed/ });
    await expect(owed).toContainText(/844\.13.*principal, interest, mortgage insurance/);
    await expect(table.getByRole('row', { name: /including escrow account payments/ })).toContainText(
      /1,050\.26.*206\.13/,
    );
    await expect(table.getByRole('row', { name: /Can your interest rate rise/ })).toContainText('No');
    await owed.getByRole('button', { name: '844.13' }).press('F1');
    await expect(page.getByRole('treegrid', { name: /Initial monthly amount owed/ })).toContainText(
      'Mortgage insurance of a month',
    );
    await expectAccessible(page);
  });

  await test.step('a reverse mortgage says N/A and Unknown; it is stored', async () => {
    await terms.pick('Reverse mortgage', 'Until an event');
    await terms.field('Paid by draws').fill('Property taxes');
    await page.keyboard.press('Tab');
    await terms.saveByKey();
    await page.reload();
    await expect(table.getByRole('row', { name: /Your loan term is/ })).toContainText('N/A');
    await expect(table.getByRole('row', { name: /can your loan balance rise/ })).toContainText('Unknown');
    await expect(table.getByRole('row', { name: /including escrow account payments/ })).toContainText(
      /\$0\*.*Property taxes.*draws from the principal limit/,
    );
  });
});
