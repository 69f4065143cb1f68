import { SettlementStatementType } from '@closewright/domain/orders';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { keptFiguresSchema, settlementParams } from '../settlement/index.ts';
import { saveErrors, tag } from './statement-part.ts';

const path = '/api/orders/:ordersID/settlements/:loanID/mapping';
const statementType = z.literal(Object.values(SettlementStatementType));

/** A statement on a form: the lines, totals and days it shows there. */
export const settlementMappingSchema = z.object({
  loanID: z.int().min(0),
  statementType: z.int(),
  figures: keptFiguresSchema,
});

export const mapSettlement = endpoint({
  name: 'mapSettlement',
  method: 'POST',
  path,
  summary:
    'What the statement of a loan shows on a form: CDF 1, HUD 1974 2, HUD 2010 3. Nothing is stored, the file keeps its form.',
  tag,
  params: settlementParams,
  body: z.strictObject({ statementType }),
  result: settlementMappingSchema,
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const overrideSettlementMapping = endpoint({
  name: 'overrideSettlementMapping',
  method: 'POST',
  path: `${path}/override`,
  summary:
    'Makes a form that of the file, and answers what the statement of a loan shows there. `orderVersion` is the version of the file.',
  tag,
  params: settlementParams,
  body: z.strictObject({ statementType, orderVersion: z.int().min(0) }),
  result: settlementMappingSchema,
  access: { kind: 'action', action: 'saveSettlement' },
  errors: saveErrors,
  audits: ['orders'],
});
