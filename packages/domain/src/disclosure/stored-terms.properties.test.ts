import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTerms, loanProcedures, schedule } from '../loans/index.ts';
import { faultsOf } from '../trace/index.ts';
import { coursesOf, disclosureProcedures, loanTermLines, noTerms, termsOf } from './index.ts';
import { anyStoredLoan, anyStoredTerms } from './stored-loans.fixture.ts';

const procedures = { ...loanProcedures, ...disclosureProcedures };

/** Fields that a page of the loan or of its statement has. */
const isField = (field: string): boolean => field === 'loanAmount' || field.startsWith('loan.') || field in noTerms;

describe('of any loan and terms that can be stored', () => {
  it('the terms are sound, or open for fields that somebody can fill in', () => {
    fc.assert(
      fc.property(anyStoredLoan, anyStoredTerms, (loan, stated) => {
        const known = termsOf(loan, stated);
        if (known.kind === 'figure') return checkTerms(known.terms);
        expect(Object.keys(known.missing)).not.toEqual([]);
        expect(Object.keys(known.missing).filter((field) => !isField(field))).toEqual([]);
      }),
    );
  });

  it('each line has an answer that its schedule bears out, or says what is missing', () => {
    fc.assert(
      fc.property(anyStoredLoan, anyStoredTerms, (loan, stated) => {
        const lines = loanTermLines(loan, stated);
        for (const { figure, answer, details, missing } of lines) {
          expect(Object.keys(missing).filter((field) => !isField(field))).toEqual([]);
          if (answer === null) expect(missing).not.toEqual({});
          for (const trace of [figure, ...details.map((each) => each.trace)])
            if (trace) expect(faultsOf(trace, procedures)).toEqual([]);
        }
        // What page 1 says of a rate that may change is said of its highest course.
        const known = coursesOf(loan, stated);
        if (known.kind === 'open') return;
        const amounts = schedule(known.high).map((row) => row.amount);
        const isYes = (name: string) => lines.find((line) => line.name === name)?.answer?.isYes;
        const [last = 0, before = last] = amounts.toReversed();
        // Payments that are made more than once are regular ones; within a tenth of the one before, so is the last.
        const regular = amounts.filter((amount, at) => amounts.indexOf(amount) !== at);
        const isFar = last > 1.1 * before && last > 2 * Math.min(...(regular.length > 0 ? regular : [before]));
        expect(isYes('balloonPayment')).toBe(amounts.length <= 2 || isFar);
        const usual = amounts.slice(0, -1);
        expect(isYes('principalAndInterest')).toBe(usual.some((amount) => amount > (amounts[0] ?? 0)));
      }),
      { numRuns: 60 },
    );
  });
});
