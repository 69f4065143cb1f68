import type { Settlement } from '@closewright/contract/settlement';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('addenda of a closing disclosure, by keyboard: written, ordered, undone; lines without room and notes lead to their lines', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/addendums`, tenant });
  const room = page.getByRole('table', { name: 'Room on the form' });

  await test.step('what scrolls and leads nowhere is reached by keyboard', async () => {
    await expect(room).toBeVisible();
    await expectAccessible(page);
  });

  const statement = `/api/orders/${id}/settlements/0`;
  const { version, loanID } = await user.get<Settlement>(statement);
  const repairs = Array.from({ length: 6 }, (_, at) => ({
    adjustmentID: -1 - at,
    kind: 'Adjustment from seller',
    label: `Repair ${at + 1}`,
    buyerAmount: 100_00 + at,
    note: at === 5 ? 'By the inspection\nof April 2' : null,
  }));
  const answer = await user.ask('PATCH', statement.replace(/0$/, String(loanID)), {
    version,
    changes: { adjustments: repairs },
  });
  expect(answer.status).toBe(200);
  await page.reload();
  const addenda = new RowsPage(page, 'Addendums', 'Addenda');
  const notes = page.getByRole('region', { name: /^Notes to lines/ });
  const type = (text: string) => page.keyboard.type(text);
  await addenda.isEditable();

  await test.step('an addendum is written; it prints with both copies unless another is chosen', async () => {
    await expect(page.getByText('No addendum yet')).toBeVisible();
    await page.keyboard.press('Insert');
    await expect(addenda.field('Title')).toBeFocused();
    await type('Receipt of funds');
    await addenda.field('Text').focus();
    await type('Received by wire on the day of closing.');
    await expect(addenda.row('Receipt of funds')).toContainText('Both copies');
    await page.keyboard.press('Insert');
    await expect(addenda.field('Title')).toBeFocused();
    await type('Stipulation');
    await addenda.field('Prints with').focus();
    await page.keyboard.type('Seller', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(addenda.row('Stipulation')).toContainText('Seller’s copy');
    await addenda.saveByKey();
  });

  await test.step('the order is changed by key and undone; another order is stored', async () => {
    // A choice has this key for its list.
    await addenda.field('Title').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await addenda.hasOrder(['Stipulation', 'Receipt']);
    await page.keyboard.press('Control+z');
    await addenda.hasOrder(['Receipt', 'Stipulation']);
    await page.keyboard.press('Alt+ArrowUp');
    await addenda.saveByKey();
    await page.reload();
    await addenda.hasOrder(['Stipulation', 'Receipt']);
    await expectAccessible(page);
  });

  await test.step('what the form has no line for is named with its amount, and a note leads to its line', async () => {
    const paid = room.getByRole('row', { name: /^L Paid by or for borrower/ });
    await expect(paid).toContainText('2 lines on an addendum');
    await expect(paid).toContainText(/Repair 5.*100\.04.*Repair 6.*100\.05/);
    await expect(room.getByRole('row', { name: /^K / })).not.toContainText('addendum');
    await expect(notes).toContainText('By the inspection');
    await notes.getByRole('button', { name: 'Repair 6' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Debits and Credits' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Note: By the inspection/ })).toBeVisible();
  });

  await test.step('the dashboard says so, too, and leads to the page', async () => {
    await page.goto(`/order/${id}/settlement/settlement-dashboard`);
    const part = page.getByRole('region', { name: /^Room on the form/ });
    await expect(part).toContainText('2 lines on an addendum');
    await expect(part.getByRole('row', { name: /^K / })).toHaveCount(0);
    await part.getByRole('link', { name: 'Addendums' }).press('Enter');
    await expect(addenda.row('Stipulation')).toBeVisible();
  });
});
