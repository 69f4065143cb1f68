import { z } from 'zod';
import { amount, caseOf, choice, date, daysInYear, flag, positive, rate, rounding, share, whole } from './fields.ts';

const months = (description: string) => whole(description, 1, 600);
const lent = positive('Amount of the loan.');
const noteRate = rate('Yearly interest rate of the note.');

const adjustable = z
  .strictObject({
    margin: rate('Added to the index.'),
    indexes: z.array(rate('The index at an adjustment.')).min(1).max(600).meta({
      description:
        'The index at each adjustment, the first adjustment first; the last one holds for all later adjustments.',
    }),
    firstAdjustment: whole('Number of the first payment at an adjusted rate: 13 after one year.', 2, 600).default(13),
    everyMonths: months('Months between adjustments after the first.').default(12),
    firstCap: rate(
      'Most the first adjustment may move the rate, up or down; as every other adjustment if it is left out.',
    ).optional(),
    periodicCap: rate('Most an adjustment may move the rate, up or down; 100 for none.').default('100'),
    lifetimeCap: rate('Most the rate may ever be above its beginning; 100 for none.').default('100'),
    lifetimeCapIsFloor: flag(
      'The rate may not fall further below its beginning than the lifetime cap either, as in form H-14.',
    ).default(true),
    floor: rate('Least the rate may ever be.').default('0'),
    roundedTo: rate('To what index and margin are rounded, such as 0.125; left as it is if it is left out.').optional(),
    rounding: choice(['halfUp', 'up'], 'How they are rounded to it: to the nearest, or up to the next.').default(
      'halfUp',
    ),
  })
  .meta({ description: 'An adjustable rate with caps. The rate of the case is its beginning.' });

/** The terms of a loan. Parts of the disclosure cases, too. */
export const terms = {
  amount: lent,
  rate: noteRate,
  months: months('Payments until the loan is due.'),
  amortizationMonths: months(
    'Months the payment is reckoned over where the loan is due earlier: the last payment is a balloon.',
  ).optional(),
  interestOnlyMonths: whole('First months that pay interest only.', 0, 599).default(0),
  rateSteps: z
    .array(
      z.strictObject({
        fromPayment: whole('First payment at the rate.', 2, 600),
        rate: rate('The rate from then on.'),
      }),
    )
    .max(600)
    .optional()
    .meta({ description: 'Later rates that are known, in order.' }),
  adjustable: adjustable.optional(),
  paymentCap: z
    .strictObject({
      risePercent: rate('Most a payment may rise at a change of rate, of the one before.'),
      balanceLimitPercent: share(
        'At this share of the first balance the payment is made anew without the cap.',
      ).default('110'),
      recastMonths: months('Every so many months the payment is made anew without the cap.').default(60),
    })
    .optional()
    .meta({ description: 'A cap on payments: they may fall short of the interest, and the balance may grow.' }),
  interestByDays: z
    .strictObject({
      basis: choice(['actual/360', 'actual/365'], 'Real days over how many days of the year.'),
      from: date('First day that bears interest.'),
      firstPayment: date('Day the first payment is due; later ones on the same day of their month.'),
    })
    .optional()
    .meta({ description: 'Interest by real days; every month a twelfth of the year if it is left out.' }),
  paymentRounding: rounding('How the payment is rounded to the cent.'),
  interestRounding: rounding('How the interest of a month is rounded to the cent.'),
} as const;

/** Monthly mortgage insurance. Parts of the disclosure cases, too. */
export const insurance = {
  monthly: amount('Monthly premium of mortgage insurance; 0 without.').default(0 as never),
  originalValue: positive('Lesser of price and appraisal; the amount of the loan if it is left out.').optional(),
  endsAtPercent: rate('Share of the original value at which insurance ends by the schedule (12 USC 4902(b)).').default(
    '78',
  ),
  months: whole('Premiums that are paid, where the number is known: it is not worked out then.', 0, 600).optional(),
} as const;

export const paymentCase = caseOf('payment', 'The level monthly payment of principal and interest.', {
  amount: lent,
  rate: noteRate,
  months: months('Payments.'),
  rounding: rounding('How the payment is rounded to the cent.'),
});

export const scheduleCase = caseOf(
  'schedule',
  'Every payment of a loan: fixed, interest only, balloon, known later rates, adjustable with caps, payment-capped.',
  {
    ...terms,
    isRounded: flag(
      'Payments and interest are rounded to the cent each month; false carries the fractions of cents, shows rows with six decimals and rounds the totals alone.',
    ).default(true),
    rows: choice(['all', 'yearly', 'none'], 'Which rows are shown: all, the last of each year, or none.').default(
      'all',
    ),
  },
);

export const buydownCase = caseOf(
  'buydown',
  'A temporary buydown such as 2-1: what the borrower pays and what the account must hold.',
  {
    amount: lent,
    rate: noteRate,
    months: months('Payments.'),
    reductions: z
      .array(rate('Percent points off the rate.'))
      .min(1)
      .max(30)
      .meta({ description: 'Reductions year by year: ["2", "1"].' }),
  },
);

