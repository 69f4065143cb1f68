import {
  countyProblem,
  governmentLimits,
  recordedAs,
  tableBases,
  taxLevels,
  taxMethods,
} from '@closewright/domain/government-charges';
import { maxCents } from '@closewright/domain/money';
import type { RateManual } from '@closewright/domain/premium';
import {
  isSameTax,
  type RecordingSchedule,
  rateVersionLimits,
  type TaxTable,
  tableTaxProblems,
} from '@closewright/domain/rate-versions';
import { z } from 'zod';
import { line, stateCode, webAddress } from '../kit/index.ts';
import { rateManualSchema } from '../rate-manuals/index.ts';

/** What the first line of every file says, so that a later format is told from this one. */
export const rateFormat = 'closewright-rates-1';

const amount = z.int().min(0).max(maxCents).describe('Integer cents');
const place = {
  format: z.literal(rateFormat),
  code: z
    .string()
    .max(rateVersionLimits.code)
    .regex(/^[a-z0-9][a-z0-9.-]*$/, 'Lower-case letters, digits, points and dashes'),
  label: line().trim().min(1, 'A name is required').max(rateVersionLimits.name),
  state: stateCode(),
  county: line().trim().min(1).max(80).nullable(),
  source: z.strictObject({
    text: line().trim().min(1, 'Where it was read is required').max(300),
    href: webAddress.exactOptional(),
  }),
};

/** A county that its state does not have would never be the place of a file. */
function checkCounty({ state, county }: Pick<TaxTable, 'state' | 'county'>, context: z.RefinementCtx): void {
  const message = county === null ? null : countyProblem(state, county);
  if (message !== null) context.addIssue({ code: 'custom', path: ['county'], message });
}

const scheduledFeeSchema = z.strictObject({
  recordedAs: z.enum(recordedAs),
  document: line().trim().min(1).max(governmentLimits.name).nullable(),
  base: amount,
  pagesIncluded: z.int().min(1).max(governmentLimits.pages),
  perPage: amount,
  namesIncluded: z.int().min(0).max(governmentLimits.names),
  perName: amount,
  surcharges: z.array(z.strictObject({ label: line().trim().min(1).max(governmentLimits.name), amount })).max(20),
});

/** A schedule of recording fees as open data. */
export const recordingScheduleSchema = z
  .strictObject({
    ...place,
    kind: z.literal('recording-fees'),
    fees: z.array(scheduledFeeSchema).min(1, 'A schedule has fees').max(200),
  })
  .superRefine(checkCounty)
  .superRefine(({ fees }, context) => {
    const seen = new Set<string>();
    for (const [at, { recordedAs: kind, document }] of fees.entries()) {
      const key = `${kind} ${document?.toLowerCase() ?? ''}`;
      if (seen.has(key))
        context.addIssue({
          code: 'custom',
          path: ['fees', at, 'document'],
          message: 'It stands in the schedule already',
        });
      seen.add(key);
    }
  }) satisfies z.ZodType<RecordingSchedule>;

const percent = z.string().regex(/^\d{1,3}(\.\d{1,6})?$/, 'A percentage as a decimal text');

const tableTaxSchema = z.strictObject({
  label: line().trim().min(1, 'A tax has a name').max(governmentLimits.name),
  payee: line().trim().min(1).max(governmentLimits.name).nullable(),
  level: z.enum(taxLevels),
  method: z.enum(taxMethods),
  reckonedOn: z.enum(tableBases).nullable(),
  freeAmount: amount.nullable(),
  rate: percent.nullable(),
  unit: amount.nullable(),
  unitAmount: amount.nullable(),
  flatAmount: amount.nullable(),
  tiers: line().trim().min(1).max(governmentLimits.tiers).nullable(),
  borrowerPart: percent.nullable(),
});

/** A table of taxes on deeds and mortgages as open data. */
const taxTableSchema = z
  .strictObject({
    ...place,
    kind: z.literal('tax-table'),
    taxes: z.array(tableTaxSchema).min(1, 'A table has taxes').max(50),
  })
  .superRefine(checkCounty)
  .superRefine(({ taxes }, context) => {
    for (const [at, tax] of taxes.entries()) {
      const wrong = Object.entries(tableTaxProblems(tax));
      const isTwice = taxes.slice(0, at).some((before) => isSameTax(before, tax));
      if (isTwice) wrong.push(['label', 'It stands in the table already']);
      for (const [field, message] of wrong) context.addIssue({ code: 'custom', path: ['taxes', at, field], message });
    }
  }) satisfies z.ZodType<TaxTable>;

const manualPlace = { ...place, kind: z.literal('rate-manual'), county: z.null() };

const manualFileSchema = z
  .strictObject({ ...manualPlace, manual: rateManualSchema })
  .refine(({ state, manual }) => manual.state === state, {
    path: ['manual', 'state'],
    error: 'The state of the manual is that of the file',
  });

/** A file of rates as an office imports it. */
export const rateFileSchema = z.discriminatedUnion('kind', [recordingScheduleSchema, taxTableSchema, manualFileSchema]);

/** A manual as it is given out. It was read by its schema when it came in. */
export const storedManualSchema =
  // A schema that turns numbers into cents has no JSON schema for what it gives out.
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<RateManual>;

/** A file of rates as the product gives it out again. */
export const storedRateFileSchema = z.discriminatedUnion('kind', [
  recordingScheduleSchema,
  taxTableSchema,
  z.strictObject({ ...manualPlace, manual: storedManualSchema }),
]);

/** A file of rates. */
export type RateFile = z.infer<typeof rateFileSchema>;
