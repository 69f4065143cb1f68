import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

// holds blocks 7.14
test('commissions of a file, by keyboard: agreed, shared, explained, kept from the deposit, in tiers, deleted together', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { salePrice, earnestMoney } = (await user.order(id)).order;
  await user.change(id, { salePrice: null, earnestMoney: 10_000_00 });
  const { page, fileMain } = await visit({ as: 'closer', path: `/order/${id}/settlement/realtor-commission` });
  const commissions = new RowsPage(page, 'Commissions');
  const figures = page.getByRole('complementary', { name: 'Commission figures' });
  const figure = (term: string) => figures.locator('dl > div').filter({ hasText: term });
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  const choose = async (label: string, text: string) => {
    await commissions.field(label).focus();
    await type(text);
    await page.keyboard.press('Enter');
  };
  const lead = async (words: string) => {
    await figures.getByRole('button', { name: words }).focus();
    await page.keyboard.press('Enter');
  };
  const payee = async (name: string, part: string) => {
    await commissions.button('Add payee').focus();
    await page.keyboard.press('Enter');
    await type(name);
    await page.keyboard.press('Tab');
    await type(part);
    await page.keyboard.press('Enter');
  };
  await commissions.isEditable();

  await test.step('a side is agreed; it stays open until the file has its price, which is a key away', async () => {
    await commissions.button('Add commission').focus();
    await page.keyboard.press('Enter');
    await expect(commissions.field('Side')).toBeFocused();
    await type('Listing');
    await choose('Paid by', 'Seller');
    await choose('Agreed as', 'Percent');
    await choose('Reckoned on', 'Sale price');
    await lead('The rate');
    await expect(commissions.field('Rate')).toBeFocused();
    await type('3.5');
    await page.keyboard.press('Tab');
    await expect(commissions.row('Listing')).toContainText('Open');
    await commissions.saveByKey();
    await lead('The sale price of the file');
    await fileMain.isEditable();
    await expect(fileMain.field('Sale price')).toBeFocused();
    await fileMain.typeByKey('Sale price', '180000');
    await fileMain.saveByKey();
    await page.goBack();
    await expect(commissions.row('Listing')).toContainText('6,300.00');
  });

  await test.step('what is not shared out is nobody’s, and said', async () => {
    await expect(commissions.row('Listing').getByRole('img', { name: 'Payees are open' })).toBeVisible();
    await payee('Alpha Broker', '60');
    await payee('Joe Smith', '39.5');
    await expect(figures.getByText('Payees are open: say who gets all of it')).toBeVisible();
    await lead('Parts of 100 % in all: they come to 99.5 %');
    await expect(page.getByRole('grid', { name: 'Payees' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await payee('Joe Smith', '40');
    await expect(figure('Alpha Broker')).toContainText('3,780.00');
    await expect(figure('Joe Smith')).toContainText('2,520.00');
  });

  await test.step('the referral is off the top, the deposit is kept first, and F1 tells why', async () => {
    await commissions.field('Referral to').fill('Omega Broker');
    await commissions.field('Referral rate').fill('25');
    await commissions.field('Deposit held').fill('1000');
    await page.keyboard.press('Tab');
    await expect(figure('Omega Broker')).toContainText('1,575.00');
    await expect(figure('Joe Smith')).toContainText('1,890.00');
    await expect(figure('Kept from the deposit')).toContainText('1,000.00');
    await expect(figure('Due at closing').first()).toContainText('5,300.00');
    await figure('Joe Smith').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await commissions.button('Expand all').click();
    const why = page.getByRole('treegrid', { name: /Joe Smith/ });
    await why.getByText('Part of Alpha Broker', { exact: true }).click();
    await expect(page.getByRole('grid', { name: 'Payees' }).locator(':focus')).toContainText('60');
    await page.keyboard.press('F1');
    await commissions.field('Deposit held').fill('10000.01');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('More deposit than the file has: Listing')).toBeVisible();
    // Of a deposit that is not there nothing is kept.
    await expect(figure('Due at closing').first()).toContainText('6,300.00');
    await commissions.field('Deposit held').fill('1000');
    await commissions.saveByKey();
  });

  await test.step('a second side is agreed like the first; its tiers are named where they do not add up', async () => {
    await commissions.button('Add commission').click();
    await type('Selling');
    await expect(commissions.field('Paid by')).toHaveText(/Seller/);
    await choose('Agreed as', 'Tiers');
    await commissions.button('Add tier').click();
    await page.keyboard.press('ArrowRight');
    await type('2.5');
    await page.keyboard.press('Enter');
    await commissions.button('Add tier').click();
    await type('100000');
    await page.keyboard.press('Tab');
    await type('6');
    await page.keyboard.press('Enter');
    await expect(commissions.row('Selling')).toContainText('8,000.00');
    await lead('Who gets the commission');
    await commissions.button('Add payee').focus();
    await page.keyboard.press('Enter');
    await type('alp');
    // Who is named in the statement already is offered, and what is typed stands unless it is picked.
    await expect(page.getByRole('option', { name: 'Alpha Broker' })).toBeVisible();
    await page.keyboard.press('Control+a');
    await type('Omega Broker');
    await page.keyboard.press('Tab');
    await type('100');
    await page.keyboard.press('Enter');
    await expect(figure('All commissions')).toContainText('14,300.00');
    await expect(figure('All due at closing')).toContainText('13,300.00');
    await figure('All commissions').getByRole('button').click();
    await commissions.button('Expand all').click();
    const why = page.getByRole('treegrid', { name: /Commissions/ });
    await why.getByText('Rate', { exact: true }).first().click();
    await expect(commissions.field('Side')).toHaveValue('Listing');
    await expect(commissions.field('Rate')).toBeFocused();
    await commissions.saveByKey();
  });

  await test.step('what is stored is there again; both sides go at once', async () => {
    await page.reload();
    await expect(commissions.row('Selling')).toContainText('8,000.00');
    await expectAccessible(page);
    await commissions.row('Listing').getByRole('checkbox').click();
    await commissions.row('Selling').getByRole('checkbox').click();
    await commissions.button('Delete 2').click();
    await commissions.confirm('Delete 2 commissions');
    await expect(page.getByText('No commission yet')).toBeVisible();
  });
  // The demo file is left as it was.
  await user.change(id, { salePrice, earnestMoney });
});
