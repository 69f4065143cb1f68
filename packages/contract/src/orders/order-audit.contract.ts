import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderParams } from './order.contract.ts';

/** One write to one row of a file: who, when, and each changed field before and after; sensitive values masked. */
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

export const listOrderAudit = endpoint({
  name: 'listOrderAudit',
  method: 'GET',
  path: '/api/orders/:ordersID/audit',
  summary: 'The newest changes of a file, field by field.',
  tag: 'Orders',
  params: orderParams,
  query: z.strictObject({
    before: z.coerce.number().int().positive().optional(),
    take: z.coerce.number().int().min(1).max(200).default(50),
  }),
  result: z.array(auditEntrySchema),
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
  errors: ['NOT_FOUND'],
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
