import { readFile } from 'node:fs/promises';
import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import type { StoredJournalSettings } from '@closewright/contract/journal-exports';
import { journalAccounts } from '@closewright/domain/journal-exports';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('exports for the books by keyboard: the mapping is filled in, each posting goes out once, and what is taken back is to be exported again', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [asks, decides] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const { ordersID, fileNumber } = (await asks.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const ledgerOf = () => asks.get<FileLedger>(`${path}/ledger`);
  const send = async (user: ApiUser, method: string, to: string, body: unknown) => {
    const answer = await user.ask(method, to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  await send(asks, 'PATCH', '/api/configuration/feature-flags', {
    changes: [{ name: 'workdayIntegration', isOn: true, was: null }],
  });
  const account = (await ledgerOf()).accounts.find(({ isOffered }) => isOffered);
  const bankAccountID = account?.bankAccountID ?? 0;
  await send(asks, 'POST', `${path}/receipts`, {
    ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 5000_00, payer: 'Michael Jones' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });
  for (const [payee, amount] of [
    ['Ada Park', 1200_00],
    ['Epsilon Title Co.', 850_00],
  ] as const) {
    const asked: AskedApproval = {
      ...{ kind: 'payment', bankAccountID, amount, method: 'check', payee, memo: null },
      comment: 'A deposit that is released',
    };
    await send(asks, 'POST', `${path}/approvals`, asked);
    const approvalIDs = (await ledgerOf()).approvals.flatMap(({ approvalID, state }) =>
      state === 'pending' ? [approvalID] : [],
    );
    await send(decides, 'POST', '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });
  }
  const { branches } = await asks.get<StoredJournalSettings>('/api/journal-exports/settings');
  await send(asks, 'PATCH', '/api/journal-exports/settings', {
    version: 0,
    changes: {
      accounts: journalAccounts.slice(1).map((of, at) => ({ account: of, code: String(2010 + at) })),
      branches: branches.map(({ branchID }) => ({ branchID, costCenter: `CC${branchID}` })),
      bankAccounts: [{ bankAccountID, company: 'EPS01', costCenter: 'CC0' }],
      officeNames: ['Epsilon Title Co.'],
    },
  });

  const at = `/escrow-accounting/workday-integration?account=${bankAccountID}`;
  const { page, listens } = await visit({ as: 'administrator', path: at, tenant });
  await listens();
  const dialog = page.getByRole('dialog');
  const toast = page.locator('[data-slot=toast]');
  const due = page.getByRole('grid', { name: 'To export' });
  const totals = page.getByRole('region', { name: 'Totals' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('what the ledger came to stands by day, branch and account, and leads to its postings', async () => {
    await expect(due.getByRole('row', { name: /Outstanding to the office/ })).toContainText('850.00');
    await expectAccessible(page);
    await due
      .getByRole('row', { name: /Available.*2,050\.00/ })
      .getByRole('rowheader')
      .focus();
    await press('Enter');
    await expect(dialog.getByRole('row', { name: /Epsilon Title Co\./ })).toContainText(fileNumber);
    await expectAccessible(page);
    await press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('what is not mapped is named, and typed in', async () => {
    // The wire of the receipt has reached the bank, for which the books have no code yet.
    await expect(page.getByText('Ledger code of Cash at the bank')).toBeVisible();
    await press('g');
    await dialog
      .getByRole('row', { name: /Cash at the bank/ })
      .getByRole('gridcell')
      .first()
      .click();
    await page.keyboard.type('1010');
    await press('Enter');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(toast.filter({ hasText: 'The mapping is saved' })).toBeVisible();
    await expect(page.getByText('Not mapped')).toHaveCount(0);
  });

  await test.step('the file says the same on both sides', async () => {
    await expect(totals).toContainText('Debits');
    await press('m');
    await expect(dialog).toContainText('Each of these postings is in this export alone');
    const download = page.waitForEvent('download');
    await press('Control+Enter');
    const [, ...rows] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    const sum = (column: number) =>
      rows.reduce((all, row) => all + Math.round(Number(row.split(',')[column]) * 100), 0);
    expect(sum(6)).toBe(sum(7));
    expect(sum(6)).toBeGreaterThanOrEqual(7050_00);
    await expect(toast.filter({ hasText: 'Export 1 made' })).toBeVisible();
    await expect(page.getByText('Nothing is to be exported')).toBeVisible();
  });

  await test.step('it is accepted, and taken back: all of it is to be exported again', async () => {
    await press('f');
    const exports = page.getByRole('grid', { name: 'Exports' });
    await expect(exports.getByRole('row', { name: /Not accepted yet/ })).toBeVisible();
    await press('a');
    await expect(dialog.getByRole('textbox', { name: 'Reference in the books' })).toBeFocused();
    await page.keyboard.type('JE-2026-77');
    await press('Control+Enter');
    await expect(exports.getByRole('row', { name: /Accepted/ })).toBeVisible();
    await expectAccessible(page);
    await press('t');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('Loaded twice');
    await press('Control+Enter');
    await expect(exports.getByRole('row', { name: /Taken back/ })).toBeVisible();
    await press('f');
    await expect(due.getByRole('row', { name: /Available.*2,050\.00/ })).toBeVisible();
  });
});
