import type { FileLedger } from '@closewright/contract/check-writing';
import { companyDay } from '../../../api/test/harness/company-day.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a wire is found late in the list, another one is entered, and it is called off by keyboard; what is shown stands in the address', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const asks = await apiUser('administrator', { tenant });
  const file = (await asks.newFile({})).order;
  const { accounts } = await asks.get<FileLedger>(`/api/orders/${file.ordersID}/ledger`);
  const bankAccountID = accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  const answer = await asks.ask('POST', '/api/expected-wires', {
    ...{ ordersID: file.ordersID, bankAccountID, amount: 700_00, sender: 'Ficus Bank', party: null },
    ...{ expectedOn: companyDay(givenNow(), -3), reference: 'FB-88121', note: null },
  });
  expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);

  const { page } = await visit({ as: 'administrator', path: '/escrow-accounting/expected-wires', tenant });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const row = page.getByRole('grid', { name: 'Expected Wires' }).getByRole('row', { name: /Ficus Bank/ });
  const totals = page.getByRole('region', { name: 'Totals' });

  await test.step('it is late, in words and in the totals', async () => {
    await expect(row).toContainText('Late, 3 days');
    await expect(totals).toContainText('Late, 1 700.00');
    await expect(page.getByRole('region', { name: 'Wires that arrived' })).toContainText('None waits for a receipt');
    await expectAccessible(page);
  });

  await test.step('another one is entered', async () => {
    await press('Insert');
    await page.getByRole('dialog').getByLabel('File number').fill(file.fileNumber);
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Expect a wire' });
    await dialog.getByRole('combobox', { name: 'Sender' }).fill('Ada Park');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1,200.00');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(totals).toContainText('All that fit, 2 1,900.00');
  });

  await test.step('and called off with its reason', async () => {
    await row.getByRole('gridcell').first().click();
    await press('o');
    const dialog = page.getByRole('dialog', { name: 'Call off' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It came as a check');
    await press('Control+Enter');
    await expect(row).toContainText('Called off');
    await expect(totals).toContainText('Called off, 1 700.00');
    await page.goto('/escrow-accounting/expected-wires?state=expected');
    await expect(totals).toContainText('All that fit, 1 1,200.00');
  });
});
