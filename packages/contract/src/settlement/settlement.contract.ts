import { payoffLimits } from '@closewright/domain/payoffs';
import { z } from 'zod';
import { changedRows, changeSchema, endpoint, idSchema, removedRows, rowSchema } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { payoffFeeRecord, payoffRecord } from './payoff.record.ts';

const tag = 'Settlement';
const { payoffs, feesOfPayoff } = payoffLimits;

/** The statement a call is about: that of a loan of the file; 0 for a file without a loan. */
const settlementParams = orderParams.extend({ loanID: z.coerce.number().pipe(z.union([idSchema, z.literal(0)])) });

/** A payoff of a statement. Amounts are in cents, rates are decimal texts in percent; `sequence` is its place in the list. */
export const payoffSchema = rowSchema(payoffRecord).meta({ id: 'Payoff' });
/** A fee of a payoff. */
export const payoffFeeSchema = rowSchema(payoffFeeRecord).meta({ id: 'PayoffFee' });

/** The statement of a loan with all that is entered in it; what the caller has no right to read is empty. Computed figures are not stored. */
export const settlementSchema = z
  .object({
    /** 0 for a file without a loan. */
    loanID: z.int().min(0),
    /** 0 as long as nothing was saved. */
    version: z.int().min(0),
    updatedAt: z.string().nullable(),
    updatedBy: z.string().nullable(),
    /** The days of the file that the figures move with. */
    closingDate: z.string().nullable(),
    disbursementDate: z.string().nullable(),
    payoffs: z.array(payoffSchema),
    payoffFees: z.array(payoffFeeSchema),
  })
  .meta({ id: 'Settlement' });

/** What a save of a statement sends: only what changed. A row listed in `remove*` is deleted. */
export const settlementChangesSchema = z
  .strictObject({
    payoffs: changedRows(changeSchema(payoffRecord).omit({ settlementID: true }), payoffs, 'payoffs'),
    payoffFees: changedRows(changeSchema(payoffFeeRecord), payoffs * feesOfPayoff, 'fees'),
    removePayoffs: removedRows(payoffs),
    removePayoffFees: removedRows(payoffs * feesOfPayoff),
  })
  .meta({ id: 'SettlementChanges' });

export const getSettlement = endpoint({
  name: 'getSettlement',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID',
  summary: 'The settlement statement of a loan of a file; loan 0 is that of a file without a loan.',
  tag,
  params: settlementParams,
  result: settlementSchema,
  access: { kind: 'action', action: 'readSettlement' },
  errors: ['NOT_FOUND'],
});

export const saveSettlement = endpoint({
  name: 'saveSettlement',
  method: 'PATCH',
  path: '/api/orders/:ordersID/settlements/:loanID',
  summary:
    'Saves what changed on a statement, all or nothing. A stale version answers VERSION_CONFLICT with the statement as it is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({ version: z.int().min(0), changes: settlementChangesSchema }),
  result: settlementSchema,
  access: { kind: 'action', action: 'readSettlement' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['settlements', 'payoffs', 'payoff_fees'],
});

/** A stored payoff. */
export type PayoffRow = z.infer<typeof payoffSchema>;
/** A stored fee of a payoff. */
export type PayoffFeeRow = z.infer<typeof payoffFeeSchema>;
/** A settlement statement with its rows. */
export type Settlement = z.infer<typeof settlementSchema>;
/** The changes of one save of a statement. What is left out stays as it is; new rows have negative ids. */
export type SettlementChanges = z.infer<typeof settlementChangesSchema>;
