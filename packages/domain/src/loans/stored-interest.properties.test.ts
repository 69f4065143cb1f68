import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addToDate } from '../dates/index.ts';
import { anyStoredLoan } from '../disclosure/stored-loans.fixture.ts';
import { faultsOf } from '../trace/index.ts';
import { dateProcedures } from '../trid/index.ts';
import { interestByDay, interestFigure, loanProcedures } from './index.ts';

// The keys of a literal are known by its type.
const asked = fc.constantFrom(...(Object.keys(interestByDay) as (keyof typeof interestByDay)[]));
const begins = fc.integer({ min: 0, max: 800 }).map((days) => addToDate('2013-01-01', days, 'days'));
const from = (day: string) => ({ day, source: 'Disbursement', field: 'disbursementDate' });

it('prepaid interest of any loan that can be stored is that of its days, or open for fields that somebody can fill in', () => {
  fc.assert(
    fc.property(asked, anyStoredLoan, begins, (by, loan, day) => {
      const figure = interestFigure(by, loan, from(day));
      if (figure.kind === 'none') throw new Error('A loan that is asked has a figure');
      if (figure.kind === 'open') {
        for (const field of Object.keys(figure.missing)) expect(field).toMatch(/^(loanAmount|loan\.\w+)$/);
        return;
      }
      expect(faultsOf(figure.trace, { ...loanProcedures, ...dateProcedures })).toEqual([]);
      const { value: days } = figure.days;
      const count = days.kind === 'count' ? days.count : Number.NaN;
      expect(Math.sign(figure.value) * Math.sign(count)).toBeGreaterThanOrEqual(0);
      // A day later is a day less, to the cent where each day is rounded.
      const later = interestFigure(by, loan, from(addToDate(day, 1, 'days')));
      const { value: ofDay } = figure.perDay;
      if (later.kind !== 'figure') return;
      if (ofDay.kind === 'money') expect(figure.value - later.value).toBe(ofDay.cents);
      else expect(figure.value).toBeGreaterThanOrEqual(later.value);
    }),
  );
});
