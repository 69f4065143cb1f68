import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noTerms } from '../disclosure/index.ts';
import { anyStoredLoan, anyStoredTerms } from '../disclosure/stored-loans.fixture.ts';
import { faultsOf } from '../trace/index.ts';
import {
  closingProcedures,
  interestBegin,
  loanCalculations,
  noPropertyCosts,
  propertyCosts,
  type StoredPropertyCosts,
  statementFigures,
  statementProjections,
} from './index.ts';
import { fees, file, noCharges, rows } from './stored-purchase.fixture.ts';

const amount = fc.option(fc.integer({ min: 0, max: 1_000_00 }), { freq: 8 });
const anyCosts: fc.Arbitrary<StoredPropertyCosts> = fc.record({
  monthlyEscrow: amount,
  taxesOutsideEscrow: amount,
  insuranceOutsideEscrow: amount,
  otherOutsideEscrow: amount,
  otherPropertyCost: fc.option(fc.constant('HOA dues')),
});
const { loanCosts } = statementFigures(file, rows, fees).totals;

const isField = (field: string): boolean =>
  field === 'loanAmount' || field.startsWith('loan.') || field in noTerms || field in noPropertyCosts;

it('page 5 and the projected payments of any loan that can be stored stand with their reasons, or are open for fields that somebody can fill in', () => {
  fc.assert(
    fc.property(anyStoredLoan, anyStoredTerms, anyCosts, (loan, stated, said) => {
      const page5 = loanCalculations(loan, stated, { loanCosts, fees, begin: interestBegin(file, loan) });
      const costs = propertyCosts(noCharges.escrow, said, fees);
      const payments = statementProjections(loan, stated, costs);
      if (page5.kind === 'open') {
        expect(page5.missing).not.toEqual([]);
        expect(page5.missing.filter(({ field }) => !isField(field))).toEqual([]);
      } else for (const trace of Object.values(page5.figures)) expect(faultsOf(trace, closingProcedures)).toEqual([]);
      for (const each of [payments, costs.escrow, costs.total])
        if (each.kind === 'open') expect(Object.keys(each.missing).filter((field) => !isField(field))).toEqual([]);
      if (payments.kind === 'open') return;
      for (const { principalAndInterest, mortgageInsurance, total } of payments.columns)
        for (const trace of [...principalAndInterest, mortgageInsurance, ...(total ?? [])])
          expect(faultsOf(trace, closingProcedures)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
