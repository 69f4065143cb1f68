import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import type { Investment } from '@closewright/contract/investments';
import { bankAccountList } from '@closewright/domain/banking';
import type { ApiUser } from '../arrange/api-user.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('principal is invested by two people, and both of its legs are told until they agree', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [one, two] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const { ordersID, fileNumber } = (await one.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const today = givenNow().toISOString().slice(0, 10);
  const send = async (user: ApiUser, method: string, to: string, body: unknown) => {
    const answer = await user.ask<unknown>(method, to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const ledgerOf = () => one.get<FileLedger>(`${path}/ledger`);
  await send(one, 'POST', '/api/configuration/bank-accounts', {
    ...bankAccountList.begin,
    ...{ name: 'Park, invested', kind: 'Investment', bankName: 'Ficus Bank', state: 'TX' },
    ...{ accountTitle: 'Epsilon Escrow for Ada Park', routingNumber: '021000021', accountNumber: '000123454321' },
  });

  const screen = '/escrow-accounting/investment-accounts';
  const first = await visit({ as: 'administrator', path: screen, tenant });
  const dialog = first.page.getByRole('dialog');
  const rowOf = (page: typeof first.page) => page.getByRole('row').filter({ hasText: 'Ada Park' });
  await test.step('one asks for it with the papers; a TIN that is none stands at its field', async () => {
    await expect(first.page.getByText('No investment account yet')).toBeVisible();
    await first.page.keyboard.press('Insert');
    await dialog.getByLabel('File number').fill(fileNumber);
    await first.page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Beneficiary' })).toBeFocused();
    await first.page.keyboard.type('Ada Park');
    await dialog.getByRole('textbox', { name: 'TIN' }).fill('000-12-3456');
    for (const name of ['W-9 signed on', 'Written instruction of']) {
      await dialog.getByRole('textbox', { name }).fill('01/02/2026');
    }
    await dialog.getByLabel('Rate').fill('4.25');
    await first.page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('No SSN begins with 000');
    await expectAccessible(first.page);
    // The focus stands in the field that is wrong.
    await first.page.keyboard.press('Control+a');
    await first.page.keyboard.type('123-45-6789');
    await first.page.keyboard.press('Control+Enter');
    await expect(rowOf(first.page)).toContainText('Another person approves it');
    await first.page.keyboard.press('a');
    await expect(first.page.locator('[data-slot=toast]').filter({ hasText: 'You asked for it' })).toBeVisible();
  });

  const second = await visit({ as: 'accountant', path: screen, tenant });
  await test.step('another approves it', async () => {
    await expect(rowOf(second.page)).toContainText('To approve');
    await second.page.keyboard.press('a');
    await expect(second.page.getByRole('alertdialog')).toContainText('***-**-6789');
    await second.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(rowOf(second.page)).toContainText('Open');
  });

  const { accounts } = await ledgerOf();
  const offered = accounts.filter(({ isOffered }) => isOffered);
  const invested = offered.find(({ name }) => name === 'Park, invested')?.bankAccountID ?? 0;
  const trust = offered.find(({ bankAccountID }) => bankAccountID !== invested)?.bankAccountID ?? 0;
  const receipt = (bankAccountID: number, amount: number, payer: string) =>
    send(one, 'POST', `${path}/receipts`, {
      ...{ bankAccountID, date: today, amount, payer, instrument: 'Wire' },
      ...{ party: null, reference: null, memo: null, kept: [] },
    });
  await receipt(trust, 9_000_00, 'Ada Park');
  const payment: AskedApproval = {
    ...{ kind: 'payment', bankAccountID: trust, amount: 8_000_00, method: 'wire out', memo: null },
    ...{ payee: 'Ficus Bank', comment: 'To be invested' },
  };
  await send(two, 'POST', `${path}/approvals`, payment);
  const approvalIDs = (await ledgerOf()).approvals.map(({ approvalID }) => approvalID);
  await send(one, 'POST', '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });

  const pane = first.page.getByRole('region', { name: 'Investment account in hand' });
  await test.step('its payment is named: it is on its way until it came in', async () => {
    await first.page.reload();
    await expect(rowOf(first.page)).toContainText('Open');
    await first.page.keyboard.press('n');
    await expect(dialog.getByRole('combobox', { name: 'Payment or receipt' })).toContainText('8,000.00, Ficus Bank');
    await first.page.keyboard.press('Control+Enter');
    await expect(pane).toContainText('8,000.00 left trust and has not come in');
    await expectAccessible(first.page);
    await receipt(invested, 8_000_00, 'Escrow trust');
    await first.page.reload();
    await expect(pane).toContainText('Both legs and the ledger agree');
    await expect(rowOf(first.page)).toContainText('8,000.00');
  });

  await test.step('a year without interest has no form', async () => {
    await first.page.keyboard.press('y');
    await expect(first.page.getByText('No account yet')).toBeVisible();
    await expectAccessible(first.page);
    await first.page.keyboard.press('y');
    await expect(pane).toContainText('Ada Park');
  });

  const { results } = await one.get<{ results: Investment[] }>('/api/investment-accounts');
  expect(results.map(({ state, ledger }) => [state, ledger])).toEqual([['open', 8_000_00]]);
});
