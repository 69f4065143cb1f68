import { expect, test } from '../fixtures.ts';
import { cellOf, RowsPage } from '../page-models/rows-page.ts';

test('rows added by keyboard are the ones that are typed into, and what is left blank is not stored', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700003');
  const before = await user.order(id);
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/oe/loans` });
  const add = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const loans = new RowsPage(page, 'Loans');
  await loans.isEditable();

  await test.step('a loan: typed at once, and the way back into the list keeps it in hand', async () => {
    await add('Add loan');
    await expect(loans.field('Lender')).toBeFocused();
    await page.keyboard.type('Second Bank');
    await loans.button('Add loan').focus();
    for (const _ of [1, 2]) await page.keyboard.press('Tab');
    await expect(loans.row('Second Bank').getByRole('rowheader')).toBeFocused();
    await expect(loans.field('Lender')).toHaveValue('Second Bank');
    await add('Add loan');
    await loans.saveByKey();
  });

  const properties = new RowsPage(page, 'Properties');
  await test.step('a property without anything in it, and a tax year', async () => {
    await frame.menuEntry('Properties').click();
    await properties.isEditable();
    await add('Add tax year');
    await expect(cellOf(page.getByRole('grid', { name: 'Taxes' }), 0)).toBeFocused();
    await add('Add property');
    await expect(properties.field('Street')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(frame.toasts.getByText('No changes detected')).toBeVisible();
  });

  await test.step('a buyer', async () => {
    await frame.menuEntry('File Contacts').click();
    const contacts = new RowsPage(page, 'File Contacts', 'Contacts');
    await contacts.isEditable();
    await add('Add buyer');
    await expect(contacts.field('Kind of person')).toBeFocused();
    await contacts.button('All contacts').click();
    await expect(page.getByRole('list', { name: 'File Contacts' }).getByRole('listitem')).toHaveCount(
      before.contacts.length,
    );
  });

  const after = await user.order(id);
  expect(after.loans.map(({ lenderName }) => lenderName)).toEqual([
    ...before.loans.map(({ lenderName }) => lenderName),
    'Second Bank',
  ]);
  expect([after.properties, after.propertyTaxes, after.contacts]).toEqual([
    before.properties,
    before.propertyTaxes,
    before.contacts,
  ]);
  // The demo file is left as it was.
  const removeLoans = after.loans.slice(before.loans.length).map(({ loanID }) => loanID);
  await user.ask('PATCH', `/api/orders/${id}`, { version: after.order.version, changes: { removeLoans } });
});
