import { feeKinds, feeSections, otherPayers, prorationKinds, toleranceBuckets } from '@closewright/domain/settlement';
import { z } from 'zod';
import { amount, anyAmount, caseOf, choice, flag, positive, rate, whole, words } from './fields.ts';

const sections = Object.keys(feeSections) as (keyof typeof feeSections)[];
const kinds = Object.keys(feeKinds) as (keyof typeof feeKinds)[];

const columns = {
  borrowerAtClosing: anyAmount('What the borrower pays at closing.').optional(),
  borrowerBeforeClosing: anyAmount('What the borrower paid before closing.').optional(),
  sellerAtClosing: anyAmount('What the seller pays at closing.').optional(),
  sellerBeforeClosing: anyAmount('What the seller paid before closing.').optional(),
  others: anyAmount('What others pay.').optional(),
} as const;

/** One fee: its columns, or a percentage, or so many at a price. */
export const fee = z
  .strictObject({
    name: words('What it is called.'),
    code: words('Its own in the file; made of section and place if it is left out.').optional(),
    section: choice(
      sections,
      `Section of the closing cost details: ${sections.map((name) => `${name} ${feeSections[name]}`).join('; ')}. D, I and J are totals.`,
    ),
    lineKind: choice(kinds, 'What it is for, which gives it a line of its own on the numbered forms.').optional(),
    payee: words('Who gets it.').optional(),
    isFinanceCharge: flag(
      'What the borrower pays of it is a prepaid finance charge (12 CFR 1026.4). In a full file with such a fee their sum, prepaid interest included, is taken off the amount financed.',
    ).default(false),
    bucket: choice(
      toleranceBuckets,
      'How far it may rise above its estimate (12 CFR 1026.19(e)(3)): zero, tenPercent in sum with the others of the bucket, canChange.',
    ).default('canChange'),
    ...columns,
    othersAre: choice(otherPayers, 'Who the others are.').optional(),
    percent: rate('Percent, instead of the columns. With of and paidBy.').optional(),
    of: choice(['loanAmount', 'salePrice'], 'What the percentage is taken of.').optional(),
    count: whole('How many, instead of the columns: months, pages. With each and paidBy.', 0, 9999).optional(),
    each: anyAmount('Price of one.').optional(),
    paidBy: choice(['borrower', 'seller', 'other'], 'Who pays a percentage or a count.').default('borrower'),
    when: choice(['atClosing', 'beforeClosing'], 'When a percentage or a count is paid.').default('atClosing'),
    disclosed: z.strictObject(columns).optional().meta({
      description:
        'What a closing disclosure shows instead, for premiums of policies issued together; the sum over them is the same.',
    }),
    estimate: amount('What the borrower was told before: on the loan estimate or the good faith estimate.').optional(),
  })
  .meta({ description: 'A fee.' });

/** A labelled amount of a statement, such as a payoff or a credit. */
export const line = z.strictObject({
  label: words('What it is.'),
  amount: amount('How much.'),
  party: words('Who gets or gives the money, where it is neither buyer nor seller.').optional(),
});
const prorationLine = line.extend({
  lineKind: choice(
    prorationKinds,
    'What it is for, which gives it a line of its own on the numbered forms.',
  ).optional(),
});
const lines = (description: string) => z.array(line).max(200).default([]).meta({ description });
const prorationLines = (description: string) => z.array(prorationLine).max(200).default([]).meta({ description });

/** Adjustments between buyer and seller that do not depend on days, unlike prorations. */
export const adjustments = z
  .array(
    z.strictObject({
      label: words('What it is.'),
      buyer: anyAmount('Above zero the buyer owes it, below zero it is credited.').default(0 as never),
      seller: anyAmount('The same for the seller.').default(0 as never),
      party: words('Who gets or gives what the sides do not owe each other.').optional(),
    }),
  )
  .max(200)
  .default([])
  .meta({ description: 'Adjustments that are no prorations: rent, repairs, a gift of equity.' });

/** Facts every statement is made of. The loan estimate has them, too. */
export const facts = {
  transaction: choice(
    ['purchase', 'refinance'],
    'A refinance has no seller and other tables (12 CFR 1026.38(e), (t)(5)(vii)).',
  ).default('purchase'),
  salePrice: amount('Price of the property.').default(0 as never),
  personalProperty: amount('Price of personal property.').default(0 as never),
  loanAmount: amount('Amount of the new loan; 0 without.').default(0 as never),
  deposit: amount('Deposit of the buyer.').default(0 as never),
  excessDeposit: amount('What of the deposit the seller’s side holds beyond what it may keep.').default(0 as never),
  existingLoansAssumed: amount('Loans the buyer takes over.').default(0 as never),
  loansPayAllDue: z.boolean().default(false).meta({
    description: 'A purchase with improvements or simultaneous subordinate financing: the loans pay all that is due.',
  }),
  sellerCredit: amount('Credit of the seller to the buyer.').default(0 as never),
  lenderCredits: amount('Credits of the lender, as an amount above zero.').default(0 as never),
  payoffs: lines('Loans that are paid off: the seller’s in a purchase, the borrower’s in a refinance.'),
  otherCredits: lines(
    'Credits of the borrower from others than the seller: rebates, gifts. Name who gives each as its party.',
  ),
  paidInAdvance: prorationLines('Items the seller has paid for days of the buyer.'),
  unpaidBySeller: prorationLines('Items the seller has not paid for days of their own.'),
  adjustments,
  fees: z.array(fee).max(500).default([]).meta({ description: 'All fees.' }),
} as const;