const unitPeriod = z
  .strictObject({
    unit: choice(['day', 'week', 'semimonth', 'month', 'year'], 'The unit.'),
    multiple: whole('So many units are a unit-period: 3 months are a quarter.', 1, 366).default(1),
  })
  .meta({
    description:
      'The unit-period: the interval that is most common between advances and payments (Appendix J (b)(4)). If it is left out: worked out of the dates where every advance and payment has an entry of its own; a month where an entry has a count.',
  });

const flow = (what: string) =>
  z
    .strictObject({
      amount: positive(`${what}, each time.`),
      date: date('Day of the first. Either date or periods.').optional(),
      periods: whole(
        'Full unit-periods from the beginning of the term to the first, instead of a date.',
        0,
        10_000,
      ).optional(),
      days: whole('Odd days besides the periods: 30 of them are a month, 15 a semimonth, 7 a week.', 0, 366).default(0),
      count: whole('How many there are, each a unit-period after the other.', 1, 10_000).default(1),
      every: whole('Unit-periods between them.', 1, 1000).default(1),
    })
    .meta({ description: `${what}: by date, or by unit-periods.` });

export const aprCase = caseOf(
  'apr',
  'The annual percentage rate by the actuarial method (12 CFR 1026, Appendix J), from dates or from unit-periods; beside a disclosed rate whether it is accurate.',
  {
    advances: z
      .array(flow('An advance'))
      .min(1)
      .max(600)
      .meta({ description: 'The amount financed, as it is advanced.' }),
    payments: z.array(flow('A payment')).min(1).max(2000).meta({ description: 'What the borrower pays.' }),
    unitPeriod: unitPeriod.optional(),
    disclosedRate: rate('The rate that was disclosed.').optional(),
    transaction: choice(
      ['regular', 'irregular'],
      'Tolerance: 1/8 of one percent for a regular transaction, 1/4 for an irregular one (12 CFR 1026.22(a)).',
    ).default('regular'),
    disclosedFinanceCharge: amount(
      'The finance charge that was disclosed; accurate if it is not more than 100 below the real one, or above it (12 CFR 1026.38(o)(2)).',
    ).optional(),
  },
);

export const loanCostsCase = caseOf(
  'loan-costs',
  'Page 5 of a closing disclosure: total of payments, finance charge, amount financed, APR, total interest percentage (12 CFR 1026.38(o)).',
  {
    ...terms,
    mortgageInsurance: z.strictObject(insurance).optional().meta({ description: 'Monthly mortgage insurance.' }),
    mortgageInsuranceAtClosing: amount(
      'Mortgage insurance that is paid at or before closing besides the monthly premiums: section F, line 02, and section G, line 02. It is part of the total of payments.',
    ).default(0 as never),
    loanCosts: amount('Total loan costs D that the borrower pays at or before closing.').default(0 as never),
    prepaidInterest: amount('Prepaid interest that the borrower pays at closing.').default(0 as never),
    prepaidFinanceCharge: amount(
      'What of the closing costs is a prepaid finance charge. 0 takes the amount financed as the full loan, as form H-25(B) does.',
    ).default(0 as never),
    totalBy: choice(
      ['levelPayment', 'schedule'],
      'Principal and interest in total: the unrounded level payment times the payments, as the samples of the CFPB have it, or the sum of the rounded schedule. Loans whose payment changes are always totalled by their schedule.',
    ).default('levelPayment'),
    tipDecimals: z
      .union([z.literal(2), z.literal(3)])
      .default(2)
      .meta({
        description:
          'Decimals of the total interest percentage: 2 as the samples show it, 3 by 12 CFR 1026.37(o)(4)(ii).',
      }),
    disclosedRate: rate('An APR that was disclosed, to be held against ours.').optional(),
  },
);

export const projectedPaymentsCase = caseOf(
  'projected-payments',
  'The projected payments table: a column from the year after a payment or insurance changes, at most four (12 CFR 1026.37(c)).',
  {
    ...terms,
    mortgageInsurance: z.strictObject(insurance).optional().meta({ description: 'Monthly mortgage insurance.' }),
    escrow: amount('Escrow of a month.').default(0 as never),
  },
);

export const mortgageInsuranceCase = caseOf(
  'mortgage-insurance',
  'When mortgage insurance may be cancelled and ends by itself (12 USC 4902).',
  {
    ...terms,
    monthly: amount('Monthly premium.').default(0 as never),
    originalValue: positive('Lesser of price and appraisal.'),
    endsAtPercent: rate('Share of the original value at which it ends by itself.').default('78'),
    cancellableAtPercent: rate('Share at which the borrower may ask for its end.').default('80'),
  },
);

export const prepaidInterestCase = caseOf(
  'prepaid-interest',
  'Interest from closing to the month the first payment covers.',
  {
    amount: lent,
    rate: noteRate,
    from: date('First day of interest: the closing.').optional(),
    to: date(
      'First day the first payment covers; it does not count itself. Earlier in the month of the closing it makes a credit.',
    ).optional(),
    days: whole('Days, instead of from and to; below zero is a credit.', -366, 366).optional(),
    daysInYear: daysInYear('Days of the year. The samples of the CFPB take 360.').default(360),
    roundsDay: flag(
      'Whether the interest of a day is rounded to the cent before it is multiplied, as the samples of the CFPB do.',
    ).default(true),
  },
);
