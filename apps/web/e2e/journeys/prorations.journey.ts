import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

// holds blocks 7.17
test('prorations of a file, by keyboard: dates calculated, explained, tried for another closing, billed, deleted together', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/prorations` });
  const prorations = new RowsPage(page, 'Prorations');
  const figures = page.getByRole('complementary', { name: 'Proration figures' });
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  const choose = async (label: string, text: string) => {
    await prorations.field(label).focus();
    await type(text);
    await page.keyboard.press('Enter');
  };
  await prorations.isEditable();

  await test.step('an item is typed, and its dates are those of the year around the closing', async () => {
    await prorations.button('Add proration').focus();
    await page.keyboard.press('Enter');
    await expect(prorations.field('Item')).toBeFocused();
    await type('County taxes');
    await page.keyboard.press('Tab');
    await type('3650');
    await choose('Charged', 'Annual');
    await prorations.button('Calculate dates').focus();
    await page.keyboard.press('Enter');
    await expect(prorations.field('To')).toHaveValue(/^12\/31\//);
    await choose('Days counted', 'actual/365');
    await choose('Closing day of', 'Buyer');
    await expect(prorations.row('County taxes')).toContainText('Open');
    await figures.getByRole('button', { name: 'The rounding of a day' }).focus();
    await page.keyboard.press('Enter');
    await expect(prorations.field('Rounding of a day')).toBeFocused();
    await choose('Rounding of a day', 'Exact');
  });

  await test.step('dates that are not those of the charge leave it open, and say so', async () => {
    const year = (await prorations.field('From').inputValue()).slice(-4);
    await prorations.field('To').fill(`03/31/${year}`);
    await page.keyboard.press('Tab');
    const words = `Annual from 01/01/${year} is to 12/31/${year}; other days are charged one time`;
    await figures.getByRole('button', { name: words }).click();
    await expect(prorations.field('To')).toBeFocused();
    await prorations.field('To').fill(`12/31/${year}`);
    await page.keyboard.press('Tab');
  });

  await test.step('another closing is tried, and F1 tells why the credit is what it is', async () => {
    const year = (await prorations.field('From').inputValue()).slice(-4);
    await prorations.field('Try another day').fill(`04/11/${year}`);
    await page.keyboard.press('Tab');
    await expect(figures.getByText('1,000.00').first()).toBeVisible();
    await expect(figures.getByText('Credit to the buyer')).toBeVisible();
    await page.keyboard.press('F1');
    await prorations.button('Expand all').click();
    const why = page.getByRole('treegrid', { name: /County taxes/ });
    await why.getByText('First day of the period', { exact: true }).click();
    await expect(prorations.field('From')).toBeFocused();
  });

  await test.step('the bill says what is still owed', async () => {
    await prorations.field('Real bill').fill('3285');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('By the bill, owed to the seller')).toBeVisible();
    await expect(figures.getByText('100.00', { exact: true })).toBeVisible();
    await prorations.saveByKey();
  });

  await test.step('a second one has the choices of the first; a period that ends too early is refused; both go at once', async () => {
    await prorations.button('Add proration').click();
    await type('Dues');
    await expect(prorations.field('Days counted')).toHaveText(/actual\/365/);
    await prorations.field('From').fill('12/31/2026');
    await prorations.field('To').fill('01/01/2026');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('The period begins on 12/31/2026: it cannot end before')).toBeVisible();
    await prorations.field('To').fill('12/31/2026');
    await prorations.saveByKey();
    await page.reload();
    await expect(prorations.row('Dues')).toContainText('Open');
    await expectAccessible(page);
    await prorations.row('County taxes').getByRole('checkbox').click();
    await prorations.row('Dues').getByRole('checkbox').click();
    await prorations.button('Delete 2').click();
    await prorations.confirm('Delete 2 prorations');
    await expect(page.getByText('No proration yet')).toBeVisible();
  });
});
