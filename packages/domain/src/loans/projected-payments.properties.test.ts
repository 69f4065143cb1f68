import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import {
  highestRates,
  insurancePremiums,
  lowestRates,
  paymentsOf,
  projectedPayments,
  schedule,
  usualPayments,
} from './index.ts';

const adjustable = {
  initialRate: '4',
  margin: '2.25',
  firstAdjustment: 61,
  everyMonths: 12,
  firstCap: '2',
  laterCap: '1',
  lifetimeCap: '5',
  floor: '3',
};

const loans = fc.record({
  termMonths: fc.integer({ min: 13, max: 400 }),
  balloonMonths: fc.constantFrom(0, 0, 100),
  interestOnlyMonths: fc.integer({ min: 0, max: 12 }),
  isAdjustable: fc.boolean(),
  insuredMonths: fc.integer({ min: 0, max: 400 }),
  escrow: fc.integer({ min: 0, max: 500_00 }),
});

it('the columns cover the whole term without a gap, and hold every payment of their years', () => {
  fc.assert(
    fc.property(loans, ({ termMonths, balloonMonths, interestOnlyMonths, isAdjustable, insuredMonths, escrow }) => {
      const rowsAt = (rates: typeof highestRates) =>
        schedule({
          amount: cents(200_000_00),
          rate: '4',
          termMonths,
          amortizationMonths: termMonths + balloonMonths,
          interestOnlyMonths,
          rateSteps: isAdjustable ? rates(adjustable, termMonths) : [],
          paymentRounding: 'halfUp',
          interestRounding: 'halfUp',
        });
      const [low, high] = [rowsAt(lowestRates), rowsAt(highestRates)];
      const premiums = insurancePremiums(high, cents(80_00), insuredMonths);
      const columns = projectedPayments({ low, high, premiums, escrow: cents(escrow) });
      const balloon = columns.at(-1)?.isBalloon ?? false;
      const years = balloon ? columns.slice(0, -1) : columns;
      expect(columns.length).toBeLessThanOrEqual(4);
      expect(years.map(({ fromYear }) => fromYear)).toEqual([1, ...years.slice(0, -1).map(({ toYear }) => toYear + 1)]);
      expect(years.at(-1)?.toYear).toBe(Math.ceil((termMonths - (balloon ? 1 : 0)) / 12));
      const paid = columns.map((column) => paymentsOf(column, termMonths, balloon));
      expect(paid.map(({ from }) => from)).toEqual([1, ...paid.slice(0, -1).map(({ to }) => to + 1)]);
      expect(paid.at(-1)?.to).toBe(termMonths);
      for (const [at, { principalAndInterest, mortgageInsurance, total }] of columns.entries()) {
        const { from = 0, to = 0 } = paid[at] ?? {};
        const amounts = [...usualPayments(low, from, to), ...usualPayments(high, from, to)];
        expect(principalAndInterest).toEqual({ low: Math.min(...amounts), high: Math.max(...amounts) });
        expect(mortgageInsurance).toBe(premiums[from - 1]);
        expect(total.high).toBeLessThanOrEqual(principalAndInterest.high + mortgageInsurance + escrow);
      }
    }),
    { numRuns: 60 },
  );
});
