import type { Settlement } from '@closewright/contract/settlement';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('parts of a fee and of a credit, by keyboard: opened by key and menu, summed, undone, listed among the addenda', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderWithEmptyStatement('12-3456');
  const statement = `/api/orders/${id}/settlements/0`;
  const { version, loanID } = await user.get<Settlement>(statement);
  const appraisal = { label: 'Appraisal', section: 'B', bucket: 'Zero', source: 'Typed', borrowerAtClosing: 405_00 };
  const answer = await user.ask('PATCH', statement.replace(/0$/, String(loanID)), {
    version,
    changes: {
      fees: [{ feeID: -1, ...appraisal }],
      adjustments: [{ adjustmentID: -1, kind: 'Seller credit', label: 'Repairs', buyerAmount: 250_00 }],
    },
  });
  expect(answer.status).toBe(200);
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/settlement/fees`, tenant });
  const fees = new RowsPage(page, 'Fees', 'Fees');
  const parts = page.getByRole('region', { name: /^Parts of/ });
  const rows = parts.getByRole('row');
  await fees.isEditable();

  await test.step('a key on the fee opens its parts; what they leave out is told', async () => {
    await page
      .getByRole('gridcell', { name: 'Appraisal' })
      .or(page.getByRole('rowheader', { name: 'Appraisal' }))
      .focus();
    await page.keyboard.press('Alt+Shift+P');
    await expect(parts).toContainText('No part yet');
    await page.keyboard.press('Insert');
    await page.keyboard.type('Site visit');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Alpha Appraisal');
    await page.keyboard.press('Tab');
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    await expect(parts).toContainText('The parts come to 300.00, 105.00 less than the line');
    await expectAccessible(page);
  });

  await test.step('a second part makes the line; it is undone, done again and stored', async () => {
    await page.keyboard.press('Insert');
    await page.keyboard.type('Report');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('105');
    await page.keyboard.press('Enter');
    await expect(parts).toContainText('Sum 405.00');
    await expect(parts).not.toContainText('than the line');
    await page.keyboard.press('Control+z');
    await expect(parts).toContainText('105.00 less than the line');
    await page.keyboard.press('Control+y');
    await expect(parts).toContainText('Sum 405.00');
    await page.keyboard.press('Escape');
    await expect(parts).toHaveCount(0);
    await fees.saveByKey();
    await page.reload();
  });

  await test.step('the menu of a credit opens its parts', async () => {
    await frame.menuEntry('Debits and Credits').click();
    const line = page.getByRole('row', { name: /Repairs/ });
    await line.getByRole('rowheader').or(line.getByRole('gridcell')).first().focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: /^Parts/ }).press('Enter');
    await expect(parts).toContainText('No part yet');
    await page.keyboard.press('Insert');
    await page.keyboard.type('Roof');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: 'Roof' })).toContainText('200.00');
    await expect(parts).toContainText('50.00 less than the line');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  });

  await test.step('the addenda list both lines with their parts, and a step of a sum leads to its part', async () => {
    await frame.menuEntry('Addendums').click();
    const itemized = page.getByRole('region', { name: /^Itemized lines/ });
    await expect(itemized).toContainText(
      /Appraisal.*405\.00.*Site visit.*to Alpha Appraisal.*300\.00.*Report.*105\.00/,
    );
    await expect(itemized).toContainText(/Repairs.*200\.00.*50\.00 less than the line/);
    await itemized.getByRole('button', { name: '405.00' }).focus();
    await page.keyboard.press('F1');
    await page
      .getByRole('treegrid', { name: /Sum of the parts/ })
      .getByRole('button', { name: /Report/ })
      .press('Enter');
    await expect(parts).toBeVisible();
    await expectAccessible(page);
  });
});
