import { cents, maxCents, roundings } from '@closewright/domain/money';
import { coverages, endorsementBases, type RateManual } from '@closewright/domain/premium';
import { z } from 'zod';
import { anyDate, stateCode, webAddress } from '../kit/index.ts';

const name = z.string().trim().min(1).max(120);
const id = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,59}$/, 'Lower-case letters, digits, points and dashes');
const amount = z
  .int()
  .min(0)
  .max(maxCents)
  .transform((value) => cents(value))
  .describe('Integer cents');
const unit = z
  .int()
  .min(1)
  .max(maxCents)
  .transform((value) => cents(value))
  .describe('Integer cents: 1 is a cent, 100 a whole dollar');
const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,6})?$/, 'A percentage as a decimal string')
  .refine((text) => Number(text) <= 100, 'At most 100 percent');
/** A percentage that may be above the whole. */
const share = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,6})?$/, 'A percentage as a decimal string')
  .refine((text) => Number(text) <= 500, 'At most 500 percent');
const perThousand = z.string().regex(/^\d{1,3}(\.\d{1,6})?$/, 'Dollars for each thousand, as a decimal string');
const citation = z.strictObject({ text: name.max(300), href: webAddress.exactOptional() });
const rounding = z.enum(roundings);
const years = z.int().min(0).max(100);
const inForce = { from: anyDate, to: anyDate.exactOptional() };

const rises = (amounts: readonly number[]) => amounts.every((each, at) => at === 0 || each > (amounts[at - 1] ?? 0));

/** What is wrong where dates or tiers are in the wrong order. */
const reversed = { code: 'REVERSED' };

/** A table of premiums by liability: printed steps, and bands by the thousand above them. */
const rateTableSchema = z
  .strictObject({
    id,
    label: name,
    ...inForce,
    source: citation,
    liabilityUpTo: unit.nullable(),
    minimum: amount,
    over: amount.exactOptional(),
    upTo: amount.exactOptional(),
    steps: z.array(z.strictObject({ upTo: amount, premium: amount })).max(1000),
    bands: z.array(z.strictObject({ over: amount, base: amount.exactOptional(), perThousand })).max(50),
    roundsTo: unit,
    rounding,
  })
  .refine(({ steps, bands }) => steps.length + bands.length > 0, {
    path: ['steps'],
    error: 'A table has steps or bands',
  })
  .refine(({ steps }) => rises(steps.map(({ upTo }) => upTo)), {
    path: ['steps'],
    error: 'Steps rise',
    params: reversed,
  })
  .refine(({ bands }) => rises(bands.map(({ over }) => over)), {
    path: ['bands'],
    error: 'Bands rise',
    params: reversed,
  })
  .superRefine(({ steps, bands }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, params: reversed });
    const [end, first] = [steps.at(-1), bands[0]];
    if (end && first && first.over !== end.upTo)
      refuse(
        ['bands', 0, 'over'],
        'The first band begins where the steps end: what lies between has no premium, or two',
      );
    const printed = [
      ...steps.map(({ premium }, at) => ({ premium, path: ['steps', at, 'premium'] })),
      ...bands.flatMap(({ base }, at) => (base === undefined ? [] : { premium: base, path: ['bands', at, 'base'] })),
    ];
    for (const [at, { premium, path }] of printed.entries())
      if (premium < (printed[at - 1]?.premium ?? 0)) refuse(path, 'A premium is not below the one before');
  });

const endorsementSchema = z.strictObject({
  id,
  label: name,
  percent,
  of: z
    .enum(endorsementBases)
    .exactOptional()
    .describe('What the percentage is of: the basic premium of the liability, or the premium charged, as without it'),
  minimum: amount,
  roundsTo: unit,
  rounding,
  on: z
    .array(z.enum(['owner', 'loan']))
    .max(2)
    .exactOptional(),
  alwaysWith: z
    .array(z.enum(['owner', 'loan']))
    .max(2)
    .exactOptional(),
  source: citation,
});

const coverageRates = z
  .array(z.strictObject({ coverage: z.enum(coverages), percent: share, minimum: amount.exactOptional() }))
  .max(10);

const coverageRulesSchema = z.strictObject({
  owner: coverageRates,
  loan: coverageRates,
  concurrent: z
    .array(
      z.strictObject({
        coverage: z.enum(coverages),
        withOwner: z.array(z.enum(coverages)).max(4),
        flat: amount.exactOptional(),
        percent: share.exactOptional(),
        minimum: amount.exactOptional(),
        table: rateTableSchema.exactOptional(),
      }),
    )
    .max(40),
  chargesExcess: z.boolean(),
  roundsUpTo: unit,
  roundsEach: z.boolean(),
  source: citation,
});

/** A rate manual as data: what comes with the product, and what a tenant adds for another state, underwriter or year. */
export const rateManualSchema: z.ZodType<RateManual> = z
  .strictObject({
    id,
    state: stateCode(),
    label: name,
    ...inForce,
    basic: rateTableSchema,
    simultaneous: z.strictObject({ perLoan: amount, source: citation }),
    reissue: z
      .strictObject({
        rate: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('table'), table: rateTableSchema }),
          z.strictObject({ kind: z.literal('percentOff'), percent }),
        ]),
        withinYears: years,
        includesAnniversary: z.boolean(),
        isAnyAgeForUnimproved: z.boolean(),
        isAnyAgeForRefinance: z.boolean(),
        source: citation,
      })
      .exactOptional(),
    refinance: z
      .strictObject({
        credits: z.array(z.strictObject({ withinYears: years, includesAnniversary: z.boolean(), percent })).max(20),
        source: citation,
      })
      .exactOptional(),
    newHome: z.strictObject({ minimum: amount, source: citation }).exactOptional(),
    contractPurchaser: rateTableSchema.exactOptional(),
    notReckoned: z.array(name).max(20).exactOptional(),
    enhanced: z.strictObject({ percent, source: citation }).exactOptional(),
    coverages: coverageRulesSchema.exactOptional(),
    counties: z.array(name).max(300).exactOptional(),
    closingProtection: rateTableSchema.exactOptional(),
    endorsements: z.array(endorsementSchema).max(500),
    underwriterPercent: percent.exactOptional(),
    underwriterAbove: z
      .strictObject({
        bands: z
          .array(z.strictObject({ over: amount, percent }))
          .min(1)
          .max(20),
        source: citation,
      })
      .refine(({ bands }) => rises(bands.map(({ over }) => over)), {
        path: ['bands'],
        error: 'Bands rise',
        params: reversed,
      })
      .exactOptional(),
  })
  .refine(({ from, to }) => to === undefined || from <= to, {
    path: ['to'],
    error: 'The last day is before the first',
    params: reversed,
  })
  .refine(({ from, basic }) => basic.from <= from, {
    path: ['basic', 'from'],
    error: 'The table begins after the manual',
    params: reversed,
  })
  .refine(({ to, basic }) => basic.to === undefined || (to !== undefined && to <= basic.to), {
    path: ['basic', 'to'],
    error: 'The table ends before the manual',
    params: reversed,
  });
