import { governmentLimits, recordedAs } from '@closewright/domain/government-charges';
import { maxCents } from '@closewright/domain/money';
import type { RateManual } from '@closewright/domain/premium';
import { type RecordingSchedule, rateVersionLimits } from '@closewright/domain/rate-versions';
import { z } from 'zod';
import { line } from '../kit/index.ts';
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
  state: z.string().regex(/^[A-Z]{2}$/, 'Two letters'),
  county: line().trim().min(1).max(80).nullable(),
  source: z.strictObject({
    text: line().trim().min(1, 'Where it was read is required').max(300),
    href: z.url().max(500).exactOptional(),
  }),
};

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

const manualPlace = { ...place, kind: z.literal('rate-manual'), county: z.null() };

const manualFileSchema = z
  .strictObject({ ...manualPlace, manual: rateManualSchema })
  .refine(({ state, manual }) => manual.state === state, {
    path: ['manual', 'state'],
    error: 'The state of the manual is that of the file',
  });

/** A file of rates as an office imports it. */
export const rateFileSchema = z.discriminatedUnion('kind', [recordingScheduleSchema, manualFileSchema]);

/** A manual as it is given out. It was read by its schema when it came in. */
export const storedManualSchema =
  // A schema that turns numbers into cents has no JSON schema for what it gives out.
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<RateManual>;

/** A file of rates as the product gives it out again. */
export const storedRateFileSchema = z.discriminatedUnion('kind', [
  recordingScheduleSchema,
  z.strictObject({ ...manualPlace, manual: storedManualSchema }),
]);

/** A file of rates. */
export type RateFile = z.infer<typeof rateFileSchema>;
