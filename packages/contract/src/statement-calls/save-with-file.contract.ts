import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderDetailSchema, saveOrder } from '../orders/index.ts';
import { saveSettlement, settlementParams, settlementSchema } from '../settlement/index.ts';
import { tag } from './statement-part.ts';

/** A statement and its file, as both are stored once one save has changed them. */
export const statementAndFileSchema = z
  .object({ order: orderDetailSchema, settlement: settlementSchema })
  .meta({ id: 'StatementAndFile' });

export const saveStatementWithFile = endpoint({
  name: 'saveStatementWithFile',
  method: 'PATCH',
  path: '/api/orders/:ordersID/settlements/:loanID/with-file',
  summary:
    'Saves what changed on a statement and on its file, each as its own save does, all or nothing. What is refused is named below `statement` or `file`; a stale version, as `statement.version` or `file.version`, answers VERSION_CONFLICT with that part as it is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({ statement: saveSettlement.body, file: saveOrder.body }),
  result: statementAndFileSchema,
  access: { kind: 'action', action: 'readSettlement' },
  errors: [...new Set([...saveSettlement.errors, ...saveOrder.errors])],
  idempotent: false,
  audits: [...saveSettlement.audits, ...saveOrder.audits],
});
