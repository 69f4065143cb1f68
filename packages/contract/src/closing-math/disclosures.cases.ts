import { z } from 'zod';
import { amount, anyAmount, caseOf, choice, flag, rate, whole, words } from './fields.ts';
import { insurance, terms } from './loans.cases.ts';
import { facts } from './settlement.cases.ts';

const mortgageInsurance = z
  .strictObject({
    ...insurance,
    endsAtMidpoint: flag(
      'Private insurance, which ends at the midpoint of the amortization at the latest (12 USC 4902(c)).',
    ).default(true),
  })
  .optional()
  .meta({ description: 'Monthly mortgage insurance.' });

const penalty = z
  .strictObject({
    percent: rate('Most it may be, of the loan.'),
    years: whole('First years in which it may be charged.', 1, 30),
  })
  .optional()
  .meta({ description: 'A prepayment penalty; none if it is left out.' });

export const disclosurePagesCase = caseOf(
  'disclosure-pages',
  'Pages 1 and 4 of a closing disclosure: loan terms, projected payments, costs at closing; escrow account, adjustable payments and rates (12 CFR 1026.38(b) to (d), (l)(7), (m), (n)).',
  {
    ...terms,
    indexName: words('What the index is called.').optional(),
    mortgageInsurance,
    prepaymentPenalty: penalty,
    escrow: amount('Escrow payment of a month; 0 without an account.').default(0 as never),
    initialEscrow: amount('Initial escrow payment, section G.').default(0 as never),
    paymentsInYear: whole('Escrow payments of the first year.', 1, 12).default(12),
    otherPropertyCosts: amount('Property costs of the first year that are not in escrow.').default(0 as never),
    escrowWaiverFee: amount('Without an account: the fee for having none.').optional(),
    loanCosts: amount('Total loan costs D.').default(0 as never),
    otherCosts: anyAmount('Total other costs I.').default(0 as never),
    lenderCredits: amount('Lender credits, as an amount above zero.').default(0 as never),
    cashFromBorrower: anyAmount('Cash to close: above zero from the borrower, below zero to them.').optional(),
  },
);

const { loanAmount: _loanAmount, payoffs, ...rest } = facts;

export const loanEstimateCase = caseOf(
  'loan-estimate',
  'A loan estimate: closing costs and cash to close in whole dollars, projected payments, and the comparisons: in five years, APR, total interest percentage (12 CFR 1026.37).',
  {
    ...rest,
    payoffs,
    loan: z.strictObject(terms).meta({ description: 'The loan.' }),
    mortgageInsurance,
    prepaymentPenalty: penalty,
    escrow: amount('Escrow of a month.').default(0 as never),
    prepaidFinanceCharge: amount('What of the closing costs is a prepaid finance charge. Or flag the fees.').default(
      0 as never,
    ),
    totalBy: choice(['levelPayment', 'schedule'], 'How principal and interest are totalled; see loan-costs.').default(
      'levelPayment',
    ),
    tipDecimals: z
      .union([z.literal(2), z.literal(3)])
      .default(3)
      .meta({
        description: 'Decimals of the total interest percentage: 3 by 12 CFR 1026.37(o)(4)(ii), 2 as the samples.',
      }),
  },
);
