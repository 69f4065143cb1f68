import type { FileLedger } from '@closewright/contract/check-writing';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('what a file lacks, by keyboard: an advance is asked for, withdrawn, asked for again, approved by somebody else and recovered in part; what is paid outside the statement leads to its check', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [user, approver] = await Promise.all([
    apiUser('escrow-officer', { tenant }),
    apiUser('administrator', { tenant }),
  ]);
  const id = await user.orderID('12-3456');
  const path = `/api/orders/${id}`;
  const approve = async () => {
    const { approvals } = await user.get<FileLedger>(`${path}/ledger`);
    const approvalIDs = approvals.filter(({ state }) => state === 'pending').map(({ approvalID }) => approvalID);
    const body = { approvalIDs, isApproved: true, comment: 'The wire is on its way' };
    const answer = await approver.ask('POST', '/api/approvals/decide', body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const { page, frame } = await visit({ as: 'escrow-officer', path: `/order/${id}/check-writing?tab=5`, tenant });
  const list = page.getByRole('grid', { name: 'Approvals' });
  const row = (name: RegExp) => list.getByRole('row', { name });
  const dialog = page.getByRole('dialog');
  const totals = page.getByRole('region', { name: 'Totals' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const choose = async (name: string, words: string) => {
    await dialog.getByRole('combobox', { name }).focus();
    await page.keyboard.type(words);
  };

  await test.step('nothing was asked for; an advance says at its fields what is missing', async () => {
    await expect(page.getByText('Nothing was asked for')).toBeVisible();
    await press('r');
    await expect(frame.toasts.filter({ hasText: 'The file lacks nothing' })).toBeVisible();
    await press('a');
    await expect(field('Amount')).toBeFocused();
    await press('Control+Enter');
    for (const words of ['Amount is required', 'Say whether somebody owes it back', 'Say why'])
      await expect(dialog).toContainText(words);
    await page.keyboard.type('500');
    await choose('What for', 'Payoff');
    await choose('Recoverable', 'Yes');
    await field('Reason').fill('The payoff letter was of last week');
    await press('Control+Enter');
    await expect(row(/Advance/)).toContainText(/500\.00.*Escrow Officer.*Pending/);
    await expect(row(/Advance/).getByRole('rowheader')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('who asked withdraws it', async () => {
    await press('w');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(row(/Advance/)).toContainText('Withdrawn');
    await press('w');
    await expect(frame.toasts.filter({ hasText: 'It is withdrawn already' })).toBeVisible();
  });

  await test.step('asked for again, somebody else approves it while the screen is open', async () => {
    const { accounts } = await user.get<FileLedger>(`${path}/ledger`);
    const { bankAccountID } = accounts.find(({ isOffered }) => isOffered) ?? { bankAccountID: 0 };
    const asked = { kind: 'advance', bankAccountID, amount: 500_00, category: 'Payoff short', isRecoverable: true };
    await user.ask('POST', `${path}/approvals`, { ...asked, comment: 'Now by the new letter' });
    await approve();
    await expect(row(/new letter/)).toContainText('Approved, not recovered');
    await expect(totals).toContainText('Advanced 500.00');
  });

  await test.step('a part of it comes back, at most what is lacking; undone, it is lacking again', async () => {
    await row(/new letter/)
      .getByRole('rowheader')
      .focus();
    await press('r');
    await expect(field('Amount')).toHaveValue('500.00');
    await field('Who paid it').fill('Rho Servicing');
    await field('Amount').fill('600');
    await field('Reason').fill('Paid back by wire');
    await press('Control+Enter');
    await expect(dialog).toContainText('At most 500.00');
    await field('Amount').fill('200');
    await press('Control+Enter');
    await expect(row(/new letter/)).toContainText('Approved, partly recovered');
    await expect(totals).toContainText('Advanced 500.00Recovered 200.00');
    await row(/new letter/)
      .getByRole('button', { name: /partly recovered/ })
      .press('Enter');
    await expect(dialog).toContainText(/Administrator.*The wire is on its way.*Partly recovered.*Payoff short/);
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    await frame.toasts.filter({ hasText: 'Recovered' }).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(row(/new letter/)).toContainText('Approved, not recovered');
  });

  await test.step('a payment outside the statement takes no more than is there, and leads to its check', async () => {
    await row(/new letter/)
      .getByRole('rowheader')
      .focus();
    await press('p');
    await expect(dialog).toContainText(/Available\s*500\.00/);
    await page.keyboard.type('Mary Stone');
    await field('Amount').fill('500.01');
    await field('Reason').fill('Brought too much');
    await press('Control+Enter');
    await expect(dialog).toContainText('At most 500.00');
    await field('Amount').fill('120');
    await press('Control+Enter');
    await expect(row(/Pay Mary Stone/)).toContainText('Pending');
    await approve();
    await expect(row(/Pay Mary Stone/)).toContainText('Approved');
    await press('g');
    const made = page.getByRole('treegrid', { name: 'Disbursements' }).getByRole('row', { name: /Mary Stone/ });
    await expect(made.filter({ hasText: 'Outside the statement' }).getByRole('rowheader')).toBeFocused();
  });
});
