import { z } from 'zod';
import { auditEntrySchema } from '../audit/index.ts';
import { endpoint } from '../kit/index.ts';
import { orderParams } from './order-ids.ts';

export type { AuditEntry } from '../audit/index.ts';

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
