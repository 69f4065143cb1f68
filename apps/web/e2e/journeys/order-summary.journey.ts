import { expect, expectAccessible, test } from '../fixtures.ts';

test('summary and contacts of a statement, by keyboard: facts lead to their fields, figures say why, and it prints on two pages', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const path = `/order/${id}/settlement/settlement-order-summary`;
  const { page, frame } = await visit({ as: 'closer', path, tenant });

  await test.step('figures say why, all of it prints, and a fact leads to where it is typed', async () => {
    await expect(page.getByRole('region', { name: 'Parties' })).toContainText('Samuel Green');
    await expectAccessible(page);
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed).toMatch(/\/Count [12]\b/);
    const payoff = page.getByRole('table', { name: 'Payoffs' }).getByRole('row', { name: /Rho Servicing/ });
    await payoff.getByRole('button', { name: '100,000.00' }).press('F1');
    await expect(page.getByRole('treegrid', { name: 'How Rho Servicing was made' })).toContainText('Principal');
    await page
      .getByRole('region', { name: 'Loan', exact: true })
      .getByRole('button', { name: '123456789' })
      .press('Enter');
    await expect(page.getByRole('textbox', { name: 'Loan number' })).toBeFocused();
  });

  await test.step('the table of page 5 names what is missing; typed in the contacts, it is there', async () => {
    await frame.menuEntry('Statement Contacts').click();
    const table = page.getByRole('table', { name: 'Contact Information' });
    await expect(table.getByRole('row', { name: /^Email/ })).toContainText(/joesmith@.*sam@.*joe@.*sarah@/);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: 'Alpha Real Estate Broker Co.: NMLS ID or license ID, if it has one' })
      .press('Enter');
    await expect(page.getByRole('textbox', { name: 'NMLS id', exact: true })).toBeFocused();
    await page.keyboard.type('65321');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('All changes saved')).toBeVisible();
    await frame.menuEntry('Statement Contacts').click();
    await expect(table.getByRole('row', { name: /^NMLS ID/ })).toContainText('65321');
  });
});
