import type { FileLedger } from '@closewright/contract/check-writing';
import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { bankAccountList } from '@closewright/domain/banking';
import { bai2File } from '../../../../packages/domain/src/bank-files/bai2.fixture.ts';
import { companyDay } from '../../../api/test/harness/company-day.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const account = {
  ...bankAccountList.begin,
  ...{ name: 'Unknown sender', kind: 'Escrow trust', bankName: 'Ficus Bank', accountTitle: 'Epsilon Escrow Trust' },
  ...{ routingNumber: '123456780', accountNumber: '0044000055', state: 'TX' },
};

test('money that nobody knows is recorded from the item of the bank, claimed for a file in part, and asked to be paid back', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const asks = await apiUser('administrator', { tenant });
  const date = companyDay(givenNow(), -3);
  const send = async <T>(to: string, body: unknown): Promise<T> => {
    const answer = await asks.ask<T>('POST', to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
    return answer.body?.result as T;
  };
  await send('/api/configuration/bank-accounts', account);
  const { bankAccountID } = (await asks.get<ReconciledAccountRow[]>('/api/reconciliations/accounts')).find(
    ({ name }) => name === account.name,
  ) ?? { bankAccountID: 0 };
  const { ordersID, fileNumber } = (await asks.newFile({})).order;
  const content = Buffer.from(
    bai2File([
      {
        ...{ accountNumber: account.accountNumber, date, opening: 0, closing: 200_00 },
        details: [
          { code: '195', amount: 700_00, bankReference: 'FB-1', text: 'FICUS BANK' },
          { code: '495', amount: 300_00, bankReference: 'OUT-1', text: 'OUR OWN WIRE' },
          { code: '699', amount: 200_00, text: 'RECALLED' },
        ],
      },
    ]),
  ).toString('base64');
  const sent = { fileName: 'unknown.bai', content, bankAccountID: null, bankFileLayoutID: null };
  const { digest } = await send<{ digest: string }>('/api/bank-files/preview', sent);
  await send('/api/bank-files', { ...sent, digest, keep: [] });

  const day = `/escrow-accounting/reconciliations?account=${bankAccountID}&date=${date}`;
  const { page } = await visit({ as: 'administrator', path: day, tenant });
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('the item of the bank is recorded as of nobody, and nothing waits any more', async () => {
    const item = page.getByRole('grid', { name: 'Bank items' }).getByRole('row', { name: /700.00/ });
    await item.getByRole('gridcell').nth(1).focus();
    await press('o');
    await expect(dialog.getByRole('combobox', { name: 'What it is' })).toContainText('Nobody has claimed this');
    await dialog.getByRole('textbox', { name: 'Who sent it' }).fill('Ficus Bank');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(item).toHaveCount(0);
    await expect(page.getByRole('grid', { name: 'Matched', exact: true })).toContainText(
      /By hand: Ficus Bank.*700\.00/,
    );
  });

  const grid = page.getByRole('grid', { name: 'Unclaimed Money' });
  const row = grid.getByRole('row', { name: /Ficus Bank/ });

  await test.step('a file claims a part of it, which is a receipt there', async () => {
    await page.goto('/escrow-accounting/unclaimed-money');
    await expect(row).toContainText('Waits');
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Unclaimed, 1 700.00');
    await expectAccessible(page);
    await row.getByRole('gridcell').first().click();
    await press('c');
    await dialog.getByLabel('File number').fill(fileNumber);
    await press('Enter');
    const claim = page.getByRole('dialog', { name: `Claim for ${fileNumber}` });
    await claim.getByRole('textbox', { name: 'Amount' }).fill('400.00');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(row).toContainText('Used in part');
    await expect(row).toContainText('300.00');
    const { transactions } = await asks.get<FileLedger>(`/api/orders/${ordersID}/ledger`);
    expect(transactions.map(({ kind }) => kind)).toContain('claimed');
    await page.getByRole('button', { name: /Why this amount/ }).click();
    await expect(dialog).toContainText(`for ${fileNumber}`);
    await press('Escape');
  });

  await test.step('the bank takes a part back: not by our own wire, and with a note', async () => {
    await row.getByRole('gridcell').first().click();
    await press('k');
    const item = dialog.getByRole('combobox', { name: 'Item of the bank' });
    await item.click();
    await expect(page.getByRole('option')).toHaveText([/RECALLED/]);
    await press('Enter');
    await dialog.getByRole('button', { name: 'Bank took it back' }).click();
    await expect(dialog).toContainText('say why it is one');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Why it is a return' }).fill('Recalled by Ficus Bank');
    await press('Control+Enter');
    await expect(row).toContainText('100.00');
  });

  await test.step('the rest is asked to be paid back, which waits for another person', async () => {
    await row.getByRole('gridcell').first().click();
    await press('b');
    await dialog.getByRole('textbox', { name: 'Check number' }).fill('1044');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent to the wrong company');
    await press('Control+Enter');
    await expect(page.getByRole('grid', { name: 'Payments' }).getByRole('row', { name: /Ficus Bank/ })).toContainText(
      'To be approved',
    );
    await expect(row).toContainText('To be approved');
    await press('w');
    await expect(page.getByRole('dialog', { name: /Withdraw/ })).toContainText('wrong company');
    await page
      .getByRole('dialog', { name: /Withdraw/ })
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await expect(row).toContainText('Used in part');
  });

  await test.step('by wire it goes to a payee of the registry, which is found by its name', async () => {
    await send('/api/wire-payees', {
      name: 'Ficus Bank, returns',
      companyID: null,
      instructions: {
        ...{ beneficiary: 'Ficus Bank', bankName: 'First National Bank', routingNumber: '021000021' },
        ...{ accountNumber: '000123456789', intermediaryName: null, intermediaryRouting: null, furtherCredit: null },
        address: {
          street: '12 Main St',
          building: null,
          postcode: '77002',
          town: 'Houston',
          state: 'TX',
          country: 'US',
        },
        ...{ accountType: null, secCode: null, source: 'Letter', receivedOn: date, phoneGiven: null, note: null },
      },
    });
    await row.getByRole('gridcell').first().click();
    await press('b');
    await dialog.getByRole('combobox', { name: 'How' }).click();
    await page.getByRole('option', { name: 'Wire', exact: true }).click();
    const payee = dialog.getByRole('combobox', { name: 'Payee of wires' });
    await payee.fill('Ficus');
    await page.getByRole('option', { name: /Ficus Bank, returns/ }).click();
    await expect(dialog).toContainText('nobody has confirmed them yet');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Its letter asks for a wire');
    await expectAccessible(page);
    await press('Control+Enter');
    await expect(
      page.getByRole('grid', { name: 'Payments' }).getByRole('row', { name: /Ficus Bank, returns/ }),
    ).toContainText(/Wire.*To be approved|To be approved.*Wire/);
  });
});
