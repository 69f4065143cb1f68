import { prorationLimits } from '@closewright/domain/prorations';
import { z } from 'zod';
import { changeSchema, endpoint, idSchema } from '../kit/index.ts';
import { prorationFields, prorationRecord, settlementParams, settlementSchema } from '../settlement/index.ts';
import { explainedSchema, figureOf, sumSchema } from './figure.schema.ts';
import { ofStatement, rowsToRemove, saveErrors, seen, tag, typed } from './statement-part.ts';

const path = '/api/orders/:ordersID/settlements/:loanID/prorations';
const { remarks: _, ...reckonedFields } = prorationFields;
const date = prorationFields.periodFrom.schema;
const side = z.enum(['seller', 'buyer']);

/** The prorations of a statement. */
export const prorationPartSchema = ofStatement.extend(settlementSchema.pick({ prorations: true }).shape);

/** Whom an item credits with what, the days it does so for, and what the real bill changes. */
export const prorationFigureSchema = figureOf({
  amount: explainedSchema,
  creditTo: side,
  perDay: z.string(),
  days: z.object({ from: z.string(), to: z.string(), count: z.int() }).nullable(),
  again: z.object({ amount: explainedSchema, owedTo: side }).nullable(),
  findings: z.array(z.object({ what: z.string(), act: z.string(), field: z.string() })).readonly(),
});

/** What every proration of a statement comes to, and all of them for each side. */
export const prorationFiguresSchema = z.object({
  figures: z.array(z.object({ prorationID: idSchema, figure: prorationFigureSchema })).readonly(),
  buyer: sumSchema,
  seller: sumSchema,
});

const onClosing = { closingDate: date.optional() } as const;
const changed = z.strictObject({
  ...seen,
  prorations: z.array(changeSchema(prorationRecord)).min(1).max(prorationLimits.prorations),
});
const mayRead = { kind: 'action', action: 'readSettlementEntries' } as const;
const maySave = { kind: 'action', action: 'saveSettlement' } as const;
const audits = ['settlements', 'prorations'] as const;

export const getProrations = endpoint({
  name: 'getProrations',
  method: 'GET',
  path,
  summary: 'The prorations of the statement of a loan.',
  tag,
  params: settlementParams,
  result: prorationPartSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
});

export const calculateProrationDates = endpoint({
  name: 'calculateProrationDates',
  method: 'POST',
  path: `${path}/dates`,
  summary:
    'The calendar period that holds the closing, for an item that is charged so often; none for a one-time item. Nothing is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({ period: prorationFields.period.schema, ...onClosing }),
  result: z.object({ periodFrom: z.string().nullable(), periodTo: z.string().nullable() }),
  access: mayRead,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const calculateProration = endpoint({
  name: 'calculateProration',
  method: 'POST',
  path: `${path}/calculate`,
  summary:
    'What an item as it is typed credits to whom, at the closing of the file or the one that is named. Nothing is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({ proration: typed(reckonedFields), ...onClosing }),
  result: z.object({ figure: prorationFigureSchema }),
  access: mayRead,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const calculateProrations = endpoint({
  name: 'calculateProrations',
  method: 'POST',
  path: `${path}/calculate-all`,
  summary: 'What all stored prorations credit, at the closing of the file or the one that is named. Nothing is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject(onClosing),
  result: prorationFiguresSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const addProration = endpoint({
  name: 'addProration',
  method: 'POST',
  path,
  summary: 'Adds a proration.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, proration: typed(prorationRecord.fields) }),
  result: prorationPartSchema,
  access: maySave,
  errors: saveErrors,
  audits,
});

export const saveProrations = endpoint({
  name: 'saveProrations',
  method: 'PATCH',
  path,
  summary: 'Saves what changed on prorations, all or none. A new one has a negative id.',
  tag,
  params: settlementParams,
  body: changed,
  result: prorationPartSchema,
  access: maySave,
  errors: saveErrors,
  idempotent: false,
  audits,
});

export const saveAndCalculateProrations = endpoint({
  name: 'saveAndCalculateProrations',
  method: 'PATCH',
  path: `${path}/calculate-all`,
  summary: 'Saves what changed on prorations, all or none, and answers what all of them credit then.',
  tag,
  params: settlementParams,
  body: changed,
  result: prorationPartSchema.extend(prorationFiguresSchema.shape),
  access: maySave,
  errors: saveErrors,
  idempotent: false,
  audits,
});

export const removeProration = endpoint({
  name: 'removeProration',
  method: 'POST',
  path: `${path}/:prorationID/remove`,
  summary: 'Deletes a proration.',
  tag,
  params: settlementParams.extend({ prorationID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject(seen),
  result: prorationPartSchema,
  access: maySave,
  errors: saveErrors,
  audits,
});

export const removeProrations = endpoint({
  name: 'removeProrations',
  method: 'POST',
  path: `${path}/remove`,
  summary: 'Deletes prorations, all or none.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, prorationIDs: rowsToRemove }),
  result: prorationPartSchema,
  access: maySave,
  errors: saveErrors,
  audits,
});
