import type { FileLedger } from '@closewright/contract/check-writing';
import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { bankAccountList } from '@closewright/domain/banking';
import { bai2File } from '../../../../packages/domain/src/bank-files/bai2.fixture.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const account = {
  ...bankAccountList.begin,
  ...{ name: 'Month end', kind: 'Escrow trust', bankName: 'Ficus Bank', accountTitle: 'Epsilon Escrow Trust' },
  ...{
    routingNumber: '123456780',
    accountNumber: '0044000099',
    state: 'TX',
    firstCheckNumber: 1042,
    lastCheckNumber: 1999,
  },
};

test('month-end by keyboard: a slip is matched by its receipts, rules match the rest, a charge is noted and posted, and two people sign', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const prepares = await apiUser('administrator', { tenant });
  // A day that is over, and a business day after it, whatever the zone and the day of the week.
  const date = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const send = async <T>(to: string, body: unknown): Promise<T> => {
    const answer = await prepares.ask<T>('POST', to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
    return answer.body?.result as T;
  };
  await send('/api/configuration/bank-accounts', account);
  const { bankAccountID } = (await prepares.get<ReconciledAccountRow[]>('/api/reconciliations/accounts')).find(
    ({ name }) => name === account.name,
  ) ?? { bankAccountID: 0 };
  const { ordersID } = (await prepares.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const receive = (payer: string, amount: number, instrument: string, reference: string | null) =>
    send<FileLedger>(`${path}/receipts`, {
      ...{ bankAccountID, date, amount, payer, instrument, reference },
      ...{ party: null, memo: 'Earnest money', kept: [] },
    });
  await receive('Ficus Bank', 5000_00, 'Wire', 'FB-88121');
  await receive('Mary Stone', 10_000_00, 'Cashier’s check', null);
  const { transactions } = await receive('Igor Petrov', 2500_00, 'Cashier’s check', null);
  const receipts = transactions
    .filter(({ kind, facts }) => kind === 'receipt' && facts.instrument !== 'Wire')
    .map(({ stripe, number }) => ({ stripe, number }));
  const deposited = await send<FileLedger>(`${path}/receipts/deposit`, {
    bankAccountID,
    date,
    receipts,
  });
  const slip = deposited.transactions.flatMap(({ kind, facts }) =>
    kind === 'deposit' && 'slip' in facts ? [facts.slip] : [],
  )[0];
  const content = Buffer.from(
    bai2File([
      {
        ...{ accountNumber: account.accountNumber, date, opening: 0, closing: 17_488_00 },
        details: [
          { code: '175', amount: 12_500_00, customerReference: `${slip}`, text: 'BRANCH DEPOSIT' },
          { code: '195', amount: 5000_00, bankReference: 'FB-88121', text: 'FICUS BANK' },
          { code: '698', amount: 12_00, text: 'STOP PAYMENT FEE' },
        ],
      },
    ]),
  ).toString('base64');
  const sent = { fileName: 'month-end.bai', content, bankAccountID: null, bankFileLayoutID: null };
  const { digest } = await send<{ digest: string }>('/api/bank-files/preview', sent);
  await send('/api/bank-files', { ...sent, digest, keep: [] });

  const { page } = await visit({ as: 'administrator', path: '/escrow-accounting/reconciliations', tenant });
  const bank = page.getByRole('grid', { name: 'Bank items' });
  const book = page.getByRole('grid', { name: 'Book items' });
  const exceptions = page.getByRole('grid', { name: 'Exceptions' });
  const bar = page.getByRole('region', { name: 'Match', exact: true });
  const totals = page.getByRole('region', { name: 'Totals' });
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('the accounting home says how far the account is; Enter opens its day', async () => {
    const row = page.getByRole('grid', { name: 'Trust accounts' }).getByRole('row', { name: /Month end/ });
    await expect(row).toContainText('Not done');
    await expectAccessible(page);
    await row.getByRole('gridcell').first().focus();
    await press('Enter');
    await expect(bank.getByRole('row', { name: /BRANCH DEPOSIT|12,500.00/ })).toContainText('2 receipts');
    await expect(totals).toContainText('Apart by');
  });

  await test.step('G picks the receipts of the slip, M matches them; the rules match what they are sure of', async () => {
    await bank
      .getByRole('row', { name: /12,500.00/ })
      .getByRole('gridcell')
      .nth(1)
      .focus();
    await press('g');
    await expect(bar).toContainText('1 bank item 12,500.00 and 2 book items 12,500.00');
    await expect(bar).toContainText('Difference 0.00');
    await press('m');
    await expect(book.getByRole('row', { name: /Stone/ })).toHaveCount(0);
    await expect(page.getByRole('grid', { name: 'Matched', exact: true })).toContainText('Deposit slip');
    await press('r');
    await expect(page.getByRole('grid', { name: 'Matched', exact: true })).toContainText('Reference FB-88121');
    await expect(page.getByText('Nothing waits')).toBeVisible();
  });

  await test.step('a charge that only the bank has is noted, posted and matched: all three sides agree', async () => {
    await exceptions
      .getByRole('row', { name: /Bank charge/ })
      .getByRole('rowheader')
      .focus();
    await press('n');
    await page.keyboard.type('Asked the bank: for a stop of last week');
    await press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await exceptions
      .getByRole('row', { name: /Bank charge/ })
      .getByRole('rowheader')
      .focus();
    await press('n');
    await expect(dialog).toContainText('Asked the bank: for a stop of last week');
    await press('Escape', 'Enter');
    await expect(dialog).toContainText('Post charge');
    await press('Control+Enter');
    await expect(totals).toContainText('In balance');
    await totals.getByRole('button', { name: /^Bank/ }).focus();
    await press('F1');
    await expect(dialog).toContainText('Statement balance + deposits in transit + outstanding');
    await press('Escape');
  });

  await test.step('at zero the day is finalized, and is read only; who prepared it does not review it', async () => {
    await page.getByRole('button', { name: 'Finalize day' }).focus();
    await press('Enter');
    await expect(dialog).toContainText('Bank, book and files agree');
    await press('Control+Enter');
    await expect(page.getByText('Not reviewed yet')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Review…' })).toBeDisabled();
  });

  await test.step('another person opens it from the list and signs', async () => {
    const second = await visit({ as: 'accountant', path: '/escrow-accounting/reconciliations', tenant });
    const row = second.page.getByRole('grid', { name: 'Reconciliations' }).getByRole('row', { name: /Month end/ });
    await expect(row).toContainText('Finalized');
    await row.getByRole('rowheader').focus();
    await second.page.keyboard.press('Enter');
    await expect(second.page.getByRole('region', { name: 'Signatures' })).toContainText('Not yet');
    await expectAccessible(second.page);
    await second.page.keyboard.press('Control+Enter');
    await expect(second.page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await second.page.keyboard.type('Seen with its statement');
    await second.page.keyboard.press('Control+Enter');
    await expect(second.page.getByRole('region', { name: 'Signatures' })).toContainText('Seen with its statement');
  });
});
