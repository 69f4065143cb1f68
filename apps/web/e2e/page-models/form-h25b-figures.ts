import { expect, type Page, test } from '@playwright/test';
import { facts } from '../../../api/seed/demo/demo-facts.ts';
import { formLines, shown } from '../arrange/form-h25b.ts';

const { file, loan, expected } = facts;

/** Sees that each figure on the pages of the statement on the screen is that of form H-25(B). */
export async function expectFormH25B(page: Page): Promise<void> {
  const statement = page.url().replace(/[^/]+$/, '');
  const cell = (grid: string, name: string | RegExp, at: number) =>
    page
      .locator(`:is([role=grid],[role=treegrid])[aria-label="${grid}"]`)
      .getByRole('row')
      .filter({ hasText: name })
      .locator(`[data-col="${at}"]`);

  await test.step('sections A to J, each of their lines in its column', async () => {
    await page.goto(`${statement}fees`);
    const fee = (name: string | RegExp, at: number) => cell('Fees', name, 3 + at);
    for (const { name, at, dollars } of formLines.filter(({ section }) => section !== 'E' && section !== 'G'))
      await expect(fee(name, at), name).toContainText(shown(dollars));
    await expect(fee('Recording fee, Deed', 0)).toContainText('40.00');
    await expect(fee('Recording fee, Mortgage', 0)).toContainText('45.00');
    await expect(fee('Transfer tax', 2)).toContainText('950.00');
    const account = ['Homeowner’s insurance', /Property taxes(?! \()/, 'Aggregate adjustment'];
    for (const [at, { dollars }] of formLines.filter(({ section }) => section === 'G').entries())
      await expect(fee(account[at] ?? '', 0)).toContainText(shown(dollars));
    for (const section of 'ABCDEFGHIJ') {
      const head = page.getByRole('row', { name: new RegExp(`^${section} `) });
      await expect(head, section).toContainText(shown(expected[section]));
    }
    await expect(fee('Total Closing Costs', 0)).toContainText(shown(expected.J_atClosing));
    await expect(fee('Total Closing Costs', 1)).toContainText(shown(expected.J_beforeClosing));
    await expect(fee('Total Closing Costs', 2)).toContainText(shown(expected.sellerClosingCosts));
  });

  await test.step('K to N, and the cash of both sides', async () => {
    await page.goto(`${statement}debitcredits-section`);
    const [dues, taxes] = facts.adjustments;
    const lines: readonly (readonly [name: string, buyer?: string, seller?: string])[] = [
      ['K, M', expected.K, expected.M],
      ['Sale price', file.salePrice, file.salePrice],
      ['K 03', expected.J_atClosing],
      ['HOA dues', dues?.paidBySellerInAdvance, dues?.paidBySellerInAdvance],
      ['L, N', expected.L, expected.N],
      ['Deposit', file.deposit],
      ['Loan amount', loan.amount],
      ['N 02', undefined, expected.sellerClosingCosts],
      ['N 04', undefined, file.payoffFirstMortgage],
      ['Seller credit', file.sellerCredit, file.sellerCredit],
      ['Rebate', file.rebateFromSettlementAgent],
      ['County taxes', taxes?.unpaidBySeller, taxes?.unpaidBySeller],
      ['Cash from borrower, to seller', expected.cashFromBuyer, expected.cashToSeller],
    ];
    for (const [name, buyer, seller] of lines) {
      if (buyer) await expect(cell('Debits and credits', name, 3), name).toContainText(shown(buyer));
      if (seller) await expect(cell('Debits and credits', name, 4), name).toContainText(shown(seller));
    }
    const totals = page.getByRole('region', { name: 'Totals' });
    for (const total of [expected.D, expected.J, expected.cashFromBuyer, expected.cashToSeller])
      await expect(totals).toContainText(shown(total));
    await expect(totals).toContainText('In balance');
  });

  await test.step('the cash to close, and what page 1 says of the loan', async () => {
    await page.goto(`${statement}cashtoclose-section`);
    await expect(cell('Cash to close', /^Cash to Close/, 2)).toContainText(shown(expected.cashFromBuyer));
    await page.goto(`${statement}loanterm-section`);
    const terms = page.getByRole('table', { name: 'Loan terms, page 1' });
    await expect(terms.getByRole('row', { name: /Monthly principal/ })).toContainText(
      shown(expected.principalAndInterest),
    );
    await expect(terms.getByRole('row', { name: /Prepayment penalty/ })).toContainText(/Yes.*first 2 years.*3,240\.00/);
    await expect(terms.getByRole('row', { name: /Balloon/ })).toContainText('No');
  });

  await test.step('page 5, and the payments of page 1', async () => {
    await page.goto(`${statement}loan-calculation`);
    const sums = page.getByRole('table', { name: 'Loan calculations, page 5' });
    const { totalOfPayments, financeCharge, amountFinanced, apr, tip, principalAndInterest, escrowMonthly } = expected;
    for (const sum of [shown(totalOfPayments), shown(financeCharge), shown(amountFinanced), apr, tip])
      await expect(sums).toContainText(sum ?? 'none');
    await page.goto(`${statement}projectedpayment-section`);
    const payments = page.getByRole('table', { name: 'Projected payments, page 1' });
    await expect(payments.getByRole('row').first()).toContainText(/Years 1–7.*Years 8–30/);
    for (const part of [principalAndInterest, loan.monthlyMortgageInsurance, escrowMonthly])
      await expect(payments).toContainText(shown(part));
  });
}
