import { z } from 'zod';
import { anyDate, endpoint, pageOf, pageQuery } from '../kit/index.ts';
import { auditEntrySchema } from './audit-entry.ts';

const tag = 'Audit';
const access = { kind: 'action', action: 'readSystemAudit' } as const;
const name = z.string().trim().min(1).max(80);

/** What the entries may be narrowed down to; parts left out narrow nothing. Dates are days of the tenant's time zone. */
export const auditFilterShape = {
  /** Id of the user, or `system:` and the part of the system. */
  actor: name.optional(),
  table: name.optional(),
  /** A field by the name it has in an entry or in the table. */
  field: name.optional(),
  operation: z.enum(['INSERT', 'UPDATE', 'DELETE']).optional(),
  from: anyDate.optional(),
  until: anyDate.optional(),
} as const;

/** A changed row of the whole tenant, with the file it belongs to. */
export const systemAuditEntrySchema = auditEntrySchema
  .extend({ fileNumber: z.string().nullable() })
  .meta({ id: 'SystemAuditEntry' });

/** What the last check of the chain of hashes found; `entries` grows on after it. */
export const auditCheckSchema = z
  .object({
    checkedAt: z.string(),
    checkedBy: z.string(),
    entries: z.int(),
    /** Hash of the newest entry that was checked. Written down elsewhere, it proves that nothing was cut off. */
    head: z.string(),
    broken: z.object({ sequence: z.int(), reason: z.string() }).nullable(),
    /** How many signed heads of earlier days the chain was compared with. */
    heads: z.int(),
    /** What could not be compared. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'AuditCheck' });

export const listSystemAudit = endpoint({
  name: 'listSystemAudit',
  method: 'GET',
  path: '/api/audit-log',
  summary: 'The changes of the whole tenant that pass the filters, newest first, a page at a time.',
  tag,
  query: z.strictObject({ ...auditFilterShape, ...pageQuery }),
  result: pageOf(systemAuditEntrySchema),
  access,
});

export const getSystemAuditFacts = endpoint({
  name: 'getSystemAuditFacts',
  method: 'GET',
  path: '/api/audit-log/facts',
  summary: 'Which users and tables there are entries of, how many entries there are, and the last check of the chain.',
  tag,
  result: z
    .object({
      entries: z.int(),
      actors: z.array(z.object({ key: z.string(), name: z.string() })),
      tables: z.array(z.string()),
      check: auditCheckSchema.nullable(),
      /** The newest end of the chain that was signed; kept elsewhere, it proves that nothing behind it was cut off. */
      signedHead: z.string().nullable(),
    })
    .meta({ id: 'SystemAuditFacts' }),
  access,
});

export const checkSystemAudit = endpoint({
  name: 'checkSystemAudit',
  method: 'POST',
  path: '/api/audit-log/check',
  summary:
    'Follows the chain of hashes from its start, compares it with the heads signed before, and remembers what it found.',
  tag,
  result: auditCheckSchema,
  access,
  idempotent: true,
});

export const exportSystemAudit = endpoint({
  name: 'exportSystemAudit',
  method: 'POST',
  path: '/api/audit-log/export',
  summary: 'Up to 5000 of the newest changes that pass the filters. Who exported what is itself in the audit.',
  tag,
  body: z.strictObject(auditFilterShape),
  result: z
    .object({ results: z.array(systemAuditEntrySchema), totalRecords: z.int() })
    .meta({ id: 'SystemAuditExport' }),
  access,
  audits: ['audit_exports'],
  // Reads; each export is a line of the audit.
  takesKey: false,
});

/** A line of the tenant's audit log. `fileNumber` is null for a row that belongs to no file. */
export type SystemAuditEntry = z.infer<typeof systemAuditEntrySchema>;
/** The result of the last check of the audit chain; `broken` is null when the chain is whole. */
export type AuditCheck = z.infer<typeof auditCheckSchema>;
/** The filters above the tenant's audit log. A filter that is left out lets everything pass. */
export type AuditFilter = z.infer<z.ZodObject<typeof auditFilterShape>>;
