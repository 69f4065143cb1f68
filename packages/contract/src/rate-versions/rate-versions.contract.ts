import { businessDates } from '@closewright/domain/dates';
import { type rateKinds, rateStates, rateVersionLimits } from '@closewright/domain/rate-versions';
import { z } from 'zod';
import { dateWithin, endpoint, idSchema } from '../kit/index.ts';
import { storedRateFileSchema } from './rate-file.schema.ts';

const tag = 'Configuration';
const kind = z.enum(['recording-fees', 'tax-table', 'rate-manual'] satisfies (keyof typeof rateKinds)[]);
const params = z.strictObject({ rateVersionID: z.coerce.number().pipe(idSchema) });

/** A version of a schedule, table or manual, without what is in it. */
export const rateVersionSchema = z
  .object({
    rateVersionID: idSchema,
    kind,
    code: z.string(),
    number: z.int(),
    label: z.string(),
    state: z.string(),
    county: z.string().nullable(),
    source: z.string(),
    status: z.enum(rateStates),
    effectiveFrom: z.string().nullable(),
    hash: z.string(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'RateVersion' });

/** A version with the file it was imported from. */
export const rateVersionFileSchema = rateVersionSchema
  .extend({ file: storedRateFileSchema })
  .meta({ id: 'RateVersionFile' });

export const listRateVersions = endpoint({
  name: 'listRateVersions',
  method: 'GET',
  path: '/api/configuration/rate-versions',
  summary: 'The versions of schedules, tables and manuals of the tenant, drafts included.',
  tag,
  result: z.array(rateVersionSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const listRatesInForce = endpoint({
  name: 'listRatesInForce',
  method: 'GET',
  path: '/api/rate-versions',
  summary: 'The published versions of a kind for a state with what is in them: what files are charged by.',
  tag: 'Settlement',
  query: z.strictObject({ kind, state: z.string().regex(/^[A-Z]{2}$/, 'Two letters') }),
  result: z.array(rateVersionFileSchema),
  access: { kind: 'signedIn' },
});

/** What a file of rates holds, or what is wrong in it. */
export const rateImportSchema = z
  .object({
    /** The draft that was stored; null for a trial, and where something is wrong. */
    draft: rateVersionSchema.nullable(),
    /** What is in the file; null where something is wrong. */
    found: z
      .object({ code: z.string(), label: z.string(), place: z.string(), rows: z.int(), sameAs: z.string().nullable() })
      .nullable(),
    /** What is wrong, by row and column; then nothing is stored. Row 1 is the head. */
    problems: z.array(z.object({ line: z.int(), column: z.string(), why: z.string() })),
  })
  .meta({ id: 'RateImport' });

export const importRateVersion = endpoint({
  name: 'importRateVersion',
  method: 'POST',
  path: '/api/configuration/rate-versions/import',
  summary: 'Stores a file of rates, JSON or CSV, as a draft. `isTrial` only tells what is in it.',
  tag,
  body: z.strictObject({ text: z.string().min(1).max(rateVersionLimits.characters), isTrial: z.boolean() }),
  result: rateImportSchema,
  access: { kind: 'action', action: 'administer' },
  audits: ['rate_versions'],
});

const triedSchema = z.object({
  label: z.string(),
  pages: z.int().nullable(),
  names: z.int().nullable(),
  before: z.int().nullable(),
  after: z.int().nullable(),
});

/** What a version would change. */
export const rateTrialSchema = z
  .object({
    version: rateVersionFileSchema,
    /** The name of the version it is held against: the last published one of its code. */
    against: z.string().nullable(),
    examples: z.array(triedSchema),
    /** Documents, taxes and rate orders of open files that are charged by an earlier version. */
    files: z.array(triedSchema.extend({ ordersID: idSchema, fileNumber: z.string(), rateVersion: z.string() })),
  })
  .meta({ id: 'RateTrial' });

export const tryRateVersion = endpoint({
  name: 'tryRateVersion',
  method: 'GET',
  path: '/api/configuration/rate-versions/:rateVersionID/trial',
  summary:
    'What a version changes against the published one of its code: on examples, and on open files. Nothing is stored.',
  tag,
  params,
  result: rateTrialSchema,
  access: { kind: 'action', action: 'readConfiguration' },
  errors: ['NOT_FOUND'],
});

export const publishRateVersion = endpoint({
  name: 'publishRateVersion',
  method: 'POST',
  path: '/api/configuration/rate-versions/:rateVersionID/publish',
  summary:
    'Publishes a draft from a day on; from then it is never changed. Files stay with the version they were computed with.',
  tag,
  params,
  body: z.strictObject({ version: z.int().min(1), effectiveFrom: dateWithin(businessDates) }),
  result: rateVersionSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  audits: ['rate_versions'],
});

export const removeRateVersion = endpoint({
  name: 'removeRateVersion',
  method: 'POST',
  path: '/api/configuration/rate-versions/:rateVersionID/removal',
  summary: 'Deletes a draft. Its number is not given out again; what is published stays.',
  tag,
  params,
  body: z.strictObject({ version: z.int().min(1) }),
  result: z.null(),
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  audits: ['rate_versions'],
});

/** A version of a schedule, table or manual. */
export type RateVersion = z.infer<typeof rateVersionSchema>;
/** A version with the file it was imported from. */
export type RateVersionFile = z.infer<typeof rateVersionFileSchema>;
/** What a file of rates holds, or what is wrong in it. */
export type RateImport = z.infer<typeof rateImportSchema>;
/** What a version would change. */
export type RateTrial = z.infer<typeof rateTrialSchema>;
