import type { FileLedger } from '@closewright/contract/check-writing';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A call that must succeed. */
async function done(user: ApiUser, path: string, body: unknown, method = 'POST'): Promise<void> {
  const answer = await user.ask(method, path, body);
  expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
}

test('checks on paper by keyboard: two are disbursed and printed, one did not print well and is printed again, the other one is printed again for a reason', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [user, administrator] = await Promise.all([
    apiUser('escrow-officer', { tenant }),
    apiUser('administrator', { tenant }),
  ]);
  await Promise.all([
    done(administrator, '/api/configuration/check-layouts', {
      ...{ name: 'Blank, check on top', place: 'Top', isBlankPaper: true, printsMicr: true },
      ...{ secondSignatureFrom: null, voidAfterDays: 90, inactive: false },
    }),
    done(administrator, '/api/configuration/check-printers', {
      ...{ name: 'Front desk', right: 3, down: -10, inactive: false },
    }),
  ]);
  const id = await user.orderID('12-3456');
  const path = `/api/orders/${id}`;
  const ledgerOf = () => user.get<FileLedger>(`${path}/ledger`);
  const bankAccountID = (await ledgerOf()).accounts.find(({ isOffered }) => isOffered)?.bankAccountID ?? 0;
  await done(user, `${path}/settlement-lock`, { isLocked: true, reason: null }, 'PUT');
  await done(user, `${path}/receipts`, {
    ...{ bankAccountID, date: new Date().toISOString().slice(0, 10), amount: 162_000_00, payer: 'Ficus Bank' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });

  const { page } = await visit({ as: 'escrow-officer', path: `/order/${id}/check-writing?tab=2`, tenant });
  const list = page.getByRole('treegrid', { name: 'Disbursements' });
  const row = (name: RegExp) => list.getByRole('row', { name });
  const disburse = page.getByRole('button', { name: /^Disburse \d/ });
  const dialog = page.getByRole('dialog', { name: 'Print checks' });
  const paper = (name: string) => page.getByRole('dialog', { name });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const goTo = (name: RegExp) => row(name).getByRole('rowheader').focus();

  await test.step('two are disbursed; printing them is offered, with their numbers', async () => {
    await expect(disburse).toHaveText(/Disburse 14/);
    await goTo(/Pests Co/);
    await press('Control+a');
    await expect(disburse).toHaveText(/Disburse 0/);
    await press('Space');
    await goTo(/HOA Acre/);
    await press('Space');
    await expect(disburse).toHaveText(/Disburse 2/);
    await press('Control+d');
    await page.getByRole('textbox', { name: 'First check number' }).fill('1042');
    await press('Control+Enter');
    await expect(dialog.getByRole('row', { name: /First print/ })).toHaveText([/1042Pests Co/, /1043HOA Acre/]);
    await expect(dialog.getByRole('button', { name: 'Print 2 checks' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('on the printer of this workstation; the PDF has both', async () => {
    await press('Tab');
    await expect(dialog.getByLabel('Printer of this workstation')).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(dialog).toContainText('Moved 0.03 in to the right and 0.10 in up');
    await press('Control+Enter');
    for (const number of ['1042', '1043'])
      await expect(paper('Checks 1042 to 1043').getByText(number).first()).toBeAttached();
    await press('Escape');
    await expect(paper('Checks 1042 to 1043')).toHaveCount(0);
  });

  await test.step('the second one did not print well: its paper is spoiled, and it is printed again at once', async () => {
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
    await expectAccessible(page);
    await press('Shift+Tab', 'Enter');
    await page.keyboard.type('1044');
    await press('Tab');
    await page.keyboard.type('Torn');
    await press('Control+Enter');
    await expect(dialog).toContainText('Not among those that were printed: 1042 to 1043');
    await press('Control+a');
    await page.keyboard.type('1043');
    await press('Control+Enter');
    await expect(dialog.getByRole('row', { name: /Instead of spoiled paper/ })).toContainText('1043');
    await expect(dialog.getByLabel('Printer of this workstation')).toHaveText(/Front desk/);
    await press('Control+Enter');
    await expect(paper('Check 1043').getByText('1043').first()).toBeAttached();
    await press('Escape');
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    for (const payee of [/Pests Co/, /HOA Acre/]) await expect(row(payee)).toContainText('Outstanding, printed');
  });

  await test.step('what is printed is printed again with a reason alone', async () => {
    await goTo(/1042/);
    await press('Control+p');
    await expect(dialog.getByRole('row', { name: /Printed again/ })).toContainText('1042');
    await expect(dialog.getByLabel('Why printed again')).toBeFocused();
    await press('Control+Enter');
    await expect(dialog).toContainText('Say why it is printed again');
    await page.keyboard.type('Lost on the way to the payee');
    await press('Control+Enter');
    await expect(paper('Check 1042').getByText('1042').first()).toBeAttached();
    await press('Escape', 'Enter');
    await expect(dialog).toHaveCount(0);
    await press('Alt+Shift+G');
    await expect(page.getByRole('tabpanel', { name: 'Gate' })).toContainText(
      /Printed again.*by Escrow Officer: Lost on the way to the payee/,
    );
  });

  const { prints, transactions } = await ledgerOf();
  const numberOf = (stripe: number, number: number) =>
    transactions.flatMap((each) =>
      each.stripe === stripe && each.number === number && 'checkNumber' in each.facts ? [each.facts.checkNumber] : [],
    )[0];
  expect(
    prints.map(({ stripe, number, reason, spoiled }) => [numberOf(stripe, number), reason, spoiled?.reason ?? null]),
  ).toEqual([
    [1042, null, null],
    [1043, null, 'Torn'],
    [1043, null, null],
    [1042, 'Lost on the way to the payee', null],
  ]);
});
