import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { bankAccountList } from '@closewright/domain/banking';
import { expect, expectAccessible, test } from '../fixtures.ts';

const account = {
  ...bankAccountList.begin,
  ...{ name: 'Former books', kind: 'Escrow trust', bankName: 'Ficus Bank', accountTitle: 'Epsilon Escrow Trust' },
  ...{ routingNumber: '123456780', accountNumber: '0044000077', state: 'TX' },
};
const home = '/escrow-accounting/reconciliations';

test('an account begins with money: rows are pasted and corrected, one asks, another approves, and its day has it', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  await administrator.ask('POST', '/api/configuration/bank-accounts', account);
  const { fileNumber } = (await administrator.newFile({})).order;
  const { page } = await visit({ as: 'administrator', path: home, tenant });
  const sums = page.getByRole('status', { name: 'Sums' });

  await test.step('what is pasted is read row by row, and what is wrong is said at its row', async () => {
    await page.getByRole('link', { name: 'Begin with money: Former books' }).click();
    await page.getByLabel('At the end of').fill('03/02/2026');
    await page.getByLabel('The bank has').fill('1300');
    await page.getByLabel('Where these figures are from').fill('Trial balance of the former product');
    await page.getByLabel('Files, pasted from a spreadsheet').fill(`File\tBalance\n${fileNumber}\t1,000.005`);
    await expect(page.getByRole('grid', { name: 'Files' })).toContainText('at most two decimals');
    await page.getByLabel('Files, pasted from a spreadsheet').fill(`File\tBalance\n${fileNumber}\t1,000.00`);
    await expect(sums).toContainText('300.00 missing in files');
    await page.getByRole('tab', { name: /Outstanding/ }).click();
    await page
      .getByLabel('Outstanding, pasted from a spreadsheet')
      .fill(`${fileNumber}\tCheck\t501\tAlpha Courier\t9/1/2025\t300.00`);
    await expect(sums).toContainText('In balance');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Waits for another person')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw…' })).toBeVisible();
  });

  await test.step('another person finds it on the accounting home and approves it', async () => {
    const second = await visit({ as: 'accountant', path: home, tenant });
    await second.page
      .getByRole('list', { name: 'Openings' })
      .getByRole('listitem')
      .filter({ hasText: 'Former books' })
      .getByRole('link', { name: 'Approve or refuse' })
      .click();
    await second.page.getByRole('tab', { name: /Outstanding/ }).click();
    await expect(second.page.getByRole('grid', { name: 'Outstanding' })).toContainText('Alpha Courier');
    await expectAccessible(second.page);
    await second.page.getByRole('button', { name: 'Approve…' }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Approve and post' }).click();
    await expect(second.page.getByText('Approved and posted')).toBeVisible();
    await expect(second.page.getByRole('button', { name: /Approve|Refuse|Withdraw/ })).toHaveCount(0);
  });

  const [begun] = (await administrator.get<ReconciledAccountRow[]>('/api/reconciliations/accounts')).filter(
    ({ name }) => name === account.name,
  );
  expect(begun).toMatchObject({ hasPostings: true, threeWay: { book: 1_000_00, bankLessBook: 0, bookLessFiles: 0 } });
});
