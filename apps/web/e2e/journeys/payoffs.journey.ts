import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

// holds blocks 7.16
test('payoffs of a file, by keyboard: typed, explained, tried for another day, stored, deleted together', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/payoffs` });
  const payoffs = new RowsPage(page, 'Payoffs');
  const figures = page.getByRole('complementary', { name: 'Payoff figures' });
  const type = (text: string) => page.keyboard.type(text, { delay: 30 });
  await payoffs.isEditable();

  await test.step('the letter of the lender is typed as it is read', async () => {
    await payoffs.button('Add payoff').focus();
    await page.keyboard.press('Enter');
    await expect(payoffs.field('Lender')).toBeFocused();
    for (const [at, text] of ['Rho Servicing', '7704-11', '99,000.00', '400', '11/20/2026', '11/30/2026'].entries()) {
      if (at > 0) await page.keyboard.press('Tab');
      await type(text);
    }
    await payoffs.field('Per diem').focus();
    await type('13.56');
    await page.keyboard.press('Tab');
    await payoffs.field('Try another day').fill('11/23/2026');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('99,440.68').first()).toBeVisible();
  });

  await test.step('a fee is added, and F1 tells why the payoff is what it is', async () => {
    await payoffs.button('Add fee').click();
    await type('Release');
    await page.keyboard.press('Tab');
    await type('35');
    await page.keyboard.press('Enter');
    await expect(figures.getByText('99,475.68').first()).toBeVisible();
    await page.keyboard.press('F1');
    const why = page.getByRole('treegrid', { name: /Rho Servicing/ });
    await expect(why.getByText('Interest from 11/21/2026')).toBeVisible();
    await payoffs.button('Expand all').click();
    await expect(why.getByText('The day that is tried')).toBeVisible();
    await why.getByText('Principal', { exact: true }).click();
    await expect(payoffs.field('Principal')).toBeFocused();
  });

  await test.step('at 200 % zoom a date beside the panel is as wide as its text', async () => {
    await page.setViewportSize({ width: 683, height: 384 });
    await payoffs.field('Good through').focus();
    await expect(payoffs.field('Good through')).toBeInViewport();
    expect((await payoffs.field('Good through').boundingBox())?.width).toBeGreaterThan(80);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('a figure that opens while it is typed keeps the panel where it is', async () => {
    await payoffs.field('Principal').fill('');
    await page.keyboard.press('Tab');
    await expect(page.getByText('The figure is open')).toBeVisible();
    await payoffs.field('Principal').fill('99,000.00');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('treegrid', { name: /Rho Servicing/ })).toBeVisible();
  });

  await test.step('of more fees than there can be, those without a place are told at once', async () => {
    await page.getByRole('grid', { name: 'Fees' }).getByText('Release').click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', Array.from({ length: 42 }, (_, at) => `Fee ${at}\t1`).join('\n'));
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
      document.activeElement?.dispatchEvent(paste);
    });
    const words = '2 pasted rows have no place here. There can be at most 40 rows.';
    await expect(page.locator('[data-slot=cell-message]')).toHaveText(words);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('grid', { name: 'Fees' }).getByText('Release')).toBeVisible();
    await expect(figures.getByText('99,475.68').first()).toBeVisible();
  });

  await test.step('what is refused is said until it is taken back', async () => {
    await payoffs.field('Cushion days').fill('99');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Errors' })).toBeVisible();
    await expect(payoffs.field('Cushion days')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('region', { name: 'Errors' })).toBeHidden();
  });

  await test.step('money that arrives after the terms end is warned of', async () => {
    await payoffs.field('Cushion days').fill('9');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('Terms end before: ask for a new letter')).toBeVisible();
    await expect(figures.getByText('Terms end before: Rho Servicing')).toBeVisible();
    await expect(payoffs.row('Rho Servicing').getByRole('img', { name: 'Terms end before' })).toBeVisible();
    await payoffs.field('Cushion days').fill('2');
    await payoffs.field('Credits').fill('100,000');
    await page.keyboard.press('Tab');
    await expect(figures.getByText('The lender holds more than is owed: ask what it sends back')).toBeVisible();
    await payoffs.field('Credits').fill('');
    await payoffs.saveByKey();
  });

  await test.step('the statement of another loan is gone to once what was typed is stored', async () => {
    const { order } = await user.order(id);
    const changes = { loans: [{ loanID: -1, lenderName: 'Second Bank' }] };
    const { status } = await user.ask('PATCH', `/api/orders/${id}`, { version: order.version, changes });
    expect(status).toBe(200);
    const goTo = async (loan: RegExp) => {
      await page.getByRole('combobox', { name: 'Statement of' }).click();
      await page.getByRole('option', { name: loan }).click();
    };
    await payoffs.field('Remarks').fill('Call before wiring');
    await goTo(/^Loan 2/);
    await expect(page.getByText('No payoff yet')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Statement of' })).toBeFocused();
    await goTo(/^Loan 1/);
    await expect(payoffs.field('Remarks')).toHaveValue('Call before wiring');
  });

  await test.step('a second one stays open until its letter is there; both go at once', async () => {
    await payoffs.button('Add payoff').click();
    await type('Sigma Bank');
    await payoffs.saveByKey();
    await expect(payoffs.row('Sigma Bank')).toContainText('Open');
    await payoffs.field('Principal').fill('1,000');
    await payoffs.field('Interest').fill('0');
    await payoffs.field('Interest to').fill('11/20/2026');
    await payoffs.field('Per diem').fill('0.10');
    await payoffs.row('Rho Servicing').getByText('Rho').click();
    await figures.getByRole('button').last().click();
    await page.getByRole('button', { name: 'Expand all' }).click();
    const why = page.getByRole('treegrid', { name: /Payoffs/ });
    await why.getByText('Principal', { exact: true }).last().click();
    await expect(payoffs.field('Lender')).toHaveValue('Sigma Bank');
    await expect(payoffs.field('Principal')).toBeFocused();
    await payoffs.saveByKey();
    await page.reload();
    await expect(payoffs.row('Rho Servicing')).toBeVisible();
    await expectAccessible(page);
    await payoffs.row('Rho Servicing').getByRole('checkbox').click();
    await payoffs.row('Sigma Bank').getByRole('checkbox').click();
    await payoffs.button('Delete 2').click();
    await payoffs.confirm('Delete 2 payoffs');
    await expect(page.getByText('No payoff yet')).toBeVisible();
    await expect(payoffs.list.locator(':focus')).toHaveCount(1);
  });
  // The demo file is left as it was.
  const { order, loans } = await user.order(id);
  const removeLoans = loans.filter(({ lenderName }) => lenderName === 'Second Bank').map(({ loanID }) => loanID);
  await user.ask('PATCH', `/api/orders/${id}`, { version: order.version, changes: { removeLoans } });
});
