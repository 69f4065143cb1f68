import type { BankAccountRecord } from '@closewright/contract/bank-accounts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

test('a weaker setting is asked for on its screen by one person and approved by another, by keyboard', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const api = await apiUser('administrator', { tenant });
  const accountOf = async () => {
    const [account] = await api.get<BankAccountRecord[]>('/api/configuration/bank-accounts');
    if (!account) throw new Error('there is no bank account');
    return account;
  };
  const { bankAccountID, version, name } = await accountOf();
  // Stricter is one person's matter.
  const stricter = await api.ask('PATCH', `/api/configuration/bank-accounts/${bankAccountID}`, {
    version,
    changes: { twoSignaturesAbove: 5_000_00 },
  });
  expect(stricter.status, stricter.text.slice(0, 300)).toBe(200);

  const first = await visit({ as: 'accountant', path: '/configuration/bank-accounts', tenant });
  const accounts = new SettingListPage(first.page, 'Bank accounts');
  await accounts.isShown();
  const ask = first.page.getByRole('dialog', { name: 'Ask for a weaker control' });

  await test.step('a lower number is saved beside it, and what is weaker is asked for', async () => {
    await accounts.row(name).getByRole('rowheader').focus();
    await first.page.keyboard.press('Enter');
    await accounts.field('Two signatures above').focus();
    await first.page.keyboard.press('Control+a');
    await first.page.keyboard.type('25000');
    await first.page.keyboard.press('Control+Enter');
    await expect(ask).toContainText('$5,000.00');
    await expect(ask).toContainText('$25,000.00');
    await first.page.keyboard.press('Control+Enter');
    await expect(ask).toContainText('Say why');
    await expectAccessible(first.page);
    await first.page.keyboard.type('The insurer asks for no less');
    await first.page.keyboard.press('Control+Enter');
    await expect(first.page.getByRole('dialog')).toHaveCount(0);
    await expect(first.page.getByText('1 weaker setting waits for another person.')).toBeVisible();
    expect((await accountOf()).twoSignaturesAbove).toBe(5_000_00);
  });

  const controls = '/configuration/controls';
  await test.step('who asked does not approve it', async () => {
    await first.page.goto(controls);
    const row = first.page.getByRole('row').filter({ hasText: 'Two signatures above' });
    await expect(row).toContainText('Waits');
    await expect(first.page.getByRole('button', { name: 'Approve…' })).toBeDisabled();
    await first.page.keyboard.press('a');
    await expect(first.page.getByRole('dialog')).toHaveCount(0);
  });

  const second = await visit({ as: 'administrator', path: controls, tenant });
  const dialog = second.page.getByRole('dialog');
  await test.step('another reads what it means and approves it, which sets it', async () => {
    const row = second.page.getByRole('row').filter({ hasText: 'Two signatures above' });
    await expect(row).toContainText('Waits');
    await expect(second.page.getByRole('region', { name: 'Change in hand' })).toContainText('The insurer asks');
    await second.page.keyboard.press('F1');
    await expect(dialog).toContainText('Settings that two people weaken');
    await expectAccessible(second.page);
    await second.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectAccessible(second.page);
    await second.page.keyboard.press('a');
    await expect(dialog).toContainText('becomes “$25,000.00” at once');
    await second.page.keyboard.press('Control+Enter');
    await expect(row).toContainText('Approved');
    expect((await accountOf()).twoSignaturesAbove).toBe(25_000_00);
  });
});
