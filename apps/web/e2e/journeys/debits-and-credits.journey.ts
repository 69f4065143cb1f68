import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('debits and credits of a file, by keyboard: both sides mirrored, totals live and explained, no money without an answer', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('12-3456');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/debitcredits-section` });
  const debits = new RowsPage(page, 'Debits and Credits', 'Debits and credits');
  const grid = page.getByRole('treegrid', { name: 'Debits and credits' });
  const line = (text: string) => grid.getByRole('row').filter({ hasText: text });
  const totals = page.getByRole('region', { name: 'Totals' });
  const total = (name: RegExp) => totals.getByRole('button', { name });
  const add = async (kind: string) => {
    await debits.button('Add debit or credit').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter');
    await expect(line(kind).locator(':focus')).toBeVisible();
  };
  await debits.isEditable();

  await test.step('Ins adds a line at once on coming from the palette, and what is typed stands in it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('addendums');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Addendums' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('debits and credits');
    await page.keyboard.press('Enter');
    await debits.isEditable();
    await page.keyboard.press('Insert');
    await page.keyboard.type('Rent held back');
    await page.keyboard.press('Enter');
    await expect(line('Rent held back')).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(line('Rent held back')).toBeHidden();
  });

  await test.step('price, deposit and loan of the file stand on the lines of the form', async () => {
    await expect(line('Sale price')).toContainText(/K 01, M 01.*180,000\.00.*180,000\.00/);
    await expect(line('Deposit')).toContainText(/L 01.*10,000\.00/);
    await expect(line('Loan amount')).toContainText(/L 02.*162,000\.00/);
    await expect(total(/Cash to close/)).toHaveText(/8,000\.00/);
  });

  await test.step('a seller credit is typed once and stands on both sides; the totals follow', async () => {
    await add('Seller credit');
    await page.keyboard.type('2500');
    await page.keyboard.press('Enter');
    await expect(line('Seller credit')).toContainText(/L 05, N 08.*2,500\.00.*2,500\.00/);
    await expect(total(/Cash to close/)).toHaveText(/5,500\.00/);
    await expect(total(/Cash to seller/)).toHaveText(/177,500\.00/);
    await expect(total(/In balance/)).toBeVisible();
  });

  await test.step('a credit that nobody gives is out of balance, and is not stored', async () => {
    await add('Other credit');
    await page.keyboard.type('Rebate');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('750');
    await page.keyboard.press('Enter');
    await expect(total(/Out of balance by 750\.00/)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Please correct the highlighted errors')).toBeVisible();
    await total(/Out of balance/).focus();
    await page.keyboard.press('F1');
    const why = page.getByRole('treegrid', { name: /Out of balance/ });
    await expect(why).toContainText('Rebate: nobody is named who gives the money');
  });

  await test.step('with who gives it, it balances and is stored', async () => {
    await line('Rebate').getByRole('gridcell').nth(4).focus();
    await page.keyboard.type('Epsilon Title Co.');
    await page.keyboard.press('Enter');
    await expect(total(/In balance/)).toBeVisible();
    await debits.saveByKey();
    await page.reload();
    await expect(line('Rebate')).toContainText(/L 06.*750\.00.*Epsilon Title Co\./);
    await expect(total(/Cash to close/)).toHaveText(/4,750\.00/);
    await expectAccessible(page);
  });

  await test.step('what is missing for a total is told, with the way to its field on another page', async () => {
    await page.goto(`/order/${id}/settlement/payoffs`);
    await debits.button('Add payoff').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rho Servicing');
    await expect(total(/Cash to seller/)).toHaveText(/Open/);
    await expect(total(/Cash to close/)).toHaveText(/4,750\.00/);
    await page.keyboard.press('Control+s');
    await expect(debits.saveState).toContainText('All changes saved');
    await page.goto(`/order/${id}/settlement/debitcredits-section`);
    await total(/Cash to seller/).focus();
    await page.keyboard.press('F1');
    await page
      .getByRole('treegrid', { name: /Cash to seller/ })
      .getByText('Rho Servicing: the principal')
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payoffs' })).toBeVisible();
    await expect(debits.field('Principal')).toBeFocused();
  });
});
