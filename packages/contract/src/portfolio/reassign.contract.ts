import { portfolioLimits, staffDuties } from '@closewright/domain/portfolio';
import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';

const tag = 'Portfolio';
const access = { kind: 'action', action: 'reassignFiles', inAnyRegion: true } as const;
const most = portfolioLimits.filesPerReassign;
const nothing = 'Choose who takes over';
const tooMany = `At most ${most} files can be reassigned at once. Nothing was saved.`;

/** Who takes over which duty; null leaves it to nobody. */
const duties = z
  .strictObject(
    Object.fromEntries(staffDuties.map((duty) => [duty, idSchema.nullable()])) as Record<
      (typeof staffDuties)[number],
      z.ZodNullable<typeof idSchema>
    >,
  )
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, nothing);

const before = z.object(
  Object.fromEntries(staffDuties.map((duty) => [duty, z.int().nullable()])) as Record<
    (typeof staffDuties)[number],
    z.ZodNullable<z.ZodInt>
  >,
);

/** One file of a reassignment. A file that the caller may not know of has no number. */
const fileSchema = z.object({
  ordersID: idSchema,
  fileNumber: z.string().nullable(),
  /** Why the file is left as it is: in use, locked, no right, changed by somebody else. */
  reason: z.string().nullable(),
});

/** The same in an address; 0 stands for nobody. */
const dutyQuery = z.coerce
  .number()
  .pipe(z.int().min(0).max(2_147_483_647))
  .transform((id) => id || null)
  .optional();

export const previewReassign = endpoint({
  name: 'previewReassign',
  method: 'GET',
  path: '/api/portfolio/reassign',
  summary:
    'What a reassignment would do to each file, with the version to be sent back. 0 as a person stands for nobody.',
  tag,
  query: z
    .strictObject({
      ordersIDs: z
        .string()
        .regex(/^\d{1,10}(,\d{1,10})*$/, 'Ids are numbers separated by commas')
        .max(11 * most, tooMany)
        .transform((text) => text.split(',').map(Number))
        .pipe(z.array(idSchema).min(1).max(most, tooMany)),
      ...(Object.fromEntries(staffDuties.map((duty) => [duty, dutyQuery])) as Record<
        (typeof staffDuties)[number],
        typeof dutyQuery
      >),
    })
    .refine((query) => staffDuties.some((duty) => query[duty] !== undefined), nothing),
  result: z
    .object({
      files: z.array(
        fileSchema.extend({
          outcome: z.enum(['changes', 'unchanged', 'left']),
          version: z.int().nullable(),
          before: before.nullable(),
        }),
      ),
    })
    .meta({ id: 'ReassignPreview' }),
  access,
});

export const reassignFiles = endpoint({
  name: 'reassignFiles',
  method: 'POST',
  path: '/api/portfolio/reassign',
  summary:
    'Hands files over to other people, in one transaction. Files that are in use, locked, without rights for the caller, or of ' +
    'another version than sent are left as they are, and named.',
  tag,
  body: z.strictObject({
    files: z
      .array(z.strictObject({ ordersID: idSchema, version: z.int().min(1) }))
      .min(1)
      .max(most, tooMany),
    changes: duties,
  }),
  result: z
    .object({ files: z.array(fileSchema.extend({ outcome: z.enum(['done', 'unchanged', 'left']) })) })
    .meta({ id: 'ReassignResult' }),
  access,
  audits: ['orders'],
});

/** The new user of each duty that changes. Null leaves the duty to nobody; a duty that is left out stays. */
export type StaffChanges = z.output<typeof duties>;
/** What a reassignment would do to each file, who has each duty now, and the version to send back. */
export type ReassignPreview = z.infer<(typeof previewReassign)['result']>;
/** What a reassignment did to each file. */
export type ReassignResult = z.infer<(typeof reassignFiles)['result']>;
