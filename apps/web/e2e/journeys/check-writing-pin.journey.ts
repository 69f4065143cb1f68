import type { FileLedger } from '@closewright/contract/check-writing';
import type { ApiUser } from '../arrange/api-user.ts';
import { picture } from '../arrange/picture.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A call that must succeed; what it answers. */
async function done<T = unknown>(user: ApiUser, path: string, body: unknown, method = 'POST'): Promise<T> {
  const answer = await user.ask(method, path, body);
  expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  return answer.body?.result as T;
}

test('two checks by keyboard with a PIN, typed blind, and a printed signature', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [user, administrator, accountant] = await Promise.all([
    apiUser('escrow-officer', { tenant }),
    apiUser('administrator', { tenant }),
    apiUser('accountant', { tenant }),
  ]);
  await done(administrator, '/api/configuration/check-layouts', {
    ...{ name: 'Blank, check on top', place: 'Top', isBlankPaper: true, printsMicr: true },
    ...{ secondSignatureFrom: null, voidAfterDays: 90, inactive: false },
  });
  const id = await user.orderID('12-3456');
  const path = `/api/orders/${id}`;
  const { accounts } = await user.get<FileLedger>(`${path}/ledger`);
  const bankAccountID = accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  await done(user, `${path}/settlement-lock`, { isLocked: true, reason: null }, 'PUT');
  await done(user, `${path}/receipts`, {
    ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 162_000_00, payer: 'Ficus Bank' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });
  const { userSettings } = await user.get<{ userSettings: { user: { usersID: number } } }>('/api/session');
  const { usersID } = userSettings.user;
  const signatures = '/api/configuration/check-signatures';
  /** Asked for by one, approved by another. */
  const signed = async (asks: ApiUser, asked: object) => {
    const { signatureID } = await done<{ signatureID: number }>(asks, signatures, { usersID, ...asked });
    await done(administrator, `${signatures}/${signatureID}/decision`, { decision: 'approve' });
  };
  await signed(user, { kind: 'image', content: picture });
  await signed(accountant, { kind: 'account', bankAccountID, most: null });
  await done(
    administrator,
    '/api/configuration/feature-flags',
    { changes: [{ name: 'checkWritingPIN', isOn: true, was: null }] },
    'PATCH',
  );
  await done(user, '/api/user-settings/check-writing-pin', { old: null, pin: '48291' }, 'PUT');

  const { page } = await visit({ as: 'escrow-officer', path: `/order/${id}/check-writing?tab=2`, tenant });
  const list = page.getByRole('treegrid', { name: 'Disbursements' });
  const row = (name: RegExp) => list.getByRole('row', { name });
  const disburse = page.getByRole('button', { name: /^Disburse \d/ });
  const pin = page.getByRole('dialog', { name: 'Your PIN' });
  const print = page.getByRole('dialog', { name: 'Print checks' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('two are disbursed once the right PIN is typed, right after Ctrl Enter', async () => {
    await expect(disburse).toHaveText(/Disburse 14/);
    await row(/Pests Co/)
      .getByRole('rowheader')
      .focus();
    await press('Control+a', 'Space');
    await row(/HOA Acre/)
      .getByRole('rowheader')
      .focus();
    await press('Space');
    await expect(disburse).toHaveText(/Disburse 2/);
    await press('Control+d');
    await page.getByRole('textbox', { name: 'First check number' }).fill('1042');
    await press('Control+Enter');
    await page.keyboard.type('73920', { delay: 33 });
    await press('Control+Enter');
    await expect(pin).toContainText('This is not your PIN');
    await expectAccessible(page);
    await page.keyboard.type('48291', { delay: 33 });
    await press('Control+Enter');
    await expect(print.getByRole('button', { name: 'Print 2 checks' })).toBeVisible();
  });

  await test.step('they are printed with it and a signature, and the paper has both', async () => {
    const signature = print.getByRole('combobox', { name: 'Printed signature' });
    await signature.focus();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(print).toContainText('Printed on each of them');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(pin.getByLabel('PIN')).toBeFocused();
    await page.keyboard.type('48291', { delay: 33 });
    await press('Control+Enter');
    await expect(page.getByRole('dialog', { name: 'Checks 1042 to 1043' }).getByText('1042').first()).toBeAttached();
    const { prints } = await user.get<FileLedger>(`${path}/ledger`);
    expect(prints.map(({ signers }) => signers.map((signer) => signer.usersID))).toEqual([[usersID], [usersID]]);
  });
});
