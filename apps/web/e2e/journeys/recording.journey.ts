import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('recording fees and transfer taxes of a file, by keyboard: entered, shared, reckoned, explained, exempted, deleted', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { salePrice } = (await user.order(id)).order;
  await user.change(id, { salePrice: 180_000_01 });
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/recording-fees-and-taxes` });
  const documents = new RowsPage(page, 'Recording and Taxes', 'Recording documents');
  const taxes = new RowsPage(page, 'Recording and Taxes', 'Transfer taxes');
  const figures = page.getByRole('complementary', { name: / figures$/ });
  const figure = (term: string) => figures.locator('dl > div').filter({ hasText: new RegExp(`^${term}`) });
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  const choose = async (label: string, text: string) => {
    await documents.field(label).focus();
    await type(text);
    await page.keyboard.press('Enter');
  };
  const lead = async (words: string) => {
    await figures.getByRole('button', { name: words }).focus();
    await page.keyboard.press('Enter');
  };
  const show = (list: string) => page.getByRole('radio', { name: list }).click();
  await documents.isEditable();

  await test.step('a document is entered; it stays open until the recorder’s fee is known', async () => {
    await documents.button('Add recording document').focus();
    await page.keyboard.press('Enter');
    await expect(documents.field('Document')).toBeFocused();
    await type('Warranty deed');
    await choose('Recorded as', 'Deed');
    await expect(documents.row('Warranty deed')).toContainText('Open');
    await lead('The fee of the recorder, 0 if there is none');
    await expect(documents.field('Fee')).toBeFocused();
    await type('85.01');
    await lead('The part of the borrower, 0 if the seller pays');
    await type('50');
    await page.keyboard.press('Tab');
    await expect(figure('Borrower')).toContainText('42.51');
    await expect(figure('Seller')).toContainText('42.50');
    await documents.saveByKey();
  });

  await test.step('a tax is reckoned in units of the price, and F1 tells why', async () => {
    await show('Taxes');
    await taxes.button('Add transfer tax').focus();
    await page.keyboard.press('Enter');
    await expect(taxes.field('Tax')).toBeFocused();
    await type('Documentary stamps');
    await choose('Tax of', 'State');
    await choose('Reckoned by', 'Each');
    await choose('Reckoned on', 'Sale');
    await taxes.field('Unit').fill('100');
    await taxes.field('For each unit').fill('0.70');
    await taxes.field('Part of the borrower').fill('0');
    await page.keyboard.press('Tab');
    await expect(figure('Amount')).toContainText('1,260.70');
    await expect(figure('Seller')).toContainText('1,260.70');
    await page.keyboard.press('F1');
    const why = page.getByRole('treegrid', { name: /Documentary stamps/ });
    await why.getByText('For each unit', { exact: true }).click();
    await expect(taxes.field('For each unit')).toBeFocused();
  });

  await test.step('what is free is left out, an exempt file pays nothing', async () => {
    await taxes.field('Free of the tax').fill('100,000.01');
    await page.keyboard.press('Tab');
    await expect(figure('Amount')).toContainText('560.00');
    await taxes.tick('Exempt');
    await expect(figure('Amount')).toContainText('0.00');
    await taxes.field('Exemption').fill('First home');
    await taxes.saveByKey();
  });

  await test.step('what is undone in one list is shown from the other; each list is there again', async () => {
    await show('Documents');
    await documents.field('Part of the borrower').fill('');
    await show('Taxes');
    await page.keyboard.press('Control+z');
    await expect(documents.field('Part of the borrower')).toHaveValue(/^50/);
    await page.reload();
    await expect(documents.row('Warranty deed')).toContainText('85.01');
    await expectAccessible(page);
    await documents.button('Delete recording document').click();
    await documents.confirm('Delete recording document');
    await expect(page.getByText('No document yet')).toBeVisible();
    await show('Taxes');
    await expect(taxes.row('Documentary stamps')).toContainText('0.00');
    await expectAccessible(page);
    await taxes.button('Delete transfer tax').click();
    await taxes.confirm('Delete transfer tax');
    await expect(page.getByText('No tax yet')).toBeVisible();
  });
  // The demo file is left as it was.
  await user.change(id, { salePrice });
});