const cash = {
  closingCosts: anyAmount('Total closing costs (J); below zero in the table without a seller.').optional(),
  paidBefore: anyAmount(
    'Closing costs paid before closing; below zero, above it in the table without a seller.',
  ).optional(),
  financed: anyAmount('Closing costs financed; below zero.').optional(),
  downPayment: anyAmount('Down payment, funds from borrower.').optional(),
  deposit: anyAmount('Deposit; below zero.').optional(),
  fundsForBorrower: anyAmount('Funds for borrower; below zero.').optional(),
  sellerCredits: anyAmount('Seller credits; below zero.').optional(),
  adjustments: anyAmount('Adjustments and other credits.').optional(),
  loanAmount: anyAmount('Loan amount, of the table without a seller.').optional(),
  payoffs: anyAmount('Total payoffs and payments, of the table without a seller; below zero.').optional(),
  cashToClose: anyAmount('Cash to close.').optional(),
} as const;

const title = {
  lendersPolicyLimit: amount('Line 1105: limit of the lender’s policy.').optional(),
  ownersPolicyLimit: amount('Line 1106: limit of the owner’s policy.').optional(),
  agentsPortion: amount('Line 1107: the agent’s part of all premiums.').optional(),
  underwritersPortion: amount('Line 1108: the underwriter’s part of all premiums.').optional(),
  estimatedLenderCredits: amount('Credits of the lender on the good faith estimate.').optional(),
} as const;

export const settlementCase = caseOf(
  'settlement',
  'The money of a closing disclosure: sections A to J, summaries K to N, cash to close, tolerance cure, balance.',
  {
    ...facts,
    estimatedCash: z.strictObject(cash).optional().meta({
      description:
        'The cash to close as it was estimated, with the signs of the form (12 CFR 1026.38(i), without a seller (e)). Without it no change is told.',
    }),
    overLimits: amount('By how much closing costs are above the legal limits; the cure if it is left out.').optional(),
  },
);

export const toleranceCase = caseOf(
  'tolerance',
  'What must be given back for fees that rose too far (12 CFR 1026.19(e)(3), (f)(2)(v)).',
  {
    fees: z
      .array(
        z.strictObject({
          name: words('What it is called.'),
          bucket: choice(toleranceBuckets, 'How far it may rise.'),
          estimate: amount('What was estimated.'),
          final: amount('What it is.'),
        }),
      )
      .min(1)
      .max(500),
  },
);

export const hudCase = caseOf('hud-1', 'The HUD-1 settlement statement: lines 100 to 1400.', {
  ...facts,
  form: choice(['2010', '1974'], 'Which form.').default('2010'),
  ...title,
});

export const gfeComparisonCase = caseOf(
  'gfe-comparison',
  'Page 3 of the HUD-1 of 2010: charges beside the good faith estimate, and the cure.',
  {
    ...facts,
    estimatedLenderCredits: title.estimatedLenderCredits,
  },
);

export const hudOneACase = caseOf('hud-1a', 'Sections M and N of a HUD-1A: 1600 + 1601 − 1602 − 1603 = 1604.', {
  loanAmount: positive('Line 1600.'),
  cashFromBorrower: amount('Line 1601: cash or check from the borrower.').default(0 as never),
  settlementCharges: amount('Line 1602: total settlement charges, line 1400.'),
  disbursements: z
    .array(z.strictObject({ payee: words('Who.'), amount: amount('How much.') }))
    .max(200)
    .default([])
    .meta({ description: 'Lines 1501 and on: who gets what of the loan.' }),
});

export const altaCase = caseOf(
  'alta-statement',
  'An ALTA-style settlement statement: debits and credits of both sides as they are charged.',
  {
    ...facts,
    variant: choice(['combined', 'buyer', 'seller', 'cash'], 'Whose statement it is.').default('combined'),
  },
);

export const netSheetCase = caseOf('net-sheet', 'What one side gets or needs, for a client.', {
  ...facts,
  side: choice(['seller', 'buyer'], 'Whose sheet it is.').default('seller'),
});

export const reconciliationCase = caseOf(
  'reconciliation',
  'The closing disclosure beside HUD-1, ALTA statement and net sheets: every difference with its reason; balance, and where it is out.',
  { ...facts, ...title },
);

export const statementAuditCase = caseOf(
  'statement-audit',
  'A statement somebody typed, held line by line against what its facts come to.',
  {
    ...facts,
    ...title,
    form: choice(['closing-disclosure', 'hud-2010', 'hud-1974'], 'Which statement was typed.').default(
      'closing-disclosure',
    ),
    typed: z
      .array(
        z.strictObject({
          line: words(
            'Which line. Of a closing disclosure: the code of a fee and its column (A1.borrowerAtClosing), A to N, cash.deposit and the other rows of the cash to close, cashFromBorrower, cashToSeller. Of a HUD-1: number and side (101.buyer).',
          ),
          amount: anyAmount('What was typed there.'),
        }),
      )
      .min(1)
      .max(1000)
      .meta({ description: 'The lines of the typed statement.' }),
  },
);

export const commercialCase = caseOf(
  'commercial-statement',
  'A settlement statement with a column for each buyer and seller.',
  {
    ...facts,
    parties: z
      .array(
        z.strictObject({
          name: words('Who.'),
          side: choice(['buyer', 'seller'], 'Which side.'),
          part: whole('Part of the side: units, percent, square feet.', 0, 9999),
        }),
      )
      .min(1)
      .max(60),
    headings: z
      .record(z.string(), words('A heading.'))
      .default({})
      .meta({ description: 'Headings of the office’s own by the key of the entry: "fee.E1": "Taxes".' }),
  },
);
