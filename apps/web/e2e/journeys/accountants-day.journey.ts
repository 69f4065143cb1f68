import type { AskedApproval } from '@closewright/contract/check-writing';
import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { bankAccountList } from '@closewright/domain/banking';
import { bai2File } from '../../../../packages/domain/src/bank-files/bai2.fixture.ts';
import { expect, test } from '../fixtures.ts';

const account = {
  ...bankAccountList.begin,
  ...{ name: 'Of the day', kind: 'Escrow trust', bankName: 'Ficus Bank', accountTitle: 'Epsilon Escrow Trust' },
  ...{ routingNumber: '123456780', accountNumber: '0044000111', state: 'TX' },
  ...{ firstCheckNumber: 1042, lastCheckNumber: 1999 },
};

test('the accountant’s day by keyboard: what waits is approved, the bank’s file is taken and matched, the day is finalized, and the books tie', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const asks = await apiUser('administrator', { tenant });
  const send = async (to: string, body: unknown) => {
    const answer = await asks.ask('POST', to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  await send('/api/configuration/bank-accounts', account);
  const { bankAccountID } = (await asks.get<ReconciledAccountRow[]>('/api/reconciliations/accounts')).find(
    ({ name }) => name === account.name,
  ) ?? { bankAccountID: 0 };
  const { ordersID } = (await asks.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  // A day that is over, whatever the zone.
  const date = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await send(`${path}/receipts`, {
    ...{ bankAccountID, date, amount: 5000_00, payer: 'Michael Jones', instrument: 'Wire' },
    ...{ party: null, reference: 'FB-88121', memo: null, kept: [] },
  });
  const payment: AskedApproval = {
    ...{ kind: 'payment', bankAccountID, amount: 1200_00, method: 'check', payee: 'Ada Park', memo: null },
    comment: 'A deposit that is released',
  };
  await send(`${path}/approvals`, payment);
  const bankFile = bai2File([
    {
      ...{ accountNumber: account.accountNumber, date, opening: 0, closing: 5000_00 },
      details: [{ code: '195', amount: 5000_00, bankReference: 'FB-88121', text: 'FICUS BANK' }],
    },
  ]);

  const { page } = await visit({ as: 'accountant', path: '/recent-files', tenant });
  const dialog = page.getByRole('dialog');
  const totals = page.getByRole('region', { name: 'Totals' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Goes to a screen as a hand does that knows its name. */
  const goTo = async (name: string) => {
    await press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name);
    await expect(dialog.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    await expect(page).toHaveTitle(`Closewright - ${name}`);
  };
  await page.getByRole('main').waitFor();

  await test.step('what waits for somebody is approved', async () => {
    await goTo('Pending Approvals');
    await page
      .getByRole('row', { name: /Ada Park/ })
      .getByRole('rowheader')
      .focus();
    await press('a');
    await expect(dialog).toContainText('Approve 1 request');
    await expect(dialog.getByLabel('Comment')).toBeFocused();
    await press('Control+Enter');
    await expect(page.getByText('Nothing waits for you')).toBeVisible();
  });

  await test.step('the bank’s file is taken', async () => {
    await goTo('eBank Recon');
    const file = { name: 'day.bai', mimeType: 'text/plain', buffer: Buffer.from(bankFile) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Nothing is taken yet')).toBeVisible();
    await press('Control+Enter');
    await expect(page.getByRole('grid', { name: 'Bank files' }).getByRole('row', { name: /day\.bai/ })).toBeVisible();
  });

  await test.step('its day is matched by the rules and finalized', async () => {
    await goTo('Reconciliations');
    await page
      .getByRole('grid', { name: 'Trust accounts' })
      .getByRole('row', { name: /Of the day/ })
      .getByRole('gridcell')
      .first()
      .focus();
    await press('Enter');
    await expect(page.getByRole('grid', { name: 'Bank items' })).toContainText('FB-88121');
    await press('r');
    await expect(page.getByText('Nothing waits')).toHaveCount(2);
    await expect(totals).toContainText('In balance');
    await page.getByRole('button', { name: 'Finalize day' }).press('Enter');
    await expect(dialog).toContainText('Bank, book and files agree');
    await press('Control+Enter');
    await expect(page.getByText('Not reviewed yet')).toBeVisible();
  });

  await test.step('the books tie, the check among what is out', async () => {
    await goTo('ETB Browser');
    await expect(totals).toContainText('In balance, difference 0.00');
    await expect(totals).toContainText('3,800.00');
    await goTo('Disbursement Browser');
    await expect(page.getByRole('row', { name: /Ada Park/ })).toContainText('Not printed');
  });
});
