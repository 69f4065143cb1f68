import { disclosurePagesCase, loanEstimateCase } from '@closewright/contract/closing-math';
import {
  adjustablePayments,
  adjustableRates,
  type Course,
  escrowedOverYear,
  estimatedClosing,
  estimateSections,
  inFiveYears,
  loanTermsTable,
  type Most,
  prepaymentPenalty,
} from '@closewright/domain/disclosure';
import { gathered, InputError, within } from '@closewright/domain/errors';
import { loanDisclosure, schedule } from '@closewright/domain/loans';
import { addCents, type Cents, cents, negateCents } from '@closewright/domain/money';
import {
  closingCosts,
  feeAmount,
  insurancePaidAtClosing,
  prepaidFinanceCharge,
  prepaidInterestOf,
} from '@closewright/domain/settlement';
import { count, given, money } from '@closewright/domain/trace';
import type { z } from 'zod';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';
import { insuranceOf, projectedColumns } from './projected-columns.ts';
import { checkSides, factsOf, feesOfCase } from './settlement-facts.ts';
import { adjustableOf, type RateCourse, type TermsInput, termsOf } from './terms.ts';

const courseOf = (input: TermsInput, course: RateCourse): Course => {
  const terms = termsOf(input, course);
  return { terms, rows: schedule(terms) };
};

const wayOf = (cashFromBorrower: Cents) => (cashFromBorrower < 0 ? 'toBorrower' : 'fromBorrower');

const shownMost = (most: Most | null) => most && { amount: most.amount, inYear: most.inYear };

type Penalty = z.output<typeof disclosurePagesCase>['prepaymentPenalty'];

/** The loan terms of page 1. */
function loanTermsOf(input: TermsInput, penalty: Penalty) {
  const table = loanTermsTable(courseOf(input, 'indexes'), courseOf(input, 'highest'), adjustableOf(input));
  const { loanAmount, interestRate, monthlyPayment, balloon } = table;
  return {
    loanAmount: {
      value: dollars(loanAmount.value),
      canIncrease: loanAmount.most !== null,
      most: shownMost(loanAmount.most),
    },
    interestRate: {
      value: interestRate.value,
      canIncrease: interestRate.most !== null,
      most: interestRate.most && { rate: interestRate.most.rate, inYear: interestRate.most.inYear },
      adjusts: interestRate.adjusts && {
        fromYear: interestRate.adjusts.fromYear,
        everyMonths: interestRate.adjusts.everyMonths,
      },
    },
    monthlyPrincipalAndInterest: {
      value: dollars(monthlyPayment.value),
      canIncrease: monthlyPayment.most !== null,
      most: shownMost(monthlyPayment.most),
      interestOnlyUntilYear: monthlyPayment.interestOnlyUntilYear,
    },
    prepaymentPenalty: penalty
      ? { has: true, most: prepaymentPenalty(input.amount, penalty.percent), years: penalty.years }
      : { has: false },
    balloonPayment: balloon ? { has: true, ...shownMost(balloon) } : { has: false },
  };
}

const disclosurePagesKind = kindOf('disclosure-pages', disclosurePagesCase, (input) => {
  const { escrow, initialEscrow, loanCosts, otherCosts, lenderCredits, cashFromBorrower, indexName } = input;
  const adjustable = adjustableOf(input);
  const [low, high] = [courseOf(input, 'lowest'), courseOf(input, 'highest')];
  const changes = adjustablePayments(low, high, adjustable);
  return {
    page1: {
      loanTerms: loanTermsOf(input, input.prepaymentPenalty),
      projectedPayments: projectedColumns(input, input.mortgageInsurance, escrow),
      costsAtClosing: {
        closingCosts: dollars(addCents(loanCosts, otherCosts, negateCents(lenderCredits))),
        includes: {
          loanCosts: dollars(loanCosts),
          otherCosts: dollars(otherCosts),
          lenderCredits: dollars(lenderCredits),
        },
        ...(cashFromBorrower !== undefined && {
          cashToClose: dollars(cents(Math.abs(cashFromBorrower))),
          cashIs: wayOf(cashFromBorrower),
        }),
      },
    },
    page4: {
      escrowAccount:
        escrow > 0
          ? {
              escrowedOverYear1: escrowedOverYear(
                { value: escrow, trace: given('Monthly escrow payment', money(escrow), 'escrow') },
                {
                  value: input.paymentsInYear,
                  trace: given('Payments of the year', count(input.paymentsInYear), 'paymentsInYear'),
                },
              ),
              notEscrowedOverYear1: dollars(input.otherPropertyCosts),
              initialPayment: dollars(initialEscrow),
              monthlyPayment: dollars(escrow),
            }
          : null,
      noEscrow:
        escrow > 0
          ? null
          : {
              propertyCostsOverYear1: dollars(input.otherPropertyCosts),
              waiverFee: input.escrowWaiverFee === undefined ? null : dollars(input.escrowWaiverFee),
            },
      adjustablePayments: changes && {
        interestOnlyMonths: changes.interestOnlyMonths,
        firstChange: {
          payment: changes.firstChange.payment,
          low: changes.firstChange.low,
          high: changes.firstChange.high,
        },
        everyMonths: changes.everyMonths,
        maximum: { ...changes.maximum },
      },
      adjustableRates: adjustable && {
        index: indexName ?? null,
        ...adjustableRates(low.terms, high.terms, adjustable),
      },
    },
  };
});

