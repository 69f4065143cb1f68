import { describe, expect, it } from 'vitest';
import { noDisclosures } from '../disclosure/index.ts';
import { sampleLoan, sampleTerms } from '../disclosure/stored-loans.fixture.ts';
import { loanMoves, noPropertyCosts, type ReckonedLoan, reckoned, type StoredCharges } from './index.ts';
import { file, noCharges, rows } from './stored-purchase.fixture.ts';

const stated: ReckonedLoan['loan']['stated'] = {
  ...{ ...sampleTerms, ...noDisclosures, ...noPropertyCosts, monthlyEscrow: 206_13, prepaidFinanceCharge: 0 },
  ...({ paymentTotal: 'Payment, not rounded', interestDecimals: 'Three' } as const),
};

function of(loan: Partial<typeof sampleLoan> = {}, others: Partial<ReckonedLoan['loan']['stated']> = {}): ReckonedLoan {
  const changed = { ...sampleLoan, ...loan };
  const charges: StoredCharges = { ...noCharges, interest: { byDay: 'By day, exact', loan: changed } };
  const costs = reckoned({ ...file, loan: changed }, rows, charges);
  return { loan: { loan: changed, stated: { ...stated, ...others } }, costs };
}

describe('the pages of the loan before and after', () => {
  it('nothing moves where nothing changes', () => {
    expect(loanMoves(of(), of())).toEqual([]);
  });

  it('another rate moves payments, charge and rates, each by its change', () => {
    const moved = loanMoves(of(), of({ rate: '4' }));
    const row = (label: string) => moved.find((each) => each.label === label);
    // 162,000 over 360 months: 761.78 at 3.875 %, as form H-25(B) has it, 773.41 at 4 %.
    const payment = moved.find(({ label }) => label.startsWith('Principal and interest'));
    expect(payment).toMatchObject({
      before: [{ kind: 'money', cents: 761_78 }],
      after: [{ kind: 'money', cents: 773_41 }],
      change: { kind: 'money', cents: 11_63 },
    });
    expect(moved.find(({ label }) => label.startsWith('Estimated total'))?.change).toEqual(payment?.change);
    expect(row('Annual percentage rate (APR)')?.change?.kind).toBe('rate');
    expect(row('Finance charge')?.change?.kind).toBe('money');
  });

  it('a figure that opens has no change', () => {
    const moved = loanMoves(of(), of({}, { interestDecimals: null }));
    const tip = moved.find(({ label }) => label.startsWith('Total interest percentage'));
    expect(tip).toMatchObject({ before: [{ kind: 'rate' }], after: null, change: null });
    expect(moved.some(({ label }) => label.startsWith('Principal and interest'))).toBe(false);
  });

  it('payments that open are open, years that come are new', () => {
    const opened = loanMoves(of(), of({ rate: null }));
    expect(opened[0]).toMatchObject({ label: 'Principal and interest, Years 1–7', after: null });
    const short = loanMoves(of(), of({ termMonths: 180 })).filter(({ label }) => label.startsWith('Principal and'));
    const sides = short.map(({ label, before, after }) => [label, before?.length, after?.length]);
    expect(sides).toContainEqual(['Principal and interest, Years 8–30', 1, 0]);
    expect(sides.some(([, before, after]) => before === 0 && after === 1)).toBe(true);
  });

  it('a rate that adjusts is shown from the least to the most, without a change', () => {
    const adjustable = {
      isAdjustableRate: true,
      firstAdjustmentMonths: 60,
      adjustmentMonths: 12,
      armMargin: '2',
      maximumRate: '8',
    };
    const terms = { indexRate: '1', firstCap: '2', laterCap: '2', rateFloor: '2' };
    const both = (rate: string) => of({ ...adjustable, rate }, terms);
    const later = loanMoves(both('3.5'), both('4')).filter(({ before }) => before?.length === 2);
    expect(later.length).toBeGreaterThan(0);
    expect(later.every(({ change }) => change === null)).toBe(true);
  });
});
