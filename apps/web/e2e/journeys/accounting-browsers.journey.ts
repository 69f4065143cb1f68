import { readFile } from 'node:fs/promises';
import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('the books by keyboard: a trial balance that ties, the register that runs, what went out and what came in, each to its file and into a CSV', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [asks, decides] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const [paid, waiting] = [(await asks.newFile({})).order, (await asks.newFile({})).order];
  const ledgerOf = (ordersID: number) => asks.get<FileLedger>(`/api/orders/${ordersID}/ledger`);
  const bankAccountID = (await ledgerOf(paid.ordersID)).accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  const send = async (user: ApiUser, path: string, body: unknown) => {
    const answer = await user.ask<FileLedger>('POST', path, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const receive = (ordersID: number, amount: number, payer: string, instrument: string) =>
    send(asks, `/api/orders/${ordersID}/receipts`, {
      ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount, payer, instrument },
      ...{ party: null, reference: null, memo: null, kept: [] },
    });
  await receive(paid.ordersID, 5_000_00, 'Michael Jones', 'Wire');
  await receive(waiting.ordersID, 200_00, 'Steve Cole', 'Business check');
  const payment: AskedApproval = {
    ...{ kind: 'payment', bankAccountID, amount: 1_200_00, method: 'check', payee: 'Ada Park', memo: null },
    comment: 'A deposit that is released',
  };
  await send(asks, `/api/orders/${paid.ordersID}/approvals`, payment);
  const approvalIDs = (await ledgerOf(paid.ordersID)).approvals.map(({ approvalID }) => approvalID);
  await send(decides, '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });

  const { page } = await visit({ as: 'administrator', path: '/escrow-accounting/etb-browser', tenant });
  const totals = page.getByRole('region', { name: 'Totals' });
  const grid = (name: string) => page.getByRole('grid', { name });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('the trial balance ties to the book; a filter shows a part and hides no total', async () => {
    await expect(grid('ETB Browser').getByRole('row', { name: new RegExp(paid.fileNumber) })).toContainText('3,800.00');
    await expect(totals).toContainText('Above zero, 2 4,000.00');
    await expect(totals).toContainText('Book 4,000.00');
    await expect(totals).toContainText('In balance, difference 0.00');
    await expectAccessible(page);
    await press('Control+f');
    await page.keyboard.type(waiting.fileNumber);
    await expect(totals).toContainText('Shown, 1 200.00');
    await expect(totals).toContainText('Above zero, 2 4,000.00');
    expect(new URL(page.url()).searchParams.get('text')).toContain(waiting.fileNumber);
    await totals.getByRole('button', { name: /^Shown/ }).focus();
    await press('F1');
    await expect(page.getByRole('dialog')).toContainText('1 of 2 files');
    await press('Escape');
  });

  await test.step('a row opens the ledger of its file', async () => {
    await press('Control+f', 'ArrowDown');
    await expect(
      grid('ETB Browser')
        .getByRole('row', { name: new RegExp(waiting.fileNumber) })
        .locator(':focus'),
    ).toBeVisible();
    await press('Enter');
    await expect(page).toHaveURL(new RegExp(`/order/${waiting.ordersID}/.*tab=3`));
  });

  await test.step('the register runs from its opening to its closing balance', async () => {
    await page.goto('/escrow-accounting/escrow-activity?from=2020-01-01');
    const row = grid('Escrow Activity').getByRole('row', { name: /Ada Park/ });
    await expect(row).toContainText('1,200.00');
    await expect(row).toContainText('4,000.00');
    await expect(totals).toContainText('Opening 0.00');
    await expect(totals).toContainText('Closing 4,000.00');
    await expectAccessible(page);
  });

  await test.step('what went out, by what became of it, leaves as a CSV', async () => {
    await page.goto('/escrow-accounting/disbursement-browser?state=outstanding');
    await expect(grid('Disbursement Browser').getByRole('row', { name: /Ada Park/ })).toContainText('Not printed');
    await expect(totals).toContainText('All that fit, 1 1,200.00');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).focus();
    await press('Enter');
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Ada Park');
    await expectAccessible(page);
  });

  await test.step('what came in, and how far it is', async () => {
    await page.goto('/escrow-accounting/receipt-browser');
    const receipts = grid('Receipt Browser');
    await expect(receipts.getByRole('row', { name: /Steve Cole/ })).toContainText('Received');
    await expect(receipts.getByRole('row', { name: /Michael Jones/ })).toContainText('Collected');
    await press('Control+f');
    await page.keyboard.type('nobody at all');
    await expect(page.getByText('No receipt passes these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).focus();
    await press('Enter');
    await expect(totals).toContainText('All that fit, 2 5,200.00');
    await expectAccessible(page);
  });
});
