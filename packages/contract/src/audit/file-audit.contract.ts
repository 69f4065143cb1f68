import { z } from 'zod';
import { downloadSchema, endpoint } from '../kit/index.ts';
import { orderParams } from '../orders/order-ids.ts';
import { auditFilterShape } from './system-audit.contract.ts';

const tag = 'Audit';
const access = { kind: 'screen', screen: 'OrderEntry', level: 'Read' } as const;

/** What the changes of a file may be narrowed down to; parts left out narrow nothing. Dates are days of the tenant's time zone. */
const fileAuditFilterShape = {
  actor: auditFilterShape.actor,
  /** A field as the facts name it: `loans.amount_cents`. */
  field: z.string().trim().min(1).max(160).optional(),
  from: auditFilterShape.from,
  until: auditFilterShape.until,
  /** In any of the words of a change: who, record, field, before and after as they are shown. */
  text: z.string().trim().min(1).max(80).optional(),
} as const;

/** One changed field in words: values formatted, ids by their names, sensitive values masked. */
export const fileChangeSchema = z
  .object({
    /** The entry of the audit, and the field of it: together they tell changes apart. */
    sequence: z.int(),
    key: z.string(),
    at: z.string(),
    actor: z.string(),
    operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    /** What was changed: `Loan Ficus Bank`. */
    record: z.string(),
    /** Empty where a row was added or removed that holds nothing. */
    field: z.string(),
    before: z.string(),
    after: z.string(),
    requestID: z.string(),
  })
  .meta({ id: 'FileChange' });

export const listFileChanges = endpoint({
  name: 'listFileChanges',
  method: 'GET',
  path: '/api/orders/:ordersID/changes',
  summary: 'The changed fields of a file that pass the filters, newest first, a page at a time.',
  tag,
  params: orderParams,
  query: z.strictObject({
    ...fileAuditFilterShape,
    /** The last change of the page before: `sequence:key`. The page begins after it, whatever was written since. */
    after: z
      .string()
      .regex(/^\d{1,15}:[a-z0-9_*]{0,80}$/, 'A place is written sequence:key')
      .optional(),
    /** Changes passed over from there: for a jump over pages that nobody has read. */
    skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
    take: z.coerce.number().int().min(1).max(200).default(100),
  }),
  result: z
    .object({
      results: z.array(fileChangeSchema),
      /** How many pass the filters in all; null behind a place, where it is known from the first page. */
      totalRecords: z.int().nullable(),
    })
    .meta({ id: 'FileChanges' }),
  access,
  errors: ['NOT_FOUND'],
});

export const getFileAuditFacts = endpoint({
  name: 'getFileAuditFacts',
  method: 'GET',
  path: '/api/orders/:ordersID/changes/facts',
  summary: 'Who has changed a file and which of its fields: what its changes may be filtered by.',
  tag,
  params: orderParams,
  result: z
    .object({
      actors: z.array(z.object({ key: z.string(), name: z.string() })),
      fields: z.array(z.object({ key: z.string(), label: z.string() })),
    })
    .meta({ id: 'FileAuditFacts' }),
  access,
  errors: ['NOT_FOUND'],
});

export const exportFileChanges = endpoint({
  name: 'exportFileChanges',
  method: 'POST',
  path: '/api/orders/:ordersID/changes/export',
  summary:
    'Where the changes that pass the filters may be fetched as CSV or PDF. Who took them is itself in the audit.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...fileAuditFilterShape, format: z.enum(['csv', 'pdf']) }),
  result: downloadSchema,
  access,
  errors: ['NOT_FOUND'],
  audits: ['audit_exports'],
  // Reads; each export is a line of the audit, with an address that ends soon.
  takesKey: false,
});

/** A line of a file's history. `before` and `after` are texts as the screens show them; `at` is an ISO instant in UTC. */
export type FileChange = z.infer<typeof fileChangeSchema>;
/** The filters above a file's history. A filter that is left out lets everything pass. */
export type FileAuditFilter = z.infer<z.ZodObject<typeof fileAuditFilterShape>>;
