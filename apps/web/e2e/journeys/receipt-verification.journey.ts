import type { FileLedger } from '@closewright/contract/check-writing';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('checks of several files go to the bank with one slip and are verified as collected, by keyboard', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const asks = await apiUser('administrator', { tenant });
  const files = [(await asks.newFile({})).order, (await asks.newFile({})).order];
  const [first] = files;
  const ledger = await asks.get<FileLedger>(`/api/orders/${first?.ordersID}/ledger`);
  const bankAccountID = ledger.accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  for (const [at, { ordersID }] of files.entries()) {
    const { body } = await asks.ask<FileLedger>('POST', `/api/orders/${ordersID}/receipts`, {
      ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: (at + 2) * 1_000_00, kept: [] },
      ...{ payer: `Payer ${at + 1}`, instrument: 'Personal check', party: null, reference: `10${at}`, memo: null },
    });
    expect(body?.isSuccessful).toBe(true);
  }

  const { page } = await visit({
    ...{ as: 'administrator', tenant },
    path: '/escrow-accounting/receipt-verification?show=to+deposit',
  });
  const grid = page.getByRole('grid', { name: 'Receipt Verification' });
  const totals = page.getByRole('region', { name: 'Totals' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('what is not at the bank is brought there with one slip', async () => {
    await expect(totals).toContainText('All that fit, 2 5,000.00');
    await expectAccessible(page);
    await grid
      .getByRole('row', { name: /Payer 1/ })
      .getByRole('gridcell')
      .nth(2)
      .focus();
    await press('Control+a');
    await expect(totals).toContainText('Selected, 2 5,000.00');
    await press('d');
    const dialog = page.getByRole('dialog', { name: 'Deposit 2 receipts' });
    await expect(dialog).toContainText('5,000.00 on one slip of');
    await expect(dialog.getByRole('button', { name: 'Deposit' })).toBeEnabled();
    await press('Control+Enter');
    await expect(page.getByText('2 receipts deposited', { exact: true })).toBeVisible();
    await expect(page.getByText('No receipt passes these filters')).toBeVisible();
  });

  await test.step('and verified with a note, where no rule says that it is good', async () => {
    await page.goto('/escrow-accounting/receipt-verification');
    await expect(totals).toContainText('All that fit, 2 5,000.00');
    await grid
      .getByRole('row', { name: /Payer 2/ })
      .getByRole('gridcell')
      .nth(2)
      .focus();
    await press('Control+a', 'v');
    const dialog = page.getByRole('dialog', { name: 'Verify 2 receipts' });
    const note = dialog.getByRole('textbox', { name: 'How the bank confirmed it' });
    await expect(note).toBeFocused();
    await press('Control+Enter');
    await expect(dialog.getByText('Say how the bank confirmed it').first()).toBeVisible();
    await expectAccessible(page);
    await note.fill('Seen at the bank, paid');
    await press('Control+Enter');
    await expect(page.getByText('2 receipts verified', { exact: true })).toBeVisible();
    await expect(page.getByText('No receipt yet')).toBeVisible();
  });
});
