import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import type { Remittance, RemittanceDetail } from '@closewright/contract/remittances';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const order = {
  ...{ rateOrderID: -1, state: 'TX', effectiveDate: '2026-03-02', policies: 'Owner and loan, together' },
  ...{ ownerLiability: 300_000_00, loanLiability: 240_000_00, ownerBorrowerPart: '0', loanBorrowerPart: '100' },
  ...{ loanSection: 'C', payeeName: 'Epsilon Title Co.', underwriter: 'Omega Insurance' },
};

test('a remittance by keyboard: what waits is made a draft, somebody else approves it, and it is sent, paid to the cent and acknowledged', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [user, other] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const done = async (who: ApiUser, method: string, to: string, body: unknown) => {
    const answer = await who.ask(method, to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  await done(user, 'PATCH', '/api/configuration/feature-flags', {
    changes: ['eRemit', 'eRemitFragment'].map((name) => ({ name, isOn: true, was: null })),
  });
  const { ordersID, fileNumber } = (await user.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const { version } = await user.get<{ version: number }>(`${path}/settlements/0`);
  await done(user, 'PATCH', `${path}/settlements/0`, {
    version,
    changes: {
      rateOrders: [order],
      titlePolicies: (['Owner', 'Loan'] as const).map((policy, at) => ({
        ...{ titlePolicyID: -1 - at, rateOrderID: -1, policy, number: `${policy.charAt(0)}-1001` },
      })),
    },
  });
  const ledgerOf = () => user.get<FileLedger>(`${path}/ledger`);
  const bankAccountID = (await ledgerOf()).accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  await done(user, 'POST', `${path}/receipts`, {
    ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 5000_00, payer: 'Michael Jones' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });
  const asked: AskedApproval = {
    ...{ kind: 'payment', bankAccountID, amount: 280_20, method: 'check', payee: 'Omega Insurance', memo: null },
    comment: 'The policies of March',
  };
  await done(user, 'POST', `${path}/approvals`, asked);
  const approvalIDs = (await ledgerOf()).approvals.flatMap(({ approvalID, state }) =>
    state === 'pending' ? [approvalID] : [],
  );
  await done(other, 'POST', '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });

  const at = '/escrow-accounting/e-remit?month=2026-03';
  const { page, listens } = await visit({ as: 'administrator', path: at, tenant });
  await listens();
  const dialog = page.getByRole('dialog');
  const made = page.getByRole('grid', { name: 'Remittances' });
  const pane = page.getByRole('region', { name: 'Remittance in hand' });
  const save = async (name: string) => {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
  };

  await test.step('what waits stands policy by policy, and is made a draft', async () => {
    const waiting = page.getByRole('grid', { name: 'Policies that wait' });
    await expect(waiting.getByRole('row', { name: /O-1001/ })).toContainText('265.20');
    await expect(waiting.getByRole('row', { name: /L-1001/ })).toContainText('15.00');
    await expectAccessible(page);
    await page.keyboard.press('m');
    await expect(dialog).toContainText('2 policies, 280.20 to the underwriter, March 2026');
    await save('Make draft');
    await expect(made.getByRole('row', { name: /Draft/ })).toContainText('280.20');
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  });

  await test.step('somebody else approves it; it ties with the check of the file, and is sent', async () => {
    const { results } = await user.get<{ results: Remittance[] }>('/api/remittances?kind=period');
    const at = `/api/remittances/${results[0]?.remittanceID}`;
    const { linesDigest } = await user.get<RemittanceDetail>(at);
    await done(other, 'POST', `${at}/acts`, { act: { kind: 'approve', linesDigest } });
    await page.reload();
    await listens();
    await expect(made.getByRole('row', { name: /Approved/ })).toBeVisible();
    await expect(pane.getByRole('region', { name: 'Tie-out' })).toContainText('Paid to the cent, file by file');
    await expect(pane.getByRole('table', { name: 'Due and paid' })).toContainText(fileNumber);
    await expectAccessible(page);
    await page.keyboard.press('s');
    await expect(dialog.getByRole('textbox', { name: 'How' })).toBeFocused();
    await page.keyboard.type('Portal');
    await save('Sent');
    await expect(made.getByRole('row', { name: /Sent/ })).toBeVisible();
  });

  await test.step('it is paid and acknowledged', async () => {
    await page.keyboard.press('p');
    await expect(dialog).toContainText('Each file is paid to the cent');
    await expectAccessible(page);
    await save('Paid');
    await expect(pane.getByRole('table', { name: 'Payments' })).toContainText('Named');
    await page.keyboard.press('k');
    await expect(dialog.getByRole('textbox', { name: 'Reference of the underwriter' })).toBeFocused();
    await page.keyboard.type('A-77');
    await save('Acknowledged');
    await expect(made.getByRole('row', { name: /Acknowledged/ })).toBeVisible();
    await expect(pane).toContainText('A-77');
  });

  await test.step('what was sent is read on the Premiums page, which says why', async () => {
    const premiums = await page.context().newPage();
    await premiums.goto(`/order/${ordersID}/settlement/premiums`);
    const main = premiums.getByRole('main');
    const locked = main.locator('[data-mode=read]').filter({ hasText: 'It was remitted' });
    const underwriter = main.getByLabel('Underwriter', { exact: true });
    await expect(underwriter).toHaveAccessibleDescription(/It was remitted/);
    // Date, policies, two liabilities, underwriter and its share; who pays is edited still.
    await expect(locked).toHaveCount(6);
    await expect(main.getByLabel('Paid to')).toBeEditable();
    await premiums.close();
  });

  await test.step('an agent’s part says why, and the card has the policies', async () => {
    await pane.getByRole('button', { name: 'Agent in all' }).focus();
    await page.keyboard.press('F1');
    await expect(dialog).toContainText('The lines added up');
    await page.keyboard.press('Escape');
    await made.getByRole('button', { name: /^What R-/ }).click();
    await expect(page.getByRole('tab', { name: 'Policy O-1001' })).toBeVisible();
    await expectAccessible(page);
  });
});
