import { readFile } from 'node:fs/promises';
import type { BankAccountRecord } from '@closewright/contract/bank-accounts';
import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import type { PositivePayExceptionPage, PositivePayLayoutRecord } from '@closewright/contract/positive-pay';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('positive pay by keyboard: each check goes to its bank once, a void follows alone, and what is taken back is due again', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [asks, decides] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const { ordersID, fileNumber } = (await asks.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const ledgerOf = () => asks.get<FileLedger>(`${path}/ledger`);
  const send = async (user: ApiUser, method: string, to: string, body: unknown) => {
    const answer = await user.ask<FileLedger>(method, to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const account = (await ledgerOf()).accounts.find(({ isOffered }) => isOffered);
  const bankAccountID = account?.bankAccountID ?? 0;
  /** Asked for by one, approved by another. */
  const approved = async (...asked: readonly AskedApproval[]) => {
    for (const each of asked) await send(asks, 'POST', `${path}/approvals`, each);
    const approvalIDs = (await ledgerOf()).approvals.flatMap(({ approvalID, state }) =>
      state === 'pending' ? [approvalID] : [],
    );
    await send(decides, 'POST', '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });
  };
  const pay = (payee: string, amount: number): AskedApproval => ({
    ...{ kind: 'payment', bankAccountID, amount, method: 'check', payee, memo: null },
    comment: 'A deposit that is released',
  });
  await send(asks, 'POST', `${path}/receipts`, {
    ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 5000_00, payer: 'Michael Jones' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });
  await approved(pay('Ada Park', 1200_00), pay('Pests Co', 45_50));

  const { page, listens } = await visit({ as: 'administrator', path: '/configuration/positive-pay-layouts', tenant });
  const dialog = page.getByRole('dialog');
  const toast = page.locator('[data-slot=toast]');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('a layout begins from what a bank has published; its file shows which field says what', async () => {
    await expect(page.getByText('No layouts yet')).toBeVisible();
    await press('Insert');
    await expect(dialog).toContainText('Begin from');
    await press('Control+Enter');
    const sample = dialog.getByRole('region', { name: 'Sample of the file' });
    await expect(dialog.getByRole('textbox', { name: 'Layout' })).toBeFocused();
    await expect(sample).toContainText('I,0044107788,20417,062926,12345.67,Harper & Lowell  Surveyors');
    await dialog
      .getByRole('row', { name: /Check number/ })
      .getByRole('rowheader')
      .focus();
    await expect(sample.locator('[data-current]')).toHaveText(['20417', '20418', '20419', '20388', '20391']);
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(toast).toContainText('Layout Chase CSV added');
  });

  const [layout] = await asks.get<PositivePayLayoutRecord[]>('/api/configuration/positive-pay-layouts');
  const stored = (await asks.get<BankAccountRecord[]>('/api/configuration/bank-accounts')).find(
    (each) => each.bankAccountID === bankAccountID,
  );
  await send(asks, 'PATCH', `/api/configuration/bank-accounts/${bankAccountID}`, {
    version: stored?.version,
    changes: { positivePayLayoutID: layout?.positivePayLayoutID },
  });

  await page.goto(`/escrow-accounting/positive-pay?account=${bankAccountID}`);
  await listens();
  const due = page.getByRole('grid', { name: 'Due' });
  const files = page.getByRole('grid', { name: 'Files' });
  const totals = page.getByRole('region', { name: 'Totals' });
  /** Makes the file of what is due, and gives its lines. */
  const made = async (): Promise<string[][]> => {
    const download = page.waitForEvent('download');
    await press('Control+Enter');
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(lines.pop()).toBe('');
    return lines.map((line) => line.split(','));
  };

  await test.step('what the bank was not told is in amber; the file says it, once, after its counts and sums were shown', async () => {
    await expect(page.getByRole('row', { name: new RegExp(account?.name ?? '') })).toContainText('2 not sent');
    await expect(due.getByRole('row', { name: /Ada Park/ })).toContainText(`1,200.00${fileNumber}`);
    await expect(totals).toContainText('Issued, 2 1,245.50');
    await totals.getByRole('button', { name: /^Issued/ }).focus();
    await press('F1');
    await expect(dialog).toContainText('Checks that the bank was not told of before');
    await press('Escape');
    await expectAccessible(page);
    await press('m');
    await expect(dialog).toContainText('Issued21,245.50');
    const lines = await made();
    expect(lines.map(([code, , , , amount, payee]) => [code, amount, payee])).toEqual([
      ['I', '1200.00', 'Ada Park'],
      ['I', '45.50', 'Pests Co'],
    ]);
    await expect(toast.filter({ hasText: 'File 1 made: 2 issued' })).toBeVisible();
    await expect(page.getByText('Nothing is left to tell the bank')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(account?.name ?? '') })).toContainText('Not accepted yet');
  });

  await test.step('a void that two people made is in the next file alone', async () => {
    const check = (await ledgerOf()).transactions.find(
      ({ kind, facts }) => kind === 'check' && facts.payee === 'Ada Park',
    );
    if (check === undefined) throw new Error('The payment was not made');
    const about = { stripe: check.stripe, number: check.number };
    await approved({ kind: 'void', bankAccountID, about, comment: 'Lost in the mail' });
    await expect(due.getByRole('row', { name: /Ada Park/ })).toContainText('Voided');
    await press('m');
    await expect(dialog).toContainText('Voided11,200.00');
    expect((await made()).map(([code, , , , amount, payee]) => [code, amount, payee])).toEqual([
      ['C', '1200.00', 'Ada Park'],
    ]);
  });

  await test.step('a file that did not reach the bank is taken back with its reason: the void is due again; the other is accepted', async () => {
    await press('f');
    await expect(files.getByRole('row', { name: /^2/ })).toContainText('Made1 voided');
    await press('t');
    await press('Control+Enter');
    await expect(dialog).toContainText('Say why it is taken back');
    await page.keyboard.type('The upload broke off');
    await press('Control+Enter');
    await expect(files.getByRole('row', { name: /^2/ })).toContainText('Taken back');
    await expect(page.getByText('File 2 was taken back')).toBeVisible();
    await files.getByRole('row', { name: /^1/ }).getByRole('rowheader').focus();
    await press('a');
    await expect(page.getByRole('alertdialog')).toContainText('Did the bank accept file 1?');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accepted' }).click();
    await expect(files.getByRole('row', { name: /^1/ })).toContainText('Accepted');
    await press('f');
    await expect(due.getByRole('row', { name: /Ada Park/ })).toContainText('Voided');
    await expect(totals).toContainText('Voided, 1 1,200.00');
  });

  const exceptions = page.getByRole('grid', { name: 'Exceptions' });
  /** Another person confirms the check that was decided last, and the list has it. */
  const confirmed = async (number: string) => {
    await expect(exceptions.getByRole('row', { name: new RegExp(`^${number}`) })).toContainText('To confirm: Pay');
    await expect(page.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
    const { results } = await decides.get<PositivePayExceptionPage>('/api/positive-pay/exceptions');
    const asked = results.find(({ checkNumber, state }) => `${checkNumber}` === number && state === 'to confirm');
    await send(decides, 'POST', `/api/positive-pay/exceptions/${asked?.positivePayExceptionID}/confirm`, {
      found: asked?.finding,
    });
    await page.reload();
    await listens();
    await expect(exceptions.getByRole('row', { name: new RegExp(`^${number}`) })).toContainText('To send: Pay');
  };

  await test.step('what is typed stands beside the ledger; it is paid with what shows it, by two, and goes out in a file', async () => {
    const pane = page.getByRole('region', { name: 'Check in hand' });
    /** Types a check as the bank has it, from the list. */
    const type = async (checkNumber: string, amount: string, payee: string) => {
      await press('Insert');
      await expect(dialog.getByRole('textbox', { name: 'Check number' })).toBeFocused();
      await page.keyboard.type(checkNumber);
      await press('Tab');
      await page.keyboard.type(amount);
      await dialog.getByRole('textbox', { name: 'Payee as the bank reads it' }).fill(payee);
      await dialog.getByRole('textbox', { name: 'At', exact: true }).fill('11:59 PM');
      await press('Control+Enter');
      await expect(dialog).toBeHidden();
    };
    const check = (await ledgerOf()).transactions.find(
      ({ kind, facts }) => kind === 'check' && facts.payee === 'Pests Co',
    );
    const number = String(check?.kind === 'check' ? check.facts.checkNumber : null);
    await press('e');
    await expect(page.getByText('No check passes these filters')).toBeVisible();
    await type(number, '45.50', 'PESTS CO.');
    await expect(exceptions.getByRole('row', { name: new RegExp(`^${number}`) })).toContainText('Agrees');
    await expect(pane).toContainText('Recommended: Pay');
    await expectAccessible(page);
    await press('p');
    await expect(dialog).toContainText('It was typed and stands in no list of the bank');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await press('Control+Enter');
    await expect(dialog).toContainText('Say why it is paid');
    await page.keyboard.type('Mail of the bank');
    await press('Control+Enter');
    await confirmed(number);
    await press('m');
    await expect(dialog).toContainText(`${number}, 45.50: pay`);
    const lines = await made();
    expect(lines.at(-1)?.slice(1, 3)).toEqual([number, '45.50']);
    expect(lines.at(-1)?.[5]).toBe('Pay');
  });

  await test.step('a payment that the ledger speaks against waits for another person', async () => {
    await press('Insert');
    await expect(dialog.getByRole('textbox', { name: 'Check number' })).toBeFocused();
    await page.keyboard.type('99999');
    await press('Tab');
    await page.keyboard.type('10');
    await dialog.getByRole('textbox', { name: 'At', exact: true }).fill('11:59 PM');
    await press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Check in hand' })).toContainText('Recommended: Return');
    await press('p');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await press('Control+Enter');
    await expect(dialog).toContainText('Say why it is paid');
    await page.keyboard.type('Drawn by hand');
    await press('Control+Enter');
    await confirmed('99999');
  });
});
