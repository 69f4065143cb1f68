import { isWireDate } from '@closewright/domain/dates';
import { z } from 'zod';
import { idSchema } from '../kit/index.ts';
import { settlementParams, settlementSchema } from '../settlement/index.ts';
import { explainedSchema, figureOf } from './figure.schema.ts';
import { ofStatement } from './statement-part.ts';

/** A date as these calls write it, MMddyyyy (building-blocks.md §7). */
export const effectiveDateSchema = z
  .string()
  .regex(/^\d{8}$/, 'The effective date is written MMddyyyy')
  .transform((text) => `${text.slice(4)}-${text.slice(0, 2)}-${text.slice(2, 4)}`)
  .refine(isWireDate, 'There is no such day');

/** Rates that can be chosen; inactive are those that are not in force on the day. */
export const rateEntrySchema = z
  .object({
    rateID: z.string(),
    code: z.string(),
    state: z.string(),
    extendedDescription: z.string(),
    isInactive: z.boolean(),
  })
  .meta({ id: 'RateEntry' });

const policy = z.enum(['owner', 'loan']);

/** An endorsement with its price. One that comes without being asked for has no row. */
export const pricedEndorsementSchema = z.object({
  key: z.string(),
  label: z.string(),
  premium: explainedSchema,
  rateEndorsementID: idSchema.nullable(),
});

/** What the policies of a rate order cost, who gets it, and by which rates. */
export const ratesFigureSchema = figureOf({
  rateID: z.string(),
  day: z.string(),
  policies: z
    .array(
      z.object({
        kind: policy,
        liability: z.int(),
        premium: explainedSchema,
        endorsements: z.array(pricedEndorsementSchema).readonly(),
      }),
    )
    .readonly(),
  /** As a closing disclosure shows policies that are issued together. */
  disclosed: z.object({ owner: explainedSchema, loan: explainedSchema }).nullable(),
  total: explainedSchema,
  split: z.object({ underwriter: explainedSchema, agent: explainedSchema }).nullable(),
  shares: z.array(z.object({ name: z.string(), amount: explainedSchema })).readonly(),
  kept: explainedSchema.nullable(),
});

/** One alert for each target of a calculation: the last one stands. */
export const rateAlertSchema = z
  .object({
    orderRateCalculationID: z.int(),
    target: z.string(),
    message: z.string(),
    severity: z.int(),
  })
  .meta({ id: 'RateAlert' });

/** What a rate order comes to, and what there is to look at. */
export const ratesCalculatedSchema = z.object({
  figure: ratesFigureSchema,
  alerts: z.array(rateAlertSchema).readonly(),
});

/** The rate orders of a statement with the rows below them, and what each comes to. The calculation id is that of the rate order. */
export const ratePartSchema = ofStatement.extend({
  ...settlementSchema.pick({ rateOrders: true, rateEndorsements: true, outsideParties: true }).shape,
  calculations: z.array(ratesCalculatedSchema.extend({ rateOrderID: idSchema })).readonly(),
});

/** The outside parties of a rate order. */
export const outsidePartyPartSchema = ofStatement.extend(settlementSchema.pick({ outsideParties: true }).shape);

/** A rate order of a statement. */
export const rateOrderParams = settlementParams.extend({ rateOrderID: z.coerce.number().pipe(idSchema) });
