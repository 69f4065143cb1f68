import { escrowLimits } from '@closewright/domain/escrow-account';
import { payoffLimits } from '@closewright/domain/payoffs';
import { prorationPeriods } from '@closewright/domain/prorations';
import { z } from 'zod';
import { escrowBillRecord, escrowItemFields } from '../settlement/escrow.record.ts';
import { payoffFeeRecord, payoffFields } from '../settlement/payoff.record.ts';
import { prorationFields } from '../settlement/proration.record.ts';
import {
  amount,
  anyAmount,
  caseOf,
  choice,
  date,
  dayCount,
  daysInYear,
  flag,
  ofField,
  positive,
  rate,
  rounding,
  share,
  whole,
  words,
} from './fields.ts';

const bill = z.strictObject({
  date: ofField(escrowBillRecord.fields.dueDate, 'Day it is paid.'),
  amount: ofField(escrowBillRecord.fields.amount, 'The bill.'),
});

/** The inputs of an escrow account. The full-file case takes the same. */
export const escrowShape = {
  items: z
    .array(
      z.strictObject({
        label: ofField(escrowItemFields.label, 'What it is for: county taxes.'),
        monthsCollected: whole(
          'Months of its payment that its own line collects; by single-item accounting where it is left out.',
          0,
          escrowLimits.monthsCollected,
        ).optional(),
        bills: z
          .array(bill)
          .min(1)
          .max(escrowLimits.billsOfItem)
          .meta({ description: 'The bills of the year that begins with the month of the first payment.' }),
      }),
    )
    .min(1)
    .max(escrowLimits.items),
  settlement: date('The closing. It is shown and does not enter the figures.').optional(),
  firstPayment: date('Day of the first payment into the account.'),
  cushionMonths: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .default(2)
    .meta({
      description:
        'Cushion in months of payments, 0 to 2: one sixth of the bills of the year is 2 (12 CFR 1024.17(c)(1)(ii)).',
    }),
  paymentRounding: rounding('How the monthly payment is rounded to the cent.'),
} as const;

export const escrowAccountCase = caseOf(
  'escrow-account',
  'The escrow account by aggregate accounting, item by item besides, month by month (12 CFR 1024.17, Appendix E).',
  escrowShape,
);

export const escrowAnalysisCase = caseOf(
  'escrow-analysis',
  'Surplus, shortage or deficiency of an account and what may be done about it (12 CFR 1024.17(f)).',
  {
    balance: anyAmount('What is in the account; below zero is a deficiency.'),
    target: amount('What should be in it at this time.'),
    monthlyPayment: amount('Escrow payment of a month.'),
  },
);

/** How prorations are computed. Shared by all items of a case. */
export const prorationChoices = {
  dayCount: dayCount.default('actual/365'),
  closingDayBelongsTo: choice(['buyer', 'seller'], 'Whose the day of closing is.'),
  dailyDecimals: z
    .union([z.literal(2), z.literal(3), z.literal(4), z.null()])
    .default(null)
    .meta({
      description:
        'Decimals of a dollar the charge of a day is rounded to before it is multiplied; null leaves it exact.',
    }),
} as const;

/** The inputs of one prorated item: its amount, its period and who has paid it. */
export const prorationItem = {
  label: ofField(prorationFields.label, 'What it is: county taxes.').default('Item'),
  amount: ofField(prorationFields.amount, 'What is charged for one period.'),
  period: choice(prorationPeriods, 'How often it is charged; a one-time item is spread over its dates.'),
  from: ofField(
    prorationFields.periodFrom,
    'First day the amount is for. The calendar period that holds the closing if from and to are left out.',
  ).optional(),
  to: ofField(prorationFields.periodTo, 'Last day the amount is for; it counts.').optional(),
  paid: flag('Whether the seller has paid it. An unpaid item is paid by the buyer later.'),
  estimatePercent: share('What of the last known amount is reckoned with where the bill is not out.').optional(),
  actualAmount: ofField(
    prorationFields.actualAmount,
    'The real bill of the period: the item is prorated again with it.',
  ).optional(),
} as const;

