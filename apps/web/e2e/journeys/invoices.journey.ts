import type { BranchRecord } from '@closewright/contract/regions';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('an invoice by keyboard: lines typed and from the statement, issued with tax, paid in part, and the rest with a batch that is over and is taken back', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('administrator', { tenant });
  const id = await user.orderID('12-3456');
  for (const { branchID, version } of await user.get<BranchRecord[]>('/api/configuration/branches'))
    await user.ask('PATCH', `/api/configuration/branches/${branchID}`, {
      version,
      changes: { invoiceTaxRate: '8.25' },
    });
  const { page } = await visit({ as: 'administrator', path: `/order/${id}/invoices`, tenant });
  const dialog = page.getByRole('dialog').last();
  const pane = page.getByRole('region', { name: 'Invoice in hand' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const begins = (field: string) => expect(dialog.locator(`[data-field=${field}]:focus`)).toHaveCount(1);

  await test.step('a draft has a typed line that is taxed, and the rows of the statement that pay the office', async () => {
    await expect(page.getByText('No invoice yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New invoice' })).toBeEnabled();
    await press('Insert');
    await begins('customer');
    await page.keyboard.type('fic');
    await expect(page.getByRole('option').first()).toContainText('Ficus Bank');
    await press('Tab');
    await dialog.getByRole('button', { name: 'From the statement' }).press('Enter');
    await expect(dialog).toContainText('Title - Title search, 800.00');
    await press('Control+Enter');
    await expect(dialog).toContainText('3,450.00');
    await dialog.getByRole('rowheader', { name: 'Title - Insurance binder' }).focus();
    await press('Insert');
    await page.keyboard.type('Courier');
    await press('Tab');
    await page.keyboard.type('100');
    await press('Tab', 'Space');
    await expect(dialog).toContainText('3,558.25');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(pane).toContainText('Taxable');
    await pane.getByRole('button', { name: 'Tax 8.25' }).press('F1');
    await expect(page.getByRole('tabpanel', { name: 'Why' })).toContainText(
      'The taxable sum times the rate of the branch',
    );
  });

  await test.step('it is issued with the next number, and what is too much to pay is said at its field', async () => {
    await page.getByRole('rowheader', { name: 'Draft' }).focus();
    await press('i');
    await begins('date');
    await press('Control+Enter');
    await expect(pane).toContainText('I-000001');
    await press('p');
    await begins('means');
    await page.keyboard.type('ch');
    await press('Tab');
    await begins('amount');
    await page.keyboard.type('9999');
    await press('Control+Enter');
    await expect(dialog).toContainText('Only 3,558.25 is left');
    await press('Control+a');
    await page.keyboard.type('100');
    await press('Control+Enter');
    await expect(pane.getByRole('region', { name: 'What was noted of it' })).toContainText('Check of');
    await expect(pane).toContainText('Partly paid');
    await expectAccessible(page);
  });

  await page.goto('/escrow-accounting/invoice-batch-payments');
  const batch = page.getByRole('region', { name: 'Batch in hand' });
  await test.step('a remittance pays the rest; what is over has to be kept', async () => {
    await expect(page.getByText('No batch yet')).toBeVisible();
    await press('Insert');
    await begins('customerKey');
    await page.keyboard.type('fic');
    await expect(page.getByRole('option').first()).toContainText('1 invoice, 3,458.25');
    await press('Tab');
    await page.keyboard.type('4000');
    await press('Tab');
    await page.keyboard.type('wi');
    await press('Tab');
    await dialog.getByRole('button', { name: 'First due first' }).press('Enter');
    await press('Control+Enter');
    await expect(dialog).toContainText('541.75 is over: say that it is kept as credit, or allocate it');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
    await expectAccessible(page);
    await press('Space', 'Control+Enter');
    await expect(batch).toContainText('B-000001');
    await expect(batch).toContainText('541.75');
    await expectAccessible(page);
  });

  await test.step('its invoice is paid, and open again once the batch is taken back', async () => {
    await batch.getByRole('link', { name: 'I-000001' }).press('Enter');
    await expect(pane).toContainText('batch B-000001');
    await expect(page.getByRole('row', { name: /I-000001/ })).toContainText('Paid');
    await page.goBack();
    await expect(batch).toContainText('Noted');
    await press('t');
    await begins('reason');
    await page.keyboard.type('Bounced');
    await press('Control+Enter');
    await expect(batch).toContainText('Bounced');
    await page.goForward();
    await expect(pane).toContainText('Taken back: Bounced. It does not count.');
    await expect(pane).toContainText('Partly paid');
  });
});
