import { expect, expectAccessible, test } from '../fixtures.ts';

test('receipts by keyboard: earnest money by check is deposited and collected with a note, a wire is good at once, and a slip of the hand is taken back', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer', { tenant });
  const id = await user.orderID('12-3456');
  const { page, frame } = await visit({ as: 'escrow-officer', path: `/order/${id}/check-writing`, tenant });
  const expected = page.getByRole('grid', { name: 'Expected by the statement' });
  const receipts = page.getByRole('grid', { name: 'Receipts' });
  const totals = page.getByRole('region', { name: 'Totals' });
  const dialog = page.getByRole('dialog');
  const button = (name: RegExp) => page.getByRole('button', { name });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await test.step('what is expected opens its receipt, with who and how much', async () => {
    await expect(button(/^Add receipt/)).toBeEnabled();
    await expect(totals).toContainText('Expected 186,897.26');
    await expected
      .getByRole('row', { name: /Ficus Bank/ })
      .getByRole('rowheader')
      .focus();
    await press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Ficus Bank');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('162,000.00');
    await press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a personal check of the earnest money is received; what is missing is told at its field', async () => {
    await press('Insert');
    await expect(dialog.getByRole('combobox', { name: 'From', exact: true })).toBeFocused();
    await page.keyboard.type('Mary Stone');
    // One of a couple is suggested as the couple.
    await expect(dialog.getByRole('combobox', { name: 'Counts as from' })).toContainText('Mary Stone');
    await press('Tab');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused();
    await press('Control+a');
    await page.keyboard.type('10000');
    await press('Control+Enter');
    await expect(dialog).toContainText('Say how it came in');
    await expect(dialog.getByRole('combobox', { name: 'How', exact: true })).toBeFocused();
    await page.keyboard.type('Personal');
    await press('Tab');
    await expect(dialog).toContainText(/When the bank confirms|After its deposit|Good on/);
    await press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(receipts.getByRole('row', { name: /Mary Stone/ })).toContainText('Not deposited');
    await expect(totals).toContainText('Uncollected 10,000.00');
  });

  await test.step('it is in hand, is deposited, then collected with what the bank says', async () => {
    await expect(receipts.getByRole('row', { name: /Mary Stone/ }).getByRole('rowheader')).toBeFocused();
    await press('d');
    await expect(dialog).toContainText('Receipt 1, Mary Stone10,000.00 on one slip');
    await press('Control+Enter');
    await expect(receipts.getByRole('row', { name: /Mary Stone/ })).toContainText('Not collected');
    // Refused: no box comes, and the next key is the page’s.
    await press('d');
    await expect(frame.toasts.filter({ hasText: 'Receipt 1 is on slip' })).toHaveCount(1);
    await press('t');
    await expect(dialog).toContainText('Take back the deposit');
    await press('Control+Enter');
    await expect(dialog).toContainText('Say why');
    await press('Escape');
    await receipts
      .getByRole('row', { name: /Mary Stone/ })
      .getByRole('rowheader')
      .focus();
    await press('c', 'Control+Enter');
    await expect(dialog).toContainText('Say how the bank confirmed it');
    await dialog.getByRole('textbox', { name: 'How the bank confirmed it' }).fill('Confirmed by phone');
    await press('Control+Enter');
    await expect(receipts.getByRole('row', { name: /Mary Stone/ })).toContainText('Collected');
    await expect(totals).toContainText('Collected 10,000.00Uncollected 0.00');
  });

  await test.step('a wire is good at once, and undone by the toast it leaves', async () => {
    await expected
      .getByRole('row', { name: /Ficus Bank/ })
      .getByRole('rowheader')
      .focus();
    await press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('162,000.00');
    await dialog.getByRole('combobox', { name: 'How', exact: true }).focus();
    await page.keyboard.type('Wire');
    await press('Tab');
    await expect(dialog).toContainText('Good at once');
    await press('Control+Enter');
    await expect(totals).toContainText('Collected 172,000.00');
    await expect(expected.getByRole('row', { name: /Ficus Bank/ })).toContainText(/162,000\.00.*162,000\.00.*0\.00/);
    await expect(receipts.getByRole('row', { name: /Ficus Bank/ }).getByRole('rowheader')).toBeFocused();
    await frame.toasts.filter({ hasText: 'Receipt 2 added' }).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(receipts.getByRole('row', { name: /Ficus Bank/ })).toContainText('Taken back');
    await expect(totals).toContainText('Collected 10,000.00');
  });

  await test.step('each total says why', async () => {
    await totals.getByRole('button', { name: /^Collected/ }).focus();
    await press('F1');
    const panel = page.getByRole('complementary', { name: 'Context panel' });
    await expect(panel).toContainText('Receipt 1, Mary Stone');
    await expectAccessible(page);
    await receipts
      .getByRole('row', { name: /^Received/ })
      .getByText('10,000.00')
      .click();
    await press('F1');
    await expect(panel).toContainText('whatever was paid out of it since');
  });

  await test.step('a statement that cannot be read is said, and read when it is tried again', async () => {
    const statement = '**/settlements/0';
    const failure = { isSuccessful: false, errorCode: 'NOT_FOUND', errorMessage: 'Not now', result: null };
    await page.route(statement, (route) => route.fulfill({ status: 404, json: failure }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The settlement statement could not be read');
    await page.unroute(statement);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(expected.getByRole('row', { name: /Ficus Bank/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
