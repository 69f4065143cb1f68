import { expect, expectAccessible, test } from '../fixtures.ts';
import { cellOf, RowsPage } from '../page-models/rows-page.ts';

test('the escrow account of a file, by keyboard: Appendix E typed, explained, tried for another first payment, stored', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/aggregate-adjustment` });
  const escrow = new RowsPage(page, 'Aggregate Escrow', 'Escrow items');
  const figures = page.getByRole('complementary', { name: 'Escrow figures' });
  const bills = page.getByRole('grid', { name: 'Bills of the first year' });
  const year = page.getByRole('region', { name: 'First year of the account' });
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  const addItem = async (label: string, due: readonly (readonly [day: string, amount: string])[]) => {
    await escrow.button('Add escrow item').focus();
    await page.keyboard.press('Enter');
    await expect(escrow.field('Item')).toBeFocused();
    await type(label);
    for (const [at, [day, amount]] of due.entries()) {
      await escrow.button('Add bill').focus();
      await page.keyboard.press('Enter');
      await expect(cellOf(bills, at)).toBeFocused();
      await type(day);
      await page.keyboard.press('Tab');
      await type(amount);
      await page.keyboard.press('Enter');
    }
  };
  await escrow.isEditable();

  await test.step('items and bills are typed, and what is missing leads to its field', async () => {
    await addItem('School taxes', [['09/20/2013', '360']]);
    await addItem('County taxes', [
      ['07/25/2013', '500'],
      ['12/10/2013', '700'],
    ]);
    await expect(escrow.row('County taxes')).toContainText('Open');
    await figures.getByRole('button', { name: 'The cushion, 0 to 2 months' }).focus();
    await page.keyboard.press('Enter');
    await expect(escrow.field('Escrow cushion')).toBeFocused();
    await type('2');
    await figures.getByRole('button', { name: 'The rounding of a payment' }).focus();
    await page.keyboard.press('Enter');
    await type('Nearest');
    await page.keyboard.press('Enter');
    await escrow.field('Try another day').fill('07/01/2013');
    await page.keyboard.press('Tab');
  });

  await test.step('the deposit is that of the rule, by line and together, and the year runs down to the cushion', async () => {
    await expect(escrow.row('School taxes')).toContainText('330.00');
    await expect(escrow.row('County taxes')).toContainText('800.00');
    await expect(figures.getByText('(90.00)')).toBeVisible();
    await expect(figures.getByText('1,040.00')).toBeVisible();
    await expect(year.getByRole('columnheader', { name: '12/2013' })).toBeVisible();
    await expect(year.getByText(/lowest/)).toContainText('260.00');
    await year.getByRole('button', { name: '260.00' }).focus();
    await page.keyboard.press('Enter');
    const why = page.getByRole('treegrid', { name: /Balance of 12\/2013/ });
    await expect(why.getByText('County taxes due 12/10/2013')).toBeVisible();
    await why.getByText('County taxes due 12/10/2013').click();
    await expect(bills.getByText('700.00')).toBeVisible();
  });

  await test.step('a bill of another year is named at its field, in whichever item it is', async () => {
    await escrow.row('School taxes').click();
    await escrow.field('Try another day').fill('08/01/2013');
    await page.keyboard.press('Tab');
    const words = 'County taxes due 07/25/2013 is no bill of the year of the account, 08/2013 to 07/2014';
    await figures.getByRole('button', { name: words }).focus();
    await page.keyboard.press('Enter');
    await expect(escrow.field('Item')).toHaveValue('County taxes');
    await expect(bills.locator('[data-row="0"] [data-col="0"]')).toBeFocused();
    await escrow.button('Back to the date of the file').click();
  });

  await test.step('the adjustment of the lender takes the place of the calculated one, and is compared with it', async () => {
    await escrow.field('Try another day').fill('07/01/2013');
    await escrow.field('Adjustment of the lender').focus();
    await type('-85');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('stands without a reason')).toBeVisible();
    await type('as its disclosure has it');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('stands without a reason')).toBeHidden();
    await expect(figures.getByText('takes 5.00 more than the account may ask for')).toBeVisible();
    await expect(figures.getByText('(90.00)')).toBeVisible();
    await expect(figures.getByText('1,045.00')).toBeVisible();
    await escrow.button('Back to the date of the file').click();
  });

  await test.step('terms and items are stored together, and an edit of the terms is undone', async () => {
    await escrow.saveByKey();
    await page.reload();
    await expect(escrow.field('Escrow cushion')).toHaveValue('2');
    await expect(escrow.field('Adjustment of the lender')).toHaveValue('(85.00)');
    await escrow.field('Escrow cushion').fill('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+z');
    await expect(escrow.field('Escrow cushion')).toHaveValue('2');
    await expectAccessible(page);
  });
});
