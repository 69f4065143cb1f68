import type { FileLedger } from '@closewright/contract/check-writing';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('the money of a purchase by keyboard: earnest money, wires and the statement’s checks, one voided and paid again, a refund of recording fees, and nothing is left', async ({
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
  const lock = await user.ask('PUT', `${path}/settlement-lock`, { isLocked: true, reason: null });
  expect(lock.body?.isSuccessful, lock.text.slice(0, 300)).toBe(true);
  const { page } = await visit({ as: 'escrow-officer', path: `/order/${id}/check-writing`, tenant });
  const expected = page.getByRole('grid', { name: 'Expected by the statement' });
  const receipts = page.getByRole('grid', { name: 'Receipts' });
  const disbursements = page.getByRole('treegrid', { name: 'Disbursements' });
  const totals = page.getByRole('region', { name: 'Totals' });
  const dialog = page.getByRole('dialog');
  const toast = page.locator('[data-slot=toast]');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const how = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const goTo = (name: RegExp, list = disbursements) => list.getByRole('row', { name }).getByRole('rowheader').focus();
  /** Receives what is expected of a party. */
  const receive = async (party: RegExp, instrument: string) => {
    await goTo(party, expected);
    await press('Enter');
    await expect(field('Amount')).toBeVisible();
    await how('How').focus();
    await page.keyboard.type(instrument);
    await press('Tab', 'Control+Enter');
    await expect(dialog).toHaveCount(0);
  };
  /** Somebody else approves what waits, as on Pending Approvals. */
  const approve = async () => {
    const { approvals } = await user.get<FileLedger>(`${path}/ledger`);
    const approvalIDs = approvals.filter(({ state }) => state === 'pending').map(({ approvalID }) => approvalID);
    const body = { approvalIDs, isApproved: true, comment: null };
    const answer = await approver.ask<{ decided: { problem: unknown }[] }>('POST', '/api/approvals/decide', body);
    expect(answer.body?.result.decided).toEqual(approvalIDs.map((approvalID) => ({ approvalID, problem: null })));
  };

  await test.step('earnest money by a check: received, deposited, collected', async () => {
    await expect(page.getByRole('button', { name: /^Add receipt/ })).toBeEnabled();
    await receive(/^Epsilon Title 10,000/, 'Personal');
    await press('d');
    await expect(dialog).toContainText('10,000.00 on one slip');
    await press('Control+Enter');
    await expect(receipts.getByRole('row', { name: /Epsilon Title/ })).toContainText('Not collected');
    await press('c');
    await field('How the bank confirmed it').fill('Confirmed by phone');
    await press('Control+Enter');
    await expect(totals).toContainText('Collected 10,000.00');
  });

  await test.step('lender, buyers and office wire what the statement expects: nothing is to come', async () => {
    for (const party of [/Ficus Bank/, /Mary Stone/, /^Epsilon Title Co/]) await receive(party, 'Wire');
    await expect(totals).toContainText('Collected 186,897.26');
    await expect(totals).toContainText('Uncollected 0.00');
  });

  await test.step('the statement’s payees are paid, all that it owes', async () => {
    await press('Control+PageDown');
    await expect(disbursements).toBeVisible();
    await goTo(/Nobody by name/);
    await press('F2');
    await page.keyboard.type('Any County Recorder');
    await press('Control+Enter');
    await expect(page.getByRole('button', { name: /^Disburse \d/ })).toHaveText(/Disburse 16/);
    await press('Control+d');
    await field('First check number').fill('1042');
    await press('Control+Enter');
    await expect(toast.filter({ hasText: '16 disbursements made, 186,897.26' })).toBeVisible();
    await expect(totals).toContainText('Left 0.00');
  });

  await test.step('a check is lost: voided by two, paid again, and the file is at zero again', async () => {
    await goTo(/Pests Co/);
    await press('v');
    await expect(dialog).toContainText('Somebody else has to approve it');
    await page.keyboard.type('Lost in the mail');
    await press('Control+Enter');
    await expect(disbursements.getByRole('row', { name: /Pests Co/ })).toContainText('Void asked');
    await approve();
    await expect(totals).toContainText('Left 120.50');
    await press('Control+d');
    await expect(dialog).toContainText(/Check\s*1\s*120\.50/);
    await press('Control+Enter');
    await expect(toast.filter({ hasText: '1 disbursement made, 120.50' })).toBeVisible();
    await expect(totals).toContainText('Left 0.00');
  });

  await test.step('the recorder gives back what was too much; it goes to the buyers by another’s leave', async () => {
    await press('Control+PageUp', 'Insert');
    await expect(how('From')).toBeFocused();
    await page.keyboard.type('Any County Recorder');
    await press('Tab');
    await field('Amount').fill('14');
    await how('How').focus();
    await page.keyboard.type('Wire');
    await press('Tab', 'Control+Enter');
    await expect(totals).toContainText('Left 14.00');
    await page.getByRole('tab', { name: /Approvals/ }).press('Enter');
    await press('p');
    await page.keyboard.type('Mary Stone');
    await field('Amount').fill('14');
    await field('Reason').fill('Recording cost less than was collected');
    await press('Control+Enter');
    await expect(page.getByRole('row', { name: /Pay Mary Stone/ })).toContainText('Pending');
    await approve();
    await expect(totals).toContainText('Left 0.00');
    await expectAccessible(page);
  });
});
