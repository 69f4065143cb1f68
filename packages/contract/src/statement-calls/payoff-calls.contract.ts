import { payoffLimits } from '@closewright/domain/payoffs';
import { z } from 'zod';
import { changeSchema, endpoint, idSchema, shapeOf } from '../kit/index.ts';
import {
  payoffFeeRecord,
  payoffFields,
  payoffRecord,
  settlementParams,
  settlementSchema,
} from '../settlement/index.ts';
import { explainedSchema, figureOf, findingsSchema } from './figure.schema.ts';
import { ofStatement, rowsToRemove, savedID, saveErrors, seen, tag, typed } from './statement-part.ts';

const path = '/api/orders/:ordersID/settlements/:loanID/payoffs';

/** The payoffs of a statement with their fees. */
export const payoffPartSchema = ofStatement.extend(settlementSchema.pick({ payoffs: true, payoffFees: true }).shape);

const { remarks: _, ...reckonedFields } = payoffFields;

/** What must reach the lender, and the day it does. */
export const payoffFigureSchema = figureOf({
  total: explainedSchema,
  perDay: z.string(),
  extraDays: z.int(),
  isPastGoodThrough: z.boolean(),
  arrives: z.string(),
  findings: findingsSchema,
});

export const getPayoffs = endpoint({
  name: 'getPayoffs',
  method: 'GET',
  path,
  summary: 'The payoffs of the statement of a loan, with their fees.',
  tag,
  params: settlementParams,
  result: payoffPartSchema,
  access: { kind: 'action', action: 'readPayoffs' },
  errors: ['NOT_FOUND'],
});

export const savePayoff = endpoint({
  name: 'savePayoff',
  method: 'POST',
  path,
  summary:
    'Saves a payoff with its fees: id 0 or -1 adds it, another one changes that. New fees have negative ids; what is left out stays as it is.',
  tag,
  params: settlementParams,
  body: z.strictObject({
    ...seen,
    payoff: changeSchema(payoffRecord).extend({ payoffID: savedID }),
    fees: z.array(changeSchema(payoffFeeRecord).omit({ payoffID: true })).max(payoffLimits.feesOfPayoff),
    removeFees: z.array(idSchema).max(payoffLimits.feesOfPayoff),
  }),
  result: payoffPartSchema,
  access: { kind: 'action', action: 'savePayoffs' },
  errors: saveErrors,
  audits: ['settlements', 'payoffs', 'payoff_fees'],
});

export const calculatePayoff = endpoint({
  name: 'calculatePayoff',
  method: 'POST',
  path: `${path}/calculate`,
  summary:
    'What must reach the lender of a payoff as it is typed, on the disbursement date of the file or the one that is named. Nothing is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({
    payoff: typed(reckonedFields),
    fees: z.array(z.strictObject(shapeOf(payoffFeeRecord.fields))).max(payoffLimits.feesOfPayoff),
    disbursementDate: payoffFields.goodThrough.schema.optional(),
  }),
  result: z.object({ figure: payoffFigureSchema }),
  access: { kind: 'action', action: 'readPayoffs' },
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const removePayoffs = endpoint({
  name: 'removePayoffs',
  method: 'POST',
  path: `${path}/remove`,
  summary: 'Deletes payoffs with their fees, all or none.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, payoffIDs: rowsToRemove }),
  result: payoffPartSchema,
  access: { kind: 'action', action: 'savePayoffs' },
  errors: saveErrors,
  audits: ['settlements', 'payoffs'],
});