const loanEstimateKind = kindOf('loan-estimate', loanEstimateCase, (input) => {
  gathered(
    () => feesOfCase(input.fees),
    () => checkSides(input),
    () => within('loan', () => termsOf(input.loan)),
  );
  const { loan, escrow, totalBy, mortgageInsurance, ...rest } = input;
  const facts = factsOf({ ...rest, loanAmount: loan.amount });
  const { fees, costs, lenderCredits, rows, cashFromBorrower } = estimatedClosing(facts);
  const flagged = prepaidFinanceCharge(facts.fees);
  if (flagged && input.prepaidFinanceCharge !== 0)
    throw new InputError(
      'INCONSISTENT',
      'prepaidFinanceCharge',
      'Fees are flagged as finance charges, or their sum is given: not both',
    );
  const value = input.salePrice || loan.amount;
  const insurance = mortgageInsurance && insuranceOf(mortgageInsurance, value);
  const { loanCosts } = closingCosts(facts.fees);
  const interest = prepaidInterestOf(facts.fees);
  const insuranceAtClosing = insurancePaidAtClosing(facts.fees);
  const terms = termsOf(loan);
  const page5 = loanDisclosure({
    terms,
    ...(insurance && { insurance }),
    insuranceAtClosing: insuranceAtClosing.value,
    loanCosts: loanCosts.value,
    prepaidInterest: interest.value,
    prepaidInterestTrace: interest.trace,
    prepaidFinanceCharge: flagged?.value ?? input.prepaidFinanceCharge,
    ...(flagged && { prepaidFinanceChargeTrace: flagged.trace }),
    totalBy: loan.adjustable ? 'schedule' : totalBy,
    tipDecimals: input.tipDecimals,
  });
  const fiveYears = inFiveYears({
    terms,
    ...(insurance && { insurance }),
    loanCosts,
    prepaidInterest: interest,
    insuranceAtClosing,
    totalBy: loan.adjustable ? 'schedule' : totalBy,
  });
  return {
    loanTerms: loanTermsOf(loan, input.prepaymentPenalty),
    projectedPayments: projectedColumns(loan, insurance, escrow),
    sections: Object.entries(estimateSections).map(([section, label]) => ({
      section,
      label,
      lines: fees
        .filter((fee) => fee.section === section)
        .map((fee) => ({ label: fee.label, amount: feeAmount(fee, ['borrowerAtClosing']) ?? undefined })),
      total: Object.entries(costs.sections).find(([name]) => name === section)?.[1].borrower,
    })),
    D: costs.loanCosts,
    I: costs.otherCosts,
    lenderCredits: dollars(lenderCredits),
    J: costs.total,
    cashToClose: {
      ...Object.fromEntries(rows),
      cashToClose: dollars(cents(Math.abs(cashFromBorrower))),
      cashIs: wayOf(cashFromBorrower),
    },
    comparisons: {
      inFiveYears: { ...fiveYears },
      annualPercentageRate: page5.annualPercentageRate,
      totalInterestPercentage: page5.totalInterestPercentage,
    },
  };
});

/** The kinds of case that make disclosures of a loan. */
export const disclosureKinds: readonly Kind[] = [disclosurePagesKind, loanEstimateKind];
