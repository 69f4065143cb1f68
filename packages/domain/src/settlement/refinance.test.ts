import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money/index.ts';
import { statementsOf } from './index.ts';
import { sampleFees, samplePurchase } from './sample-purchase.ts';

describe('a refinance', () => {
  const refinance = {
    loanAmount: cents(150_000_00),
    payoffs: [{ label: 'Rho Servicing', amount: cents(115_000_00) }],
    otherCredits: [{ label: 'Grant', amount: cents(1000_00), party: 'Any City' }],
  };
  const fees = sampleFees.filter(({ charges }) => charges.every(({ paidBy }) => paidBy !== 'seller'));
  const refinancing = () => statementsOf({ refinance, fees, lenderCredits: cents(200_00) });

  it('has the table without a seller; every statement says the same cash', () => {
    const { disclosure } = refinancing();
    // −150,000.00 + 9,512.10 − 29.80 + 115,000.00 − 1,000.00
    expect(disclosure.cashFromBorrower.value).toBe(-26_517_70);
    expect([disclosure.summaries, refinancing().sellerNetSheet]).toEqual([null, null]);
    expect(refinancing().hud2010.cashFromBorrower.value).toBe(-26_517_70);
    expect(refinancing().hud1974.cashFromBorrower.value).toBe(-26_517_70);
    expect(refinancing().alta.totals.buyer?.due.value).toBe(-26_517_70);
    expect(refinancing().buyerNetSheet.net.value).toBe(-26_517_70);
    expect(refinancing().balance.isBalanced).toBe(true);
    expect(refinancing().reconciliations.map(({ isExplained }) => isExplained)).toEqual([true, true, true, true]);
  });

  it('a HUD-1A: what the loan and the grant leave goes to the borrower', () => {
    // 150,000.00 + 1,000.00 of the grant − 9,482.30 − 115,000.00
    expect(refinancing().hudOneA?.lines.map(({ number, buyer }) => [number, buyer?.value])).toEqual([
      ['1501', 115_000_00],
      ['1520', 115_000_00],
      ['1600', 150_000_00],
      ['1601', 1000_00],
      ['1602', 9482_30],
      ['1603', 115_000_00],
      ['1604', 26_517_70],
    ]);
    const short = statementsOf({
      refinance: { ...refinance, loanAmount: cents(120_000_00) },
      fees,
      lenderCredits: cents(200_00),
    });
    expect(short.disclosure.cashFromBorrower.value).toBe(3482_30);
    expect(short.hudOneA?.toBorrower.value).toBe(0);
    expect(statementsOf({ purchase: samplePurchase, fees: sampleFees, lenderCredits: zeroCents }).hudOneA).toBeNull();
  });

  it('the payoff is due from the borrower, on line 104 of a HUD-1', () => {
    const line = refinancing().hud2010.lines.find(({ number }) => number === '104');
    expect([line?.label, line?.buyer?.value, line?.payee]).toEqual(['Rho Servicing', 115_000_00, 'Rho Servicing']);
  });

  it('the credit of the lender is part of line 802; the form of 1974 has it on line 204', () => {
    const on = (form: 'hud2010' | 'hud1974', number: string) =>
      refinancing()[form].lines.find((line) => line.number === number)?.buyer?.value;
    expect([on('hud2010', '801'), on('hud2010', '802'), on('hud2010', '803')]).toEqual([1397_00, 205_00, 1602_00]);
    expect([on('hud1974', '802'), on('hud1974', '205')]).toEqual([405_00, 200_00]);
    expect(
      refinancing().hud2010.worksheet?.creditOrCharge.rows.map(({ label, buyer }) => [label, buyer?.value]),
    ).toEqual([
      ['0.25% of loan amount (points)', 405_00],
      ['Lender credits', -200_00],
    ]);
  });
});
