import { z } from 'zod';
import { manualChoice, policies, taxPlace } from './charges.cases.ts';
import { amount, caseOf, choice, date, daysInYear, flag, positive, rate, rounding, whole } from './fields.ts';
import { commissionSide, escrowShape, payoffLoan, prorationChoices, prorationItem } from './file-parts.cases.ts';
import { adjustments, fee, line } from './settlement.cases.ts';

const loan = z
  .strictObject({
    amount: positive('Amount of the loan.'),
    rate: rate('Yearly interest rate of the note.'),
    months: whole('Payments.', 1, 600),
    interestFrom: date(
      'First day the first payment bears interest for; the first of the month after the closing if it is left out.',
    ).optional(),
    daysInYear: daysInYear('Days of the year for prepaid interest.').default(360),
    roundsDay: flag('Whether the interest of a day is rounded to the cent before it is multiplied.').default(true),
    mortgageInsurance: amount('Monthly premium of mortgage insurance; 0 without.').default(0 as never),
    originalValue: positive(
      'Lesser of price and appraisal; the sale price, or in a refinance the loan, if it is left out.',
    ).optional(),
    prepaidFinanceCharge: amount(
      'What of the closing costs is a prepaid finance charge; 0 as form H-25(B) has it. Or flag the fees.',
    ).default(0 as never),
    totalBy: choice(['levelPayment', 'schedule'], 'How principal and interest are totalled; see loan-costs.').default(
      'levelPayment',
    ),
    tipDecimals: z
      .union([z.literal(2), z.literal(3)])
      .default(2)
      .meta({ description: 'Decimals of the total interest percentage.' }),
    paymentRounding: rounding('How the payment is rounded to the cent.'),
    interestRounding: rounding('How the interest of a month is rounded to the cent.'),
  })
  .meta({ description: 'The loan of the file.' });

const shape = {
  transaction: choice(['purchase', 'refinance'], 'A refinance has no seller.').default('purchase'),
  closing: date('Day of closing and disbursement: interest, prorations, payoffs, premiums and taxes move with it.'),
  salePrice: amount('Price of the property.').default(0 as never),
  personalProperty: amount('Price of personal property.').default(0 as never),
  deposit: amount('Deposit of the buyer.').default(0 as never),
  excessDeposit: amount('What of the deposit the seller’s side holds beyond what it may keep.').default(0 as never),
  existingLoansAssumed: amount('Loans the buyer takes over.').default(0 as never),
  sellerCredit: amount('Credit of the seller to the buyer.').default(0 as never),
  lenderCredits: amount('Credits of the lender, as an amount above zero.').default(0 as never),
  otherCredits: z
    .array(line)
    .max(200)
    .default([])
    .meta({ description: 'Credits of the borrower from others than the seller.' }),
  adjustments,
  loan,
  prorations: z
    .array(z.strictObject(prorationItem))
    .max(200)
    .default([])
    .meta({ description: 'Items to share between buyer and seller.' }),
  prorationChoices: z
    .strictObject({ ...prorationChoices, closingDayBelongsTo: prorationChoices.closingDayBelongsTo.default('buyer') })
    .default({ dayCount: 'actual/365', closingDayBelongsTo: 'buyer', dailyDecimals: null })
    .meta({ description: 'How the prorations of the file are reckoned.' }),
  payoffs: z
    .array(z.strictObject(payoffLoan))
    .max(20)
    .default([])
    .meta({ description: 'Loans that are paid off; the money arrives on the day of closing.' }),
  commissions: z
    .array(
      z.strictObject({ ...commissionSide, paidBy: choice(['borrower', 'seller'], 'Who pays it.').default('seller') }),
    )
    .max(20)
    .default([])
    .meta({ description: 'Sides of the commission, on the sale price.' }),
  fees: z.array(fee).max(500).default([]).meta({
    description:
      'Fees that are typed. Prepaid interest, commissions, escrow, premiums and taxes become fees by themselves.',
  }),
  escrow: z
    .strictObject(escrowShape)
    .optional()
    .meta({ description: 'The escrow account; its deposits become fees of section G.' }),
  premium: z
    .strictObject({
      ...manualChoice,
      ...policies,
      ownerPaidBy: choice(['borrower', 'seller'], 'Who pays the owner’s policy.').default('borrower'),
    })
    .optional()
    .meta({ description: 'Policies whose premiums become fees.' }),
  taxes: z.strictObject(taxPlace).optional().meta({ description: 'Taxes that become fees of section E.' }),
} as const;

export const fullFileCase = caseOf(
  'full-file',
  'A whole file from its inputs in one pass: loan, prorations, payoffs, commissions, escrow, premiums, taxes, every total of every statement.',
  shape,
);

export const whatIfCase = caseOf(
  'what-if',
  'What changes in a file when inputs change: before, after and why, figure by figure.',
  {
    file: z.strictObject(shape).meta({ description: 'The file, as a case of kind full-file without its kind.' }),
    changes: z.record(z.string(), z.unknown()).meta({
      description:
        'New values by the path of the field: { "closing": "2013-04-16", "loan.rate": "4", "fees.3.sellerAtClosing": "85.00" }; null takes a field away.',
    }),
  },
);
