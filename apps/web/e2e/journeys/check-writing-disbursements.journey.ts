import type { FileLedger } from '@closewright/contract/check-writing';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('disbursements by keyboard: blocked while the file is short, held, combined, disbursed, voided once somebody else approves it, and proposed again', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer', { tenant });
  const id = await user.orderID('12-3456');
  const path = `/api/orders/${id}`;
  const send = async (method: string, to: string, body: unknown) => {
    const answer = await user.ask<FileLedger>(method, `${path}/${to}`, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const ledger = await user.get<FileLedger>(`${path}/ledger`);
  const account = ledger.accounts.find(({ isOffered }) => isOffered);
  const date = new Date().toISOString().slice(0, 10);
  const receive = (amount: number, payer: string) =>
    send('POST', 'receipts', {
      ...{ bankAccountID: account?.bankAccountID, date, amount, payer, instrument: 'Wire' },
      ...{ party: null, reference: null, memo: null, kept: [] },
    });
  await send('PUT', 'settlement-lock', { isLocked: true, reason: null });
  await receive(162_000_00, 'Ficus Bank');
  await receive(10_000_00, 'Michael Jones');

  const { page } = await visit({ as: 'escrow-officer', path: `/order/${id}/check-writing?tab=2`, tenant });
  const list = page.getByRole('treegrid', { name: 'Disbursements' });
  const row = (name: RegExp) => list.getByRole('row', { name });
  const dialog = page.getByRole('dialog');
  const toast = page.locator('[data-slot=toast]');
  const gate = page.getByRole('tabpanel', { name: 'Gate' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const goTo = (name: RegExp) => row(name).getByRole('rowheader').focus();
  const disburse = page.getByRole('button', { name: /^Disburse \d/ });

  await test.step('what nobody is named for and what the file is short of are blocked; the gate says why', async () => {
    await expect(disburse).toHaveText(/Disburse 14/);
    await expect(page.getByRole('region', { name: 'Blocked disbursements' })).toContainText('2 of 16 are blocked.');
    await press('F8');
    await expect(gate).toContainText('Payee is not settled');
    await press('F8');
    await expect(gate).toContainText('The file would be short 14,812.26.');
    await expect(row(/Steve Cole/)).toContainText('Blocked: 14,812.26 short');
    await press('Space');
    await expect(toast).toContainText('Steve Cole and Amy Doe is not picked');
    await expectAccessible(page);
  });

  await test.step('one is held with its reason, and the payee of another is named', async () => {
    await goTo(/HOA Acre/);
    await press('h');
    await page.keyboard.type('W-9 missing');
    await press('Enter');
    await expect(row(/HOA Acre/)).toContainText('Hold: W-9 missing');
    await goTo(/Nobody by name/);
    await press('F2');
    await page.keyboard.type('Any County Recorder');
    await press('Control+Enter');
    await expect(row(/Any County Recorder/)).toContainText('Ready');
    await expect(disburse).toHaveText(/Disburse 14/);
  });

  await test.step('what somebody else has planned since is not taken back', async () => {
    const { plans, planVersion } = await user.get<FileLedger>(`${path}/ledger`);
    const theirs = plans.map((plan) => (plan.hold === null ? plan : { ...plan, hold: 'Asked the broker' }));
    await send('PUT', 'planned-disbursements', { planVersion, plans: theirs });
    await expect(row(/HOA Acre/)).toContainText('Hold: Asked the broker');
    await goTo(/HOA Acre/);
    await press('Control+z');
    await expect(toast.filter({ hasText: 'Somebody else has planned meanwhile' })).toBeVisible();
    await expect(row(/HOA Acre/)).toContainText('Hold: Asked the broker');
    // A key that is refused leaves the keyboard to the page.
    await goTo(/Pests Co/);
    await press('v');
    await expect(toast.filter({ hasText: 'Go to a disbursement that was made' })).toBeVisible();
    await press('h');
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('two that are picked become one; Ctrl Z takes it apart again, and they are combined once more', async () => {
    await goTo(/Alpha Real Estate/);
    await press('Control+a');
    await expect(disburse).toHaveText(/Disburse 0/);
    await press('Space', 'ArrowDown', 'Space', 'c');
    await expect(dialog).toContainText('They are to different payees');
    await dialog.getByRole('button', { name: /^Combine/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(/Real Estate Broker/)).toHaveCount(1);
    await expect(row(/Real Estate Broker/)).toContainText('11,400.00');
    await press('Control+z');
    await expect(row(/Real Estate Broker/)).toHaveCount(2);
    await press('Control+a');
    await expect(disburse).toHaveText(/Disburse 14/);
  });

  await test.step('they are disbursed, with the number of the first check and how many there are of each kind', async () => {
    await press('Control+d');
    await expect(dialog).toContainText(/Check\s*13\s*21,832\.30/);
    await dialog.getByRole('textbox', { name: 'First check number' }).fill('1042');
    await press('Control+Enter');
    await expect(toast.filter({ hasText: 'Checks 1042 to 1054, 1 Wire' })).toContainText(
      '14 disbursements made, 121,832.30',
    );
    await expect(list.getByRole('row', { name: /^Made/ })).toContainText('14 disbursements');
    await expect(row(/Pests Co/)).toContainText('Not printed yet');
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Disbursed 121,832.30');
  });

  await test.step('a void is asked for, once; nothing is posted', async () => {
    await goTo(/Pests Co/);
    await press('v');
    await expect(dialog).toContainText('Somebody else has to approve it');
    await press('Control+Enter');
    await expect(dialog).toContainText('Say why');
    await page.keyboard.type('Lost in the mail');
    await press('Control+Enter');
    await expect(row(/Pests Co/)).toContainText('Void asked');
    await expect(row(/Pests Co/).getByRole('rowheader')).toBeFocused();
    await press('v');
    await expect(toast.filter({ hasText: 'Void is asked for already, by Escrow Officer' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /Approvals/ })).toContainText('1');
  });

  await test.step('somebody else approves it while the screen is open: it is proposed again, and stands among the voids', async () => {
    const approver = await apiUser('administrator', { tenant });
    const [request] = (await user.get<FileLedger>(`${path}/ledger`)).approvals;
    const body = { approvalIDs: [request?.approvalID], isApproved: true, comment: null };
    const answer = await approver.ask<{ decided: unknown }>('POST', '/api/approvals/decide', body);
    expect(answer.body?.result.decided).toEqual([{ approvalID: request?.approvalID, problem: null }]);
    await expect(row(/Pests Co/)).toHaveCount(2);
    await expect(row(/Pests Co/).filter({ hasText: 'Voided' })).toContainText('1045');
    await expect(row(/Pests Co/).filter({ hasText: 'Ready' })).toContainText('120.50');
    await press('Control+PageDown', 'Control+PageDown');
    const voids = page.getByRole('grid', { name: 'Voids and stops' });
    await expect(voids.getByRole('row', { name: /Check 1045/ })).toContainText(
      /Escrow Officer.*Administrator.*Lost in the mail.*120\.50.*To be paid again/,
    );
    await expectAccessible(page);
  });
});
