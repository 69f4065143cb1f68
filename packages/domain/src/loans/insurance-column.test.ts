import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { insurancePremiums, type LoanTerms, projectedPayments, type RateStep, schedule } from './index.ts';

const terms: LoanTerms = {
  amount: cents(200_000_00),
  rate: '3',
  termMonths: 360,
  paymentRounding: 'halfUp',
  interestRounding: 'halfUp',
};
const step = (fromPayment: number, rate: string): RateStep => ({ fromPayment, rate });

/** The columns by their years, `(MI)` with a premium: 80.00 for so many payments. */
function columnsOf(changes: Partial<LoanTerms>, premiums = 36): string {
  const rows = schedule({ ...terms, ...changes });
  const table = projectedPayments({
    low: rows,
    high: rows,
    premiums: insurancePremiums(rows, cents(80_00), premiums),
    escrow: cents(200_00),
  });
  for (const { total, principalAndInterest, mortgageInsurance } of table)
    expect(total.high).toBe(principalAndInterest.high + mortgageInsurance + 200_00);
  const years = table.map(({ fromYear, toYear, mortgageInsurance, isBalloon }) => {
    const shown = fromYear === toYear ? `${fromYear}` : `${fromYear}-${toYear}`;
    return `${shown}${mortgageInsurance > 0 ? ' (MI)' : ''}${isBalloon ? ' balloon' : ''}`;
  });
  return years.join(' | ');
}

describe('the end of mortgage insurance has a column where there are at most three others (12 CFR 1026.37(c)(1)(ii)(B))', () => {
  it.each<[string, Partial<LoanTerms>, number, string]>([
    // Four payments are separate, of years 1-5, 6, 7 and 8-30: the end in year 3 shows with year 6.
    [
      'three changes of rate: no column',
      { rateSteps: [step(61, '5'), step(73, '6'), step(85, '7')] },
      36,
      '1-5 (MI) | 6 | 7 | 8-30',
    ],
    // Comment 2.i: years 1-5, 6-10 and 11-30 leave one.
    ['two: one', { rateSteps: [step(61, '5'), step(121, '6')] }, 36, '1-3 (MI) | 4-5 | 6-10 | 11-30'],
    ['none: one', {}, 36, '1-3 (MI) | 4-30'],
    // Years 1-5, 6, 7, 8 and 9-30: the last two are one, as without insurance.
    [
      'four: the later ones are one',
      { rateSteps: [step(61, '5'), step(73, '6'), step(85, '7'), step(97, '8')] },
      36,
      '1-5 (MI) | 6 | 7 | 8-30',
    ],
    // It ends with the year in which the rate changes: that column is the change's.
    [
      'an end with a change',
      { rateSteps: [step(37, '5'), step(73, '6'), step(85, '7')] },
      36,
      '1-3 (MI) | 4-6 | 7 | 8-30',
    ],
    // The balloon is the fourth.
    [
      'two changes and a balloon: no column',
      { termMonths: 120, amortizationMonths: 360, rateSteps: [step(61, '5'), step(73, '6')] },
      36,
      '1-5 (MI) | 6 | 7-10 | 10 balloon',
    ],
    [
      'a change and a balloon: one',
      { termMonths: 120, amortizationMonths: 360, rateSteps: [step(61, '5')] },
      36,
      '1-3 (MI) | 4-5 | 6-10 | 10 balloon',
    ],
    // No column comes after year 8: what ends in year 10 has none to show with.
    [
      'an end in the last column',
      { rateSteps: [step(61, '5'), step(73, '6'), step(85, '7')] },
      120,
      '1-5 (MI) | 6 (MI) | 7 (MI) | 8-30 (MI)',
    ],
  ])('%s', (_, changes, premiums, expected) => {
    expect(columnsOf(changes, premiums)).toBe(expected);
  });
});
