import type { BankFileRow } from '@closewright/contract/bank-files';
import { bankAccountList } from '@closewright/domain/banking';
import type { Page } from '@playwright/test';
import { type Bai2Day, bai2File } from '../../../../packages/domain/src/bank-files/bai2.fixture.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** The account that the bank tells of, by its number in full. */
const account = {
  ...bankAccountList.begin,
  ...{ name: 'Told by its bank', kind: 'Escrow trust', bankName: 'Ficus Bank', accountTitle: 'Epsilon Escrow Trust' },
  ...{ routingNumber: '123456780', accountNumber: '0044000077', state: 'TX' },
};
const wire = (amount: number, bankReference: string) => ({
  code: '195',
  amount,
  bankReference,
  text: 'WIRE FROM LENDER',
});
const check = (number: number, amount: number) => ({
  ...{ code: '475', amount, customerReference: `${number}`, text: 'CHECK' },
});
const days: readonly Bai2Day[] = [
  {
    ...{ accountNumber: account.accountNumber, date: '2026-03-10', opening: 1000_00, closing: 1850_00 },
    details: [wire(1000_00, 'W1'), check(1042, 150_00)],
  },
  {
    ...{ accountNumber: account.accountNumber, date: '2026-03-11', opening: 1850_00, closing: 1800_00 },
    details: [check(1043, 50_00)],
  },
];
const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('bank files by keyboard: what is new is taken, an overlap offers only the new, wrong totals take nothing, and a file is taken back whole', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const asks = await apiUser('administrator', { tenant });
  const added = await asks.ask('POST', '/api/configuration/bank-accounts', account);
  expect(added.body?.isSuccessful, added.text.slice(0, 300)).toBe(true);
  const { page } = await visit({ as: 'administrator', path: '/escrow-accounting/ebank-recon', tenant });
  const items = page.getByRole('grid', { name: 'Items' });
  const files = page.getByRole('grid', { name: 'Bank files' });
  const inHand = page.getByRole('region', { name: 'File in hand' });
  const dialog = page.getByRole('dialog');

  await test.step('a file is read and looked at; nothing of it is taken before the key that imports', async () => {
    await expect(page.getByText('No bank file yet')).toBeVisible();
    await choose(page, 'march-10.bai', bai2File(days.slice(0, 1), { fileID: '1' }));
    await expect(page.getByText('Nothing is taken yet')).toBeVisible();
    await expect(page.getByText('opens with 1,000.00, closes with 1,850.00. 2 new.')).toBeVisible();
    await expect(items.getByRole('row', { name: /1042/ })).toContainText('(150.00)');
    await expectAccessible(page);
    expect((await asks.get<{ totalRecords: number }>('/api/bank-files')).totalRecords).toBe(0);
    await page.keyboard.press('Control+Enter');
    await expect(files.getByRole('row', { name: /march-10/ })).toContainText('Told by its bank');
    await expect(inHand.getByRole('link', { name: 'Reconcile 03/10/2026' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a file of the same day and the next offers what is new alone', async () => {
    await choose(page, 'march-11.bai', bai2File(days, { fileID: '2' }));
    await expect(page.getByText('1 new, 2 known.')).toBeVisible();
    await expect(items.getByRole('row', { name: /1043/ })).toBeVisible();
    await expect(items.getByRole('row', { name: /1042/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Import 1 new item' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(files.getByRole('row', { name: /march-11/ })).toContainText('(50.00)');
  });

  await test.step('of a file whose totals are wrong nothing is taken, and the line is told', async () => {
    const wrong = bai2File(days.slice(1), { fileID: '3' }).replace(/^49,\d+/m, '49,1');
    await choose(page, 'wrong.bai', wrong);
    await expect(page.getByText('Nothing was taken', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Why nothing was taken' })).toContainText(/Line \d+: /);
    await expectAccessible(page);
    const { results } = await asks.get<{ results: BankFileRow[] }>('/api/bank-files');
    expect(results.map(({ fileName }) => fileName)).toEqual(['march-11.bai', 'march-10.bai']);
  });

  await test.step('a file is taken back with its reason, and what it told is new again', async () => {
    await files
      .getByRole('row', { name: /march-11/ })
      .getByRole('rowheader')
      .focus();
    await page.keyboard.press('t');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('Say why it is taken back');
    await page.keyboard.type('Of a day that is not over');
    await page.keyboard.press('Control+Enter');
    await expect(files.getByRole('row', { name: /march-11/ })).toContainText('Taken back');
    await expect(inHand).toContainText('Of a day that is not over');
    await choose(page, 'march-11.bai', bai2File(days, { fileID: '4' }));
    await expect(page.getByText('1 new, 2 known.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(files).toBeVisible();
  });
});
