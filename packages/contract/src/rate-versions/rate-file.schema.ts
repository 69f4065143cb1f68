import { governmentLimits, recordedAs } from '@closewright/domain/government-charges';
import { maxCents } from '@closewright/domain/money';
import { type RecordingSchedule, rateVersionLimits } from '@closewright/domain/rate-versions';
import { z } from 'zod';
import { line } from '../kit/index.ts';

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

/** A file of rates: what an office imports, and what the product gives out again. */
export const rateFileSchema = z.discriminatedUnion('kind', [recordingScheduleSchema]);

/** A file of rates. */
export type RateFile = z.infer<typeof rateFileSchema>;
