import type { FileLedger } from '@closewright/contract/check-writing';
import { copiedParts } from '@closewright/domain/orders';
import type { ApiUser } from '../arrange/api-user.ts';
import { picture } from '../arrange/picture.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A call that must succeed. */
async function done<T>(user: ApiUser, path: string, body: unknown, method = 'POST'): Promise<T | undefined> {
  const answer = await user.ask<T>(method, path, body);
  expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  return answer.body?.result;
}

/** A file with the price and the loan of another one, whose statement pays the inspector alone. */
async function likeFile(user: ApiUser, first: number, fileNumber: string): Promise<number> {
  const made = await done<{ ordersID: number }>(user, '/api/orders', {
    ...{ fileNumber, regionID: 1, branchID: 1, settlementStatementType: 1 },
    from: { ordersID: first, parts: [...copiedParts] },
  });
  const id = made?.ordersID ?? 0;
  await user.changeStatement(id, {
    fees: [
      {
        ...{ feeID: -1, label: 'Pest inspection fee', section: 'C', bucket: 'Zero', payeeName: 'Pests Co.' },
        ...{ estimate: 120_50, borrowerAtClosing: 120_50 },
      },
    ],
  });
  return id;
}

test('one check for three files by keyboard: its payee is found, all are paid, it is printed, and voided by two', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [user, second] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  await done(user, '/api/configuration/check-layouts', {
    ...{ name: 'Blank, check on top', place: 'Top', isBlankPaper: true, printsMicr: true },
    ...{ secondSignatureFrom: null, voidAfterDays: 90, inactive: false },
  });
  const first = await user.orderID('12-3456');
  const files = [first, await likeFile(user, first, '12-3457'), await likeFile(user, first, '12-3458')];
  const { accounts } = await user.get<FileLedger>(`/api/orders/${first}/ledger`);
  const bankAccountID = accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  for (const id of files) {
    const path = `/api/orders/${id}`;
    await done(user, `${path}/settlement-lock`, { isLocked: true, reason: null }, 'PUT');
    await done(user, `${path}/receipts`, {
      ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 162_000_00, payer: 'Ficus Bank' },
      ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
    });
  }

  const { userSettings } = await user.get<{ userSettings: { user: { usersID: number } } }>('/api/session');
  const signed = async (asks: ApiUser, approves: ApiUser, asked: object) => {
    const path = '/api/configuration/check-signatures';
    const { usersID } = userSettings.user;
    const made = await done<{ signatureID: number }>(asks, path, { usersID, ...asked });
    await done(approves, `${path}/${made?.signatureID}/decision`, { decision: 'approve' });
  };
  await signed(user, second, { kind: 'image', content: picture });
  await signed(second, user, { kind: 'account', bankAccountID, most: null });

  const { page } = await visit({ as: 'administrator', path: '/escrow-accounting/consolidated-checks', tenant });
  const list = page.getByRole('grid', { name: 'Consolidated Checks' });
  const check = list.getByRole('row', { name: /Check 1042/ });
  const pane = page.getByRole('region', { name: 'Payment in hand' });
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('its payee is found by a word, and all three files are ticked', async () => {
    await expect(page.getByRole('button', { name: /New payment/ })).toBeEnabled();
    await press('Insert');
    const find = dialog.getByRole('textbox', { name: 'Find a payee' });
    await expect(find).toBeFocused();
    await page.keyboard.type('pests');
    await press('Enter');
    const rows = dialog.getByRole('grid', { name: 'Files' });
    await expect(rows.getByRole('row', { name: /12-345[678]/ })).toHaveText([
      /12-3456.*Ready/,
      /12-3457.*Ready/,
      /12-3458.*Ready/,
    ]);
    await expect(dialog).toContainText('3 files ticked');
    // Who is sought anew is not whom the last text found: Enter finds, and pays nobody.
    await find.fill('hoa');
    await expect(dialog).toContainText('0 files ticked');
    await find.press('Enter');
    await expect(dialog).toContainText('HOA Acre Inc.: 1 file, 650.00');
    await find.fill('pests');
    await find.press('Enter');
    await expect(dialog).toContainText('3 files ticked');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Check number' }).fill('1042');
    await press('Control+Enter');
  });

  await test.step('it is one check over three files, and says why it is so much', async () => {
    await expect(check).toContainText('361.50');
    await expect(pane).toContainText('12-3458');
    await expectAccessible(page);
    await check.getByRole('rowheader').focus();
    await press('F1');
    await expect(dialog).toContainText('12-3457');
    await press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it is printed as one paper; what did not print well is spoiled and printed again, with a signature', async () => {
    const isPrinted = async () => {
      await expect(page.getByRole('dialog', { name: 'Check 1042' }).getByText('12-3457').first()).toBeAttached();
      await press('Escape');
      await expect(dialog).toContainText('Did all print well?');
      await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
    };
    await press('p');
    await expect(dialog.getByRole('button', { name: 'Print check 1042' })).toBeEnabled();
    await press('Control+Enter');
    await isPrinted();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'No…' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('It jammed');
    await press('Control+Enter');
    await expect(dialog.getByRole('button', { name: 'Print check 1042' })).toBeEnabled();
    await dialog.getByRole('combobox', { name: 'Printed signature' }).focus();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(dialog).toContainText('Printed on each of them');
    await expectAccessible(page);
    await press('Control+Enter');
    await isPrinted();
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(pane.getByText('printed', { exact: true })).toBeVisible();
    await expect(pane).toContainText('with the signature of');
  });

  await test.step('its void is asked for by one and approved by another, of all three', async () => {
    await check.getByRole('rowheader').focus();
    await press('v');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost on the way');
    await press('Control+Enter');
    await expect(check).toContainText('Void asked for');
    const { approvals } = await user.get<FileLedger>(`/api/orders/${first}/ledger`);
    await done(second, '/api/approvals/decide', {
      ...{ approvalIDs: approvals.map(({ approvalID }) => approvalID), isApproved: true, comment: null },
    });
    await expect(check).toContainText('Voided');
    await expectAccessible(page);
    for (const id of files) {
      const { transactions } = await user.get<FileLedger>(`/api/orders/${id}/ledger`);
      expect(transactions.map(({ kind }) => kind)).toEqual(['receipt', 'deposit', 'check', 'void']);
    }
  });
});
