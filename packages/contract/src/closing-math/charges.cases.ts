import { marylandCounties, taxedStates } from '@closewright/domain/government-charges';
import { coverages, rateManuals } from '@closewright/domain/premium';
import { z } from 'zod';
import { rateManualSchema } from '../rate-manuals/index.ts';
import { amount, caseOf, choice, date, flag, positive, rate, whole, words } from './fields.ts';

export const recordingFeeCase = caseOf(
  'recording-fee',
  'What it costs to record a document by the table of a county.',
  {
    pages: whole('Pages of the document.', 1, 10_000),
    names: whole('Names to be indexed.', 0, 10_000).default(0),
    label: words('What is recorded.').default('Recording fee'),
    base: amount('For the document itself, with the pages and names that are included.'),
    pagesIncluded: whole('Pages the fee of the document includes.', 0, 10_000).default(1),
    perPage: amount('For each further page.').default(0 as never),
    namesIncluded: whole('Names the fee of the document includes.', 0, 10_000).default(0),
    perName: amount('For each further name.').default(0 as never),
    surcharges: z
      .array(z.strictObject({ label: words('What for.'), amount: amount('On every document.') }))
      .max(40)
      .default([])
      .meta({ description: 'Charges of a fixed amount: archive, housing.' }),
    source: words('Where the table stands.').default('Fee schedule of the county'),
  },
);

const parts = z
  .strictObject({
    buyer: whole('Parts of the buyer.', 0, 1_000_000),
    seller: whole('Parts of the seller.', 0, 1_000_000),
  })
  .meta({ description: 'Who bears it, in parts: 1 and 1 are halves.' });

const plainTerms = {
  perUnit: positive('Of the tax for each unit, a part of one counting as a whole. With unit.').optional(),
  unit: positive('A unit: 100, 500 or 1,000. With perUnit.').optional(),
  percent: rate('Of what is taxed, instead of units.').optional(),
} as const;

const ownTax = z
  .strictObject({
    id: words('A name of its own.').default('tax'),
    label: words('What it is called.').default('Transfer tax'),
    base: choice(['salePrice', 'loanAmount'], 'What is taxed.').default('salePrice'),
    ...plainTerms,
    tiers: z
      .array(z.strictObject({ over: amount('The tier begins over this amount; 0 for the first.'), ...plainTerms }))
      .min(1)
      .max(40)
      .optional()
      .meta({ description: 'Tiers, rising, instead of plain terms.' }),
    isMarginal: flag('Each part by its own tier; otherwise the whole by the tier it reaches.').default(true),
    exempt: amount('What of the base is free of it.').default(0 as never),
    split: parts.default({ buyer: 0, seller: 1 }),
    source: words('Where it stands.').default('Typed'),
  })
  .meta({ description: 'A tax of your own.' });

/** The place whose taxes are known, or taxes of the file's own. */
export const taxPlace = {
  state: choice(
    taxedStates,
    'State whose taxes are known here; those of Texas and New Mexico are none. Or give taxes.',
  ).optional(),
  county: words(
    `County: of Maryland one of ${marylandCounties.join(', ')}; of Florida any, Miami-Dade has taxes of its own. Other states have the same in every county.`,
  ).optional(),
  isSingleFamily: flag('Florida: a single family home has no surtax in Miami-Dade.').default(true),
  isPrincipalResidence: flag(
    'Maryland: an individual buys a principal residence; Montgomery leaves the first 100,000 of it free of recordation.',
  ).default(false),
  isResidential: flag('Rhode Island: a residence beyond the amount of the second tier is taxed by that, too.').default(
    true,
  ),
  taxes: z.array(ownTax).max(40).optional().meta({ description: 'Taxes of your own, instead of a state.' }),
  only: z.array(words('Id of a tax.')).max(40).optional().meta({
    description:
      'Ids of the taxes wanted: fl-deed, fl-surtax, fl-note, fl-intangible, md-state-transfer, md-county-transfer, md-recordation, me-transfer, mi-state-transfer, mi-county-transfer, nj-realty-transfer, nj-graduated-percent, ri-conveyance, ri-conveyance-second-tier. All if it is left out.',
  }),
  exemptFrom: z
    .array(words('Id of a tax.'))
    .max(40)
    .default([])
    .meta({ description: 'Ids of taxes the file is exempt from.' }),
  splits: z.record(z.string(), parts).default({}).meta({ description: 'Who bears a tax in this file, by its id.' }),
} as const;