export const prorationCase = caseOf('proration', 'Shares one item between buyer and seller at closing.', {
  closing: date('Day of closing.'),
  ...prorationItem,
  ...prorationChoices,
});

export const prorationsCase = caseOf(
  'prorations',
  'Shares all items of a file at closing, with what each side is credited.',
  {
    closing: date('Day of closing.'),
    ...prorationChoices,
    items: z.array(z.strictObject(prorationItem)).min(1).max(200),
  },
);

/** The inputs of one loan to pay off. Either the principal is given, or the loan it follows from. */
export const payoffLoan = {
  label: ofField(payoffFields.lenderName, 'Whose loan.').default('Payoff'),
  principal: ofField(payoffFields.principal, 'Principal that is owed. Or give the loan.').optional(),
  loan: z
    .strictObject({
      amount: positive('Amount of the loan.'),
      rate: rate('Yearly interest rate.'),
      months: whole('Payments.', 1, 600),
      paymentsMade: whole('Payments made so far.', 0, 600),
    })
    .optional()
    .meta({ description: 'The loan, where the principal is to be worked out by its schedule.' }),
  interest: ofField(payoffFields.interest, 'Interest the lender has figured, up to and with interestTo.').default(
    0 as never,
  ),
  interestTo: ofField(payoffFields.interestTo, 'Last day that interest, or the last payment, covers.').optional(),
  arrives: date('Day the lender has the money; it counts.').optional(),
  days: whole('Days of further interest, instead of interestTo and arrives.', 0, 3660).optional(),
  goodThrough: ofField(payoffFields.goodThrough, 'Last day the lender takes the quoted terms.').optional(),
  perDiem: ofField(payoffFields.perDiem, 'Interest of a day as the lender quotes it. Or give the rate.').optional(),
  rate: ofField(
    payoffFields.rate,
    'Yearly rate for the interest of a day; that of the loan if it is left out.',
  ).optional(),
  daysInYear: daysInYear('Days of the year for the interest of a day.').default(365),
  roundsDay: flag('Whether the interest of a day is rounded to the cent before it is multiplied.').default(true),
  fees: z
    .array(
      z.strictObject({
        label: ofField(payoffFeeRecord.fields.label, 'What for.'),
        amount: ofField(payoffFeeRecord.fields.amount, 'The fee.'),
      }),
    )
    .max(payoffLimits.feesOfPayoff)
    .default([]),
  credits: ofField(payoffFields.credits, 'What the lender holds and takes off: escrow, unapplied funds.').default(
    0 as never,
  ),
} as const;

export const payoffCase = caseOf('payoff', 'What must reach a lender on a day to release a loan.', payoffLoan);

export const payoffsCase = caseOf('payoffs', 'All loans a file pays off.', {
  loans: z.array(z.strictObject(payoffLoan)).min(1).max(20),
});

/** The inputs of one side of a commission. Of `rate`, `flat` and `tiers` exactly one is given. */
export const commissionSide = {
  label: words('Which side.').default('Commission'),
  rate: rate('Percent of the price. One of rate, flat and tiers.').optional(),
  flat: amount('A flat amount.').optional(),
  tiers: z
    .array(
      z.strictObject({
        upTo: positive('The tier ends with this part of the price; null for the last.').nullable(),
        rate: rate('Percent of this part.'),
      }),
    )
    .min(1)
    .max(20)
    .optional()
    .meta({ description: 'Rates by parts of the price, rising; the last tier has upTo null.' }),
  shares: z
    .array(
      z.strictObject({
        payee: words('Who.'),
        part: whole('Parts of the commission: percent, or anything that compares.', 0, 1_000_000),
      }),
    )
    .min(1)
    .max(20)
    .default([{ payee: 'Broker', part: 1 }])
    .meta({ description: 'Who gets what part.' }),
  referral: z.strictObject({ payee: words('Who.'), rate: rate('Percent of the commission, off the top.') }).optional(),
  depositHeld: amount('Deposit the broker holds and keeps against the commission.').default(0 as never),
} as const;

export const commissionCase = caseOf(
  'commission',
  'A commission: percent, flat or tiers, a referral, shares, a deposit that is kept.',
  {
    price: amount('Price it is reckoned on.'),
    ...commissionSide,
  },
);
