import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

/** Form H-24(C) of the CFPB, as far as the Loans page has it. */
const loan = {
  amount: 211_000_00,
  rate: '4',
  termMonths: 360,
  mortgageInsurance: 0,
  isAdjustableRate: true,
  armIndex: 'MTA',
  armMargin: '4',
  firstAdjustmentMonths: 60,
  adjustmentMonths: 36,
  maximumRate: '12',
  isInterestOnly: true,
  interestOnlyMonths: 60,
};

test('the adjustable loan of form H-24(C), by keyboard: its limits, page 1, projected payments, the tables of page 4', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
  const made = await user.ask<{ ordersID: number }>('POST', '/api/orders', newFile);
  const id = made.body?.result.ordersID ?? 0;
  const { version } = (await user.order(id)).order;
  const changed = await user.ask('PATCH', `/api/orders/${id}`, {
    version,
    changes: { loans: [{ loanID: -1, ...loan }] },
  });
  expect(changed.status).toBe(200);
  const { page, frame } = await visit({ as: 'escrow-officer', path: `/order/${id}/settlement/loanterm-section` });
  const terms = new RowsPage(page, 'Loan Terms');
  const table = page.getByRole('table', { name: 'Loan terms, page 1' });
  const missing = page.getByRole('region', { name: 'Missing for the figures' });
  await terms.isEditable();

  await test.step('what is missing leads to the first limit; the others follow by Tab', async () => {
    await terms.field('Amortized over').fill('360');
    await terms.field('Cents rounded').focus();
    await page.keyboard.type('Half up', { delay: 30 });
    await page.keyboard.press('Enter');
    await missing.getByRole('button', { name: /How far the rate may move at its first change/ }).press('Enter');
    await expect(terms.field('Most at the first change')).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await expect(terms.field('Most at later changes')).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await expect(terms.field('Lowest rate')).toBeFocused();
    await page.keyboard.type('3.25');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1.06');
    await page.keyboard.press('Tab');
    await expect(terms.field('Index and margin rounded')).toBeFocused();
    await page.keyboard.type('Next higher 1/8', { delay: 30 });
    await page.keyboard.press('Tab');
    const rate = table.getByRole('row', { name: /Interest rate/ });
    await expect(rate).toContainText(/Yes.*every 3 years starting in year 6.*in year 15 12.*See AIR Table/);
    const payment = table.getByRole('row', { name: /Monthly principal and interest/ });
    await expect(payment).toContainText(/703\.33.*Yes.*in year 15 2,068\.00.*until year 6.*See AP Table/);
    await expectAccessible(page);
    await terms.saveByKey();
    await expect(terms.field('Index and margin rounded')).toHaveText('Next higher 1/8');
  });

  await test.step('the columns go from the least to the most of a payment', async () => {
    await frame.menuEntry('Projected Payments').click();
    const payments = page.getByRole('table', { name: 'Projected payments, page 1' });
    for (const title of ['Years 1–5', 'Years 6–8', 'Years 9–11', 'Years 12–30'])
      await expect(payments.getByRole('columnheader', { name: title })).toBeVisible();
    await expect(payments.getByRole('row', { name: /Principal & interest/ })).toContainText(
      /703\.33.*1,028\.00 min.*1,359\.00 max.*1,604\.00 max.*2,068\.00 max/,
    );
  });

  await test.step('page 4 has both tables, and their figures can be asked why', async () => {
    await frame.menuEntry('Loan Disclosures').click();
    const ap = page.getByRole('table', { name: 'Adjustable Payment (AP) Table' });
    await expect(ap.getByRole('row', { name: /First Change/ })).toContainText('1,028.00 – 1,359.00 at 61st payment');
    await expect(ap.getByRole('row', { name: /Maximum Payment/ })).toContainText('2,068.00 starting at 169th payment');
    const air = page.getByRole('table', { name: 'Adjustable Interest Rate (AIR) Table' });
    await expect(air.getByRole('row', { name: /Index/ })).toContainText('MTA + 4%');
    await expect(air.getByRole('row', { name: /Minimum/ })).toContainText(/3\.25.*\/ 12/);
    await ap.getByRole('button', { name: '2,068.00' }).focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('treegrid', { name: /Highest payment/ })).toContainText('whole dollar');
    await expectAccessible(page);
  });
});