export const transferTaxCase = caseOf(
  'transfer-tax',
  'Transfer, recordation, stamp and mortgage taxes on a deed and a note.',
  {
    date: date('Day of the deed. A tax whose table has ended by then is an error that says until when it ran.'),
    salePrice: amount('Consideration of the deed.').default(0 as never),
    loanAmount: amount('Amount of the note.').default(0 as never),
    ...taxPlace,
  },
);

const manuals = rateManuals.map(({ id, label, from, to }) => `${id} (${label}, from ${from}${to ? ` to ${to}` : ''})`);
/** Which title rate manual to use: a state's, one by name, or one's own. Parts of the premium and full-file cases. */
export const manualChoice = {
  state: choice(
    [...new Set(rateManuals.map(({ state }) => state))],
    'State whose manual in force on the date is taken; of Arizona and California the manual is named, by insurer and zone.',
  ).optional(),
  manual: choice(
    rateManuals.map(({ id }) => id),
    `A manual by name, instead of the state: ${manuals.join(', ')}.`,
  ).optional(),
  ownManual: rateManualSchema
    .optional()
    .meta({ description: 'A manual of one’s own, instead of one that is known. Its amounts are integer cents.' }),
} as const;

const endorsementIds = [...new Set(rateManuals.flatMap(({ endorsements }) => endorsements.map(({ id }) => id)))];

const policy = {
  liability: amount('Amount insured.'),
  isEnhanced: flag('A homeowner’s or expanded policy.').default(false),
  coverage: choice(
    coverages,
    'What it covers, where a filing rates by that (Arizona, California): homeowners is an owner’s policy, expanded a lender’s. Standard if it is left out.',
  ).optional(),
  endorsements: z
    .array(words('Id of an endorsement.'))
    .max(40)
    .default([])
    .meta({ description: `Ids of endorsements asked for. Known: ${endorsementIds.join(', ')}.` }),
  prior: z
    .strictObject({
      date: date('Date of the earlier policy.'),
      amount: amount('What it insured.'),
      payoff: amount('Of a loan policy: what of the loan is paid off. It asks for the refinance credit.').optional(),
      isUnimproved: flag('The land is unimproved.').default(false),
      isRefinance: flag('The owner who was insured refinances.').default(false),
    })
    .optional()
    .meta({ description: 'An earlier policy on the same land, for a reissue or a refinance credit.' }),
} as const;

const ownersPolicy = {
  ...policy,
  newHome: z
    .strictObject({
      premiumPaid: amount('What loan policies on mortgages of the seller on the land cost.'),
      parcels: whole('How many units or parcels those policies insure.', 1, 100_000).default(1),
    })
    .optional()
    .meta({
      description:
        'The first sale of a home for one to four families that the seller has neither leased nor occupied (Florida): what the policies of the seller’s mortgages cost is taken off.',
    }),
  surrendersContract: flag(
    'Who buys hands in a policy of the contract, or of the lease, by which they now buy (Florida).',
  ).default(false),
} as const;

/** The title policies to price. Parts of the premium and full-file cases. */
export const policies = {
  owner: z.strictObject(ownersPolicy).optional().meta({ description: 'The owner’s policy.' }),
  loans: z
    .array(z.strictObject(policy))
    .max(20)
    .default([])
    .meta({ description: 'The loan policies; with an owner’s policy they are issued together.' }),
  closingProtectionLetters: z
    .array(whole('Place of a loan, from 0.', 0, 19))
    .max(20)
    .default([])
    .meta({ description: 'Loans whose lender gets a closing protection letter.' }),
} as const;

export const premiumCase = caseOf(
  'premium',
  'Title premiums by a promulgated or filed manual: basic, simultaneous issue, reissue, refinance credit, enhanced, endorsements.',
  {
    date: date('Date of the policies.').optional(),
    ...manualChoice,
    liability: amount('Amount insured, where the basic premium of one owner’s policy is all that is asked.').optional(),
    ...policies,
    underwriterPercent: rate(
      'Part of the underwriter in all premiums; that of the manual if it is left out.',
    ).optional(),
  },
);

export const tridPremiumCase = caseOf(
  'trid-premium',
  'Simultaneous premiums as a closing disclosure shows them (12 CFR 1026.37(f)(2), (g)(4)): the loan policy in full, the owner’s at the rest.',
  {
    fullLoanPremium: amount('Premium of the loan policy as if no owner’s policy were issued.'),
    ownerPremium: amount('What is charged for the owner’s policy: its full premium.'),
    simultaneousLoanPremium: amount('What is charged for the loan policy with it.'),
  },
);
