import { prepaidInterestCase } from '@closewright/contract/closing-math';
import { InputError } from '@closewright/domain/errors';
import {
  explainedInsuredMonths,
  insurancePremiums,
  interestDays,
  loanDisclosure,
  midpointMonths,
  prepaidInterest,
  schedule,
} from '@closewright/domain/loans';
import { addCents, zeroCents } from '@closewright/domain/money';
import { loanCostsCase, mortgageInsuranceCase, projectedPaymentsCase } from '../cases.ts';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';
import { projectedColumns } from './projected-columns.ts';
import { termsOf } from './terms.ts';

const loanCostsKind = kindOf('loan-costs', loanCostsCase, (input) => {
  const {
    mortgageInsurance,
    mortgageInsuranceAtClosing: insuranceAtClosing,
    loanCosts,
    prepaidInterest: prepaid,
    prepaidFinanceCharge,
    totalBy,
    tipDecimals,
    disclosedRate,
  } = input;
  const { reckonedRate: _, ...page5 } = loanDisclosure({
    terms: termsOf(input),
    ...(mortgageInsurance && {
      insurance: { ...mortgageInsurance, originalValue: mortgageInsurance.originalValue ?? input.amount },
    }),
    insuranceAtClosing,
    loanCosts,
    prepaidInterest: prepaid,
    prepaidFinanceCharge,
    // Payments may change that do not at these indexes.
    totalBy: input.adjustable ? 'schedule' : totalBy,
    tipDecimals,
    disclosedRate,
  });
  return page5;
});

const projectedPaymentsKind = kindOf('projected-payments', projectedPaymentsCase, (input) => ({
  columns: projectedColumns(input, input.mortgageInsurance, input.escrow),
}));

const mortgageInsuranceKind = kindOf('mortgage-insurance', mortgageInsuranceCase, (input) => {
  const { originalValue, endsAtPercent, cancellableAtPercent, monthly, endsAtMidpoint } = input;
  const terms = termsOf(input);
  const rows = schedule(terms);
  const ends = explainedInsuredMonths(terms, rows, originalValue, endsAtPercent, endsAtMidpoint);
  const paid = insurancePremiums(rows, monthly, ends.value);
  return {
    endsWithPayment: ends,
    endsInYear: Math.ceil(ends.value / 12),
    balanceThen: dollars(rows[ends.value - 1]?.balance ?? zeroCents),
    cancellableAfterPayment: explainedInsuredMonths(terms, rows, originalValue, cancellableAtPercent, endsAtMidpoint),
    midpointPayment: midpointMonths(terms).value,
    totalPremiums: dollars(addCents(...paid)),
  };
});

const prepaidInterestKind = kindOf(
  'prepaid-interest',
  prepaidInterestCase,
  ({ from, to, days, amount, rate, daysInYear, roundsDay }) => {
    const basis = { amount, rate, daysInYear, roundsDay };
    if (days !== undefined) {
      if (from !== undefined || to !== undefined)
        throw new InputError('INCONSISTENT', 'days', 'Give the days, or from and to');
      return perDayAnd(prepaidInterest({ ...basis, days }), days);
    }
    if (from === undefined) throw new InputError('MISSING', 'from', 'Give from and to, or the days');
    if (to === undefined) throw new InputError('MISSING', 'to', 'Give from and to, or the days');
    const between = interestDays({ from, to, fields: { from: 'from', to: 'to' } });
    return perDayAnd(prepaidInterest({ ...basis, days: between.value, daysTrace: between.trace }), between.value);
  },
);

/** The interest of a day is a step of the reason of all. */
function perDayAnd(interest: ReturnType<typeof prepaidInterest>, days: number) {
  const day = interest.trace.inputs?.at(-1);
  const perDiem =
    day?.value.kind === 'money' ? dollars(day.value.cents) : day?.value.kind === 'text' ? day.value.text : null;
  return { perDiem, days, prepaidInterest: interest };
}

export const loanCostKinds: readonly Kind[] = [
  loanCostsKind,
  projectedPaymentsKind,
  mortgageInsuranceKind,
  prepaidInterestKind,
];
