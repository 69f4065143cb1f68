import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import { fileBalances } from '@closewright/domain/check-writing';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test, type Visitor } from '../fixtures.ts';

/** What somebody does on Pending Approvals. */
function approvalsOf({ page }: Visitor) {
  const grid = page
    .getByRole('treegrid', { name: 'Pending Approvals' })
    .or(page.getByRole('grid', { name: 'Pending Approvals' }));
  return {
    row: (what: string) => grid.getByRole('row').filter({ hasText: what }),
    pane: page.getByRole('region', { name: 'Request in hand' }),
    dialog: page.getByRole('dialog'),
    toast: page.locator('[data-slot=toast]'),
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

// holds blocks 3.31
test('approvals by keyboard: nobody decides an own request; somebody else approves one, refuses one, and the money of the file says so', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [asks, decides] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const { ordersID, fileNumber } = (await asks.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const ledgerOf = () => asks.get<FileLedger>(`${path}/ledger`);
  const send = async (user: ApiUser, to: string, body: unknown) => {
    const answer = await user.ask<FileLedger>('POST', to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const bankAccountID = (await ledgerOf()).accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  const ask = (what: AskedApproval) => send(asks, `${path}/approvals`, what);
  await send(asks, `${path}/receipts`, {
    ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 5000_00, payer: 'Michael Jones' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });
  await ask({
    ...{ kind: 'payment', bankAccountID, amount: 1200_00, method: 'check', payee: 'Ada Park', memo: null },
    comment: 'A deposit that is released',
  });
  const approvalIDs = (await ledgerOf()).approvals.map(({ approvalID }) => approvalID);
  await send(decides, '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });
  const check = (await ledgerOf()).transactions.find(({ kind }) => kind === 'check');
  if (check === undefined) throw new Error('The payment was not made');
  const about = { stripe: check.stripe, number: check.number };
  await ask({ kind: 'void', bankAccountID, about, comment: 'Lost in the mail' });
  await ask({
    ...{ kind: 'advance', bankAccountID, amount: 2500_00, category: 'Payoff short', isRecoverable: true },
    comment: 'The payoff was a day short',
  });

  const at = '/escrow-accounting/pending-approvals';
  const asker = await visit({ as: 'administrator', path: at, tenant });
  const own = approvalsOf(asker);
  await test.step('an own request is shown, not selected, and not decided', async () => {
    await expect(own.row('Void check')).toContainText('Your own request');
    await expect(own.row('Advance')).toContainText('Your own request');
    await own.row('Advance').getByRole('rowheader').focus();
    await own.press('Space', 'Control+a');
    await expect(own.row('0 selected')).toBeVisible();
    await own.press('a');
    await expect(own.toast).toContainText('Your own request: somebody else decides it');
    await expect(own.dialog).toHaveCount(0);
    await asker.listens();
  });

  const other = await visit({ as: 'accountant', path: at, tenant });
  const { row, pane, dialog, toast, press } = approvalsOf(other);
  await test.step('another sees what approving does, selects the void and approves it: it is posted at once, and who asked sees it go', async () => {
    await row('Void check').getByRole('rowheader').focus();
    await expect(pane).toContainText(/Check \d+ to Ada Park is voided: 1,200\.00 goes back to the file\./);
    await expect(pane).toContainText('Available after5,000.00');
    await press('Space');
    await expect(row('1 selected')).toContainText('1,200.00');
    await expectAccessible(other.page);
    await press('a');
    await expect(dialog).toContainText('Approve 1 request');
    await expect(dialog.getByLabel('Comment')).toBeFocused();
    await press('Control+Enter');
    await expect(toast).toContainText('1 request approved, 1,200.00');
    await expect(row('Void check')).toHaveCount(0);
    await expect(own.row('Void check')).toHaveCount(0);
  });

  await test.step('the advance is looked at, and refused with a comment, which it does not go without', async () => {
    await row('Advance').getByRole('rowheader').focus();
    await expect(pane).toContainText(
      /The statement has [\d,.]+ left to pay, 5,000\.00 is available: the file needs nothing\./,
    );
    await press('r');
    await expect(dialog.getByLabel('Comment')).toBeFocused();
    await press('Control+Enter');
    await expect(dialog.getByText('Say why it is refused')).toBeVisible();
    await expectAccessible(other.page);
    await other.page.keyboard.type('The file has enough');
    await press('Control+Enter');
    await expect(toast.filter({ hasText: '1 request refused, 2,500.00' })).toBeVisible();
    await expect(other.page.getByText('Nothing waits for you')).toBeVisible();
  });

  await test.step('what was decided is told with by whom and why; Enter opens it in its file', async () => {
    await other.page.getByRole('radio', { name: 'Decided' }).check();
    await expect(row('Advance')).toContainText('Refused');
    await expect(row('Void check')).toContainText(/Approved\s*Accountant/);
    await row('Advance').getByRole('rowheader').focus();
    await expect(pane).toContainText('The file has enough');
    await press('Enter');
    await expect(other.page).toHaveURL(new RegExp(`/order/${ordersID}/check-writing`));
    await expect(other.frame.fileHeader(fileNumber)).toBeVisible();
  });

  const getting = (await asks.newFile({})).order;
  await test.step('money for another file is asked for by keyboard: a number that is none says so at its field, and nothing is lost', async () => {
    await other.page.locator('body').press('t');
    const toFile = dialog.getByLabel('To file');
    await expect(toFile).toBeFocused();
    await other.page.keyboard.type('99-4711');
    await press('Tab');
    await other.page.keyboard.type('1000');
    await press('Tab');
    await other.page.keyboard.type('Proceeds of the sale');
    await press('Control+Enter');
    await expect(dialog.getByText('There is no file 99-4711.')).toBeVisible();
    await expect(toFile).toBeFocused();
    await expectAccessible(other.page);
    await press('Control+a');
    await other.page.keyboard.type(getting.fileNumber);
    await press('Control+Enter');
    await expect(toast.filter({ hasText: `Transfer to file ${getting.fileNumber}` })).toBeVisible();
  });
  const asked = (await ledgerOf()).approvals.filter(({ kind }) => kind === 'transfer');
  await send(asks, '/api/approvals/decide', {
    ...{ approvalIDs: asked.map(({ approvalID }) => approvalID), isApproved: true, comment: null },
  });
  const got = await asks.get<FileLedger>(`/api/orders/${getting.ordersID}/ledger`);
  expect(fileBalances(got.transactions).available.value).toBe(1000_00);

  const { approvals, transactions } = await ledgerOf();
  expect(approvals.map(({ kind, state, decidedBy }) => [kind, state, decidedBy])).toEqual([
    ['payment', 'approved', 'Accountant'],
    ['void', 'approved', 'Accountant'],
    ['advance', 'refused', 'Accountant'],
    ['transfer', 'approved', 'Administrator'],
  ]);
  const { available, advance } = fileBalances(transactions, bankAccountID);
  expect([available.value, advance.value]).toEqual([4000_00, 0]);
});
