import type { Settlement } from '@closewright/contract/settlement';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('fees of a file, by keyboard: entered by section, shared by percentages, explained, moved, and seen on the page of their section', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/fees` });
  const fees = new RowsPage(page, 'Fees');
  const grid = page.getByRole('treegrid', { name: 'Fees', exact: true });
  const totals = page.getByRole('region', { name: 'Totals' });
  const row = (text: string) => grid.getByRole('row').filter({ hasText: text });
  const type = (text: string) => page.keyboard.type(text, { delay: 33 });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key, { delay: 33 });
  };
  await fees.isEditable();

  await test.step('lines are typed into the blank one of a section, and the totals follow', async () => {
    await row('Origination Charges').getByRole('rowheader').focus();
    await press('ArrowDown');
    await type('Underwriting fee');
    await press('Tab');
    await type('Ficus Bank');
    await press('Tab');
    await type('1097');
    await press('Enter');
    await expect(totals).toContainText('1,097.00');
    await press('Alt+Equal');
    await type('Application fee');
    await press('Tab', 'ArrowRight');
    await type('300');
    await press('Enter');
    await expect(row('Origination Charges')).toContainText('1,397.00');
    await expect(row('Application fee')).toContainText('02');
  });

  await test.step('a text that a cell refuses keeps the page from being saved, stays through another page, and is given up by Escape', async () => {
    const amount = row('Application fee').getByRole('gridcell').nth(2);
    await amount.focus();
    await type('12x');
    await row('Underwriting fee').getByRole('gridcell').first().click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('1 field to correct')).toBeVisible();
    await press('Control+s');
    await expect(page.getByText('1 field to correct')).toBeVisible();
    await page.getByRole('link', { name: 'Prorations', exact: true }).click();
    await page.getByRole('link', { name: 'Fees', exact: true }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.focus();
    await press('F2');
    await expect(grid.getByRole('textbox')).toHaveValue('12x');
    await press('Escape');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('to correct')).toHaveCount(0);
  });

  await test.step('a fee of an amount is shared by percentages; what nobody bears is said and given to nobody', async () => {
    await row('Services Borrower Did Shop For').getByRole('rowheader').focus();
    await press('ArrowDown');
    await type('Escrow fee');
    await press('Enter', 'ArrowUp', 'Home', 'Enter');
    await expect(fees.field('Description', 'Charge')).toBeFocused();
    await fees.field('Amount', 'How much it is').focus();
    await type('501.01');
    await press('Tab');
    await fees.button('Who pays it, and how much').focus();
    await press('Enter');
    await type('50%');
    await press('Enter');
    await expect(row('Escrow fee')).toContainText('250.51');
    await expect(row('Escrow fee').getByRole('img', { name: '250.50 of it is borne by nobody' })).toBeVisible();
    await press('F8', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await type('50%');
    await press('Enter');
    await expect(row('Escrow fee').getByRole('img')).toHaveCount(0);
    await expect(row('Total Closing Costs')).toContainText('250.50');
  });

  await test.step('F1 tells why, and leads to the field', async () => {
    await row('Escrow fee')
      .getByRole('gridcell', { name: /250.50/ })
      .focus();
    await press('F1');
    const why = page.getByRole('treegrid', { name: /Escrow fee, seller at closing/ });
    await why.getByText('Escrow fee', { exact: true }).click();
    await expect(fees.field('Amount', 'How much it is')).toBeFocused();
  });

  await test.step('a line moves to another section with payee and amounts; all is saved', async () => {
    await row('Application fee').getByRole('rowheader').focus();
    await press('Alt+Shift+KeyH');
    await expect(row('Other').filter({ hasText: '300.00' }).first()).toBeVisible();
    await press('Control+z');
    await expect(row('Origination Charges')).toContainText('1,397.00');
    await press('Control+y');
    await expect(row('Origination Charges')).toContainText('1,097.00');
    await fees.saveByKey();
    await page.reload();
    await expect(row('Application fee')).toContainText('300.00');
    await expect(totals).toContainText('1,647.51');
    await expectAccessible(page);
  });

  await test.step('the page of a section is a view of the same fees', async () => {
    await page.goto(`/order/${id}/settlement/othercost-section`);
    const others = page.getByRole('treegrid', { name: 'Other costs' });
    await expect(others.getByRole('row').filter({ hasText: 'Application fee' })).toContainText('300.00');
    await expect(others.getByText('Underwriting fee')).toHaveCount(0);
    await expect(totals).toContainText('1,647.51');
    await others.getByRole('row').filter({ hasText: 'Application fee' }).getByRole('rowheader').focus();
    await press('Alt+Minus');
    await fees.confirm('Delete fee');
    await expect(totals).toContainText('1,347.51');
    await expectAccessible(page);
  });

  await test.step('a step of another page leads to a term of a fee, which has no cell', async () => {
    const statement = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
    const { feeID = 0 } = statement.fees.find(({ label }) => label === 'Escrow fee') ?? {};
    await user.changeStatement(id, { fees: [{ feeID, bucket: null }] });
    await page.goto(`/order/${id}/settlement/prorations`);
    await new RowsPage(page, 'Prorations').isEditable();
    await press('Alt+Shift+T');
    const missing = page.getByRole('tabpanel', { name: 'Totals' }).getByRole('button', { name: /^Escrow fee/ });
    await missing.focus();
    await press('Enter');
    await expect(fees.field('Tolerance')).toBeFocused();
    await expect(fees.field('Description', 'Charge')).toHaveValue('Escrow fee');
  });
});
