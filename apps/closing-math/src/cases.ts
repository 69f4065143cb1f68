import {
  fullFileCase as fullFile,
  gfeComparisonCase as gfeComparison,
  loanCostsCase as loanCosts,
  mortgageInsuranceCase as mortgageInsurance,
  projectedPaymentsCase as projectedPayments,
  settlementCase as settlement,
  toleranceCase as tolerance,
  whatIfCase as whatIf,
} from '@closewright/contract/closing-math';
import { z } from 'zod';

/** Cases of the contract with fields of the command: the credits of the lender beside their estimate, insurance that is not private. */

const amount = gfeComparison.shape.estimatedLenderCredits;

const forCure = {
  lenderCreditsForCure: amount.meta({
    description:
      'What of lenderCredits is itself given back for charges that rose: it makes up for no estimate. In dollars, with at most two decimals; none if it is left out.',
  }),
} as const;

const credits = {
  estimatedLenderCredits: amount.meta({
    description:
      'Credits of the lender on the loan estimate or the good faith estimate, general and for single services: less of them is a charge that rose (12 CFR 1026.19(e)(3)(i), comment 5). In dollars, with at most two decimals; nothing is compared if it is left out.',
  }),
  ...forCure,
} as const;

/** What a schema says of itself, which an extended one does not take over. */
const saidOf = (schema: z.ZodType) => z.globalRegistry.get(schema) ?? {};

export const settlementCase = settlement.extend(credits).meta(saidOf(settlement));

export const gfeComparisonCase = gfeComparison.extend(forCure).meta(saidOf(gfeComparison));

export const toleranceCase = tolerance
  .extend({ lenderCredits: settlement.shape.lenderCredits, ...credits })
  .meta(saidOf(tolerance));

export const fullFileCase = fullFile.extend(credits).meta(saidOf(fullFile));

export const whatIfCase = whatIf
  .extend({ file: whatIf.shape.file.extend(credits).meta(saidOf(whatIf.shape.file)) })
  .meta(saidOf(whatIf));

const ending = {
  endsAtMidpoint: z.boolean().default(true).meta({
    description:
      'Private insurance, which ends at the midpoint of the amortization at the latest (12 USC 4902(c)); false for insurance that is not, such as that of the FHA.',
  }),
} as const;

export const mortgageInsuranceCase = mortgageInsurance.extend(ending).meta(saidOf(mortgageInsurance));

const insured = loanCosts.shape.mortgageInsurance;
const insurance = { mortgageInsurance: insured.unwrap().extend(ending).optional().meta(saidOf(insured)) } as const;

export const loanCostsCase = loanCosts.extend(insurance).meta(saidOf(loanCosts));

export const projectedPaymentsCase = projectedPayments.extend(insurance).meta(saidOf(projectedPayments));
