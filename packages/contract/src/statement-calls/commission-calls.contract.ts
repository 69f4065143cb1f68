import { commissionLimits } from '@closewright/domain/commissions';
import { z } from 'zod';
import { changeSchema, endpoint, idSchema } from '../kit/index.ts';
import {
  commissionPayeeRecord,
  commissionRecord,
  commissionTierRecord,
  settlementParams,
  settlementSchema,
} from '../settlement/index.ts';
import { explainedSchema, figureOf, findingsSchema } from './figure.schema.ts';
import { ofStatement, savedID, saveErrors, seen, tag } from './statement-part.ts';

const path = '/api/orders/:ordersID/settlements/:loanID/commissions';

/** What a side comes to and who gets it; null as long as it is not said who gets all of it. */
export const commissionFigureSchema = figureOf({
  amount: explainedSchema,
  retainedFromDeposit: explainedSchema,
  depositToClosing: explainedSchema,
  dueAtClosing: explainedSchema,
  holder: z.string().nullable(),
  payments: z
    .array(z.object({ payee: z.string(), amount: explainedSchema }))
    .readonly()
    .nullable(),
  missing: z.record(z.string(), z.string()),
  findings: findingsSchema,
});

/** The commissions of a statement with their payees and tiers, and what each comes to. */
export const commissionPartSchema = ofStatement.extend({
  ...settlementSchema.pick({ commissions: true, commissionPayees: true, commissionTiers: true }).shape,
  figures: z.array(z.object({ commissionID: idSchema, figure: commissionFigureSchema })).readonly(),
});

export const getCommissions = endpoint({
  name: 'getCommissions',
  method: 'GET',
  path,
  summary: 'The commissions of the statement of a loan, with their payees and tiers, and what each comes to.',
  tag,
  params: settlementParams,
  result: commissionPartSchema,
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND'],
});

export const saveCommission = endpoint({
  name: 'saveCommission',
  method: 'POST',
  path,
  summary:
    'Saves a side of the commission with its payees and tiers: id 0 or -1 adds it, another one changes that. New payees and tiers have negative ids.',
  tag,
  params: settlementParams,
  body: z.strictObject({
    ...seen,
    commission: changeSchema(commissionRecord).extend({ commissionID: savedID }),
    payees: z.array(changeSchema(commissionPayeeRecord).omit({ commissionID: true })).max(commissionLimits.payees),
    tiers: z.array(changeSchema(commissionTierRecord).omit({ commissionID: true })).max(commissionLimits.tiers),
    removeTiers: z.array(idSchema).max(commissionLimits.tiers),
  }),
  result: commissionPartSchema,
  access: { kind: 'action', action: 'saveSettlement' },
  errors: saveErrors,
  audits: ['settlements', 'commissions', 'commission_payees', 'commission_tiers'],
});

export const removeCommissionPayee = endpoint({
  name: 'removeCommissionPayee',
  method: 'POST',
  path: `${path}/payees/:commissionPayeeID/remove`,
  summary: 'Deletes a payee of a commission.',
  tag,
  params: settlementParams.extend({ commissionPayeeID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject(seen),
  result: commissionPartSchema,
  access: { kind: 'action', action: 'saveSettlement' },
  errors: saveErrors,
  audits: ['settlements', 'commission_payees'],
});
