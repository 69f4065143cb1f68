import { rateLimits } from '@closewright/domain/premium';
import { z } from 'zod';
import { changeSchema, endpoint, idSchema } from '../kit/index.ts';
import {
  outsidePartyRecord,
  rateEndorsementRecord,
  rateOrderFields,
  rateOrderRecord,
  settlementParams,
} from '../settlement/index.ts';
import { figureOf } from './figure.schema.ts';
import {
  effectiveDateSchema,
  outsidePartyPartSchema,
  pricedEndorsementSchema,
  rateEntrySchema,
  rateOrderParams,
  ratePartSchema,
  ratesCalculatedSchema,
} from './rate-calls.schema.ts';
import { rowsToRemove, savedID, saveErrors, seen, tag, typed } from './statement-part.ts';

const path = '/api/orders/:ordersID/settlements/:loanID/rates';
const ofOrder = `${path}/:rateOrderID`;
const mayRead = { kind: 'action', action: 'readPremiums' } as const;
const mayEdit = { kind: 'action', action: 'editRates' } as const;
const { remarks: _, ...reckonedFields } = rateOrderFields;

export const listRates = endpoint({
  name: 'listRates',
  method: 'GET',
  path: '/api/rates',
  summary:
    'The rates of a state; inactive are those that are not in force on the effective date, which is written MMddyyyy.',
  tag,
  query: z.strictObject({
    effectiveDate: effectiveDateSchema,
    state: z.string().regex(/^[A-Z]{2}$/, 'A state has two letters'),
  }),
  result: z.array(rateEntrySchema),
  access: { ...mayRead, inAnyRegion: true },
});

export const getRateOrders = endpoint({
  name: 'getRateOrders',
  method: 'GET',
  path,
  summary: 'The rate orders of the statement of a loan, with endorsements and outside parties, and what each comes to.',
  tag,
  params: settlementParams,
  result: ratePartSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
});

export const saveRateOrder = endpoint({
  name: 'saveRateOrder',
  method: 'POST',
  path,
  summary:
    'Saves a rate order: id 0 or -1 adds it, another one changes that. It answers all of them and what each comes to then.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, rateOrder: changeSchema(rateOrderRecord).extend({ rateOrderID: savedID }) }),
  result: ratePartSchema,
  access: mayEdit,
  errors: saveErrors,
  audits: ['settlements', 'rate_orders'],
});

export const calculateRates = endpoint({
  name: 'calculateRates',
  method: 'POST',
  path: `${path}/calculate`,
  summary: 'What policies as they are typed cost by the rates in force on their date. Nothing is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({
    rateOrder: typed(reckonedFields),
    endorsements: z.array(typed(rateEndorsementRecord.fields)).max(rateLimits.endorsements),
    outsideParties: z.array(typed(outsidePartyRecord.fields)).max(rateLimits.parties),
  }),
  result: ratesCalculatedSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const refreshAlwaysApply = endpoint({
  name: 'refreshAlwaysApply',
  method: 'POST',
  path: `${ofOrder}/always-apply`,
  summary:
    'The endorsements that come with the policies of a rate order without being asked for, by the rates in force on their date. They follow from the rates: nothing is stored.',
  tag,
  params: rateOrderParams,
  body: z.strictObject({}),
  result: z.object({ figure: figureOf({ endorsements: z.array(pricedEndorsementSchema).readonly() }) }),
  access: mayRead,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const resetPremium = endpoint({
  name: 'resetPremium',
  method: 'POST',
  path: `${ofOrder}/reset`,
  summary:
    'Takes away the fees that were typed in place of the premiums of a rate order and of those calculated with it, so that the rates count again.',
  tag,
  params: rateOrderParams,
  body: z.strictObject({ ...seen, simultaneousRateOrderIDs: z.array(idSchema).max(rateLimits.orders) }),
  result: ratePartSchema,
  access: mayEdit,
  errors: saveErrors,
  audits: ['settlements', 'fees'],
});

export const listOutsideParties = endpoint({
  name: 'listOutsideParties',
  method: 'GET',
  path: `${ofOrder}/outside-parties`,
  summary: 'Who gets a part of the premium of a rate order besides agent and underwriter.',
  tag,
  params: rateOrderParams,
  result: outsidePartyPartSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
});

export const addOutsideParty = endpoint({
  name: 'addOutsideParty',
  method: 'POST',
  path: `${ofOrder}/outside-parties`,
  summary: 'Adds somebody who gets a part of the premium.',
  tag,
  params: rateOrderParams,
  body: z.strictObject({ ...seen, outsideParty: typed(outsidePartyRecord.fields) }),
  result: outsidePartyPartSchema,
  access: mayEdit,
  errors: saveErrors,
  audits: ['settlements', 'outside_parties'],
});

export const saveOutsideParty = endpoint({
  name: 'saveOutsideParty',
  method: 'PATCH',
  path: `${ofOrder}/outside-parties/:outsidePartyID`,
  summary: 'Saves what changed on somebody who gets a part of the premium.',
  tag,
  params: rateOrderParams.extend({ outsidePartyID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({ ...seen, outsideParty: typed(outsidePartyRecord.fields) }),
  result: outsidePartyPartSchema,
  access: mayEdit,
  errors: saveErrors,
  idempotent: false,
  audits: ['settlements', 'outside_parties'],
});

export const removeOutsideParties = endpoint({
  name: 'removeOutsideParties',
  method: 'POST',
  path: `${ofOrder}/outside-parties/remove`,
  summary: 'Deletes outside parties of a rate order, all or none.',
  tag,
  params: rateOrderParams,
  body: z.strictObject({ ...seen, outsidePartyIDs: rowsToRemove }),
  result: outsidePartyPartSchema,
  access: mayEdit,
  errors: saveErrors,
  audits: ['settlements', 'outside_parties'],
});

export const addEndorsements = endpoint({
  name: 'addEndorsements',
  method: 'POST',
  path: `${ofOrder}/endorsements`,
  summary:
    'Adds endorsements to a policy of a rate order: those of the rates by their code, others with a price of their own.',
  tag,
  params: rateOrderParams,
  body: z.strictObject({
    ...seen,
    endorsements: z.array(typed(rateEndorsementRecord.fields)).min(1).max(rateLimits.endorsements),
  }),
  result: ratePartSchema,
  access: mayEdit,
  errors: saveErrors,
  audits: ['settlements', 'rate_endorsements'],
});

export const removeEndorsements = endpoint({
  name: 'removeEndorsements',
  method: 'POST',
  path: `${ofOrder}/endorsements/remove`,
  summary: 'Deletes endorsements of a rate order, all or none.',
  tag,
  params: rateOrderParams,
  body: z.strictObject({ ...seen, rateEndorsementIDs: rowsToRemove }),
  result: ratePartSchema,
  access: mayEdit,
  errors: saveErrors,
  audits: ['settlements', 'rate_endorsements'],
});
