import { z } from 'zod';

/** One write to one row: who, when, and each changed field before and after; sensitive values masked. */
export const auditEntrySchema = z
  .object({
    sequence: z.int(),
    at: z.string(),
    actor: z.string(),
    requestID: z.string(),
    table: z.string(),
    rowKey: z.string(),
    operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'AuditEntry' });

/** An entry of the audit log. `at` is an ISO instant in UTC, `actor` the name of the user or the part of the system. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;
