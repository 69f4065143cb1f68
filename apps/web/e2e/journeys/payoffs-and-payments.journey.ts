import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('payoffs and payments of a file without a seller, by keyboard: lines of K, totals that follow, a way to what is missing', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const { order } = await user.newFile({
    order: { closingDate: '2026-11-02' },
    loans: [
      { loanID: -1, lenderName: 'First Bank', amount: 150_000_00 },
      { loanID: -2, lenderName: 'Second Bank' },
    ],
  });
  const id = order.ordersID;
  const letter = { principal: 114_900_00, interest: 100_00, interestTo: '2026-11-02', perDiem: 11_00 };
  await user.changeStatement(id, { payoffs: [{ payoffID: -1, lenderName: 'Rho Servicing', ...letter }] });
  const path = `/order/${id}/settlement/cdfPayoffPayments`;
  const { page, frame } = await visit({ as: 'escrow-officer', path });
  const payments = new RowsPage(page, 'Payoffs and Payments');
  // The reason of the total of this name is a tree, too, wherever the panel stands open.
  const grid = page.locator('div').and(page.getByRole('treegrid', { name: 'Payoffs and payments' }));
  const line = (text: string) => grid.getByRole('row').filter({ hasText: text });
  const totals = page.getByRole('region', { name: 'Totals' });
  const total = (name: RegExp) => totals.getByRole('button', { name });
  const add = async (kind: string) => {
    await payments.button('Add payment or credit').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter');
    await expect(line(kind).locator(':focus')).toBeVisible();
  };
  await payments.isEditable();

  await test.step('the menu has this page in place of debits and credits, and the payoff is its first line', async () => {
    await expect(frame.menuEntry('Payoffs and Payments')).toBeVisible();
    await expect(frame.menuEntry('Debits and Credits')).toHaveCount(0);
    await expect(line('Rho Servicing')).toContainText(/K 01.*115,000\.00.*Payoffs/);
    await expect(total(/Cash to borrower/)).toHaveText(/35,000\.00/);
  });

  await test.step('a payment to another is the next line, and lessens what the borrower gets', async () => {
    await add('Payment to another');
    await page.keyboard.type('Credit card');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('4200');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Card Services');
    await page.keyboard.press('Enter');
    await expect(line('Credit card')).toContainText(/K 02.*4,200\.00.*Card Services/);
    await expect(line('Total payoffs and payments (K)')).toContainText('119,200.00');
    await expect(total(/Cash to borrower/)).toHaveText(/30,800\.00/);
  });

  await test.step('a lender credit is no line of K; saved and read again, all stands as it was', async () => {
    await add('Lender credit');
    await page.keyboard.type('350');
    await page.keyboard.press('Enter');
    await expect(total(/Closing costs/)).toHaveText(/350\.00/);
    await expect(total(/Cash to borrower/)).toHaveText(/31,150\.00/);
    await payments.saveByKey();
    await page.reload();
    await expect(line('Credit card')).toContainText(/K 02.*4,200\.00/);
    await expect(grid.getByRole('row', { name: /^Lender credit/ })).toContainText('350.00');
    await expect(line('Total payoffs and payments (K)')).toContainText('119,200.00');
    await expectAccessible(page);
  });

  await test.step('a deposit that was typed for a purchase is open with its reason, not dropped', async () => {
    await user.changeStatement(id, {
      adjustments: [{ adjustmentID: -1, kind: 'Further deposit', buyerAmount: 500_00 }],
    });
    await page.goto(path);
    await expect(line('Further deposit')).toContainText('500.00');
    await expect(line('Total payoffs and payments (K)')).toContainText('Open');
    await total(/Cash to (close|borrower)/).focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('treegrid', { name: /Cash to/ })).toContainText(
      'Further deposit: there is no seller on this file',
    );
  });

  await test.step('the amount that another loan lacks leads to the row of that loan', async () => {
    await page.getByRole('combobox', { name: 'Statement of' }).click();
    await page.getByRole('option', { name: /^Loan 2/ }).click();
    await expect(total(/Cash to close/)).toHaveText(/Open/);
    await total(/Cash to close/).focus();
    await page.keyboard.press('F1');
    const why = page.getByRole('treegrid', { name: /Cash to close/ });
    await page.getByRole('button', { name: 'Expand all' }).click();
    await why.getByText('The loan amount').click();
    const loans = new RowsPage(page, 'Loans');
    await loans.isEditable();
    await expect(loans.field('Loan amount')).toBeFocused();
    await expect(loans.field('Lender')).toHaveValue('Second Bank');
  });
});
