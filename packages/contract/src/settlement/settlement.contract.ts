import { statementInputs } from '@closewright/domain/access';
import { formNames } from '@closewright/domain/forms';
import { z } from 'zod';
import {
  changeShapes,
  downloadSchema,
  endpoint,
  idSchema,
  listShapes,
  pickFields,
  rootChanges,
  shapeOf,
} from '../kit/index.ts';
import { allLoanFields, orderParams } from '../orders/index.ts';
import { storedManualSchema } from '../rate-versions/index.ts';
import { settlementListNames, settlementLists } from './settlement.lists.ts';
import { settlementRecord } from './settlement.record.ts';

const tag = 'Settlement';

/** A statement is named by its loan. Loan 0 is the default loan, or stands for none in a file without loans. */
export const settlementParams = orderParams.extend({
  loanID: z.coerce
    .string()
    .regex(/^(0|[1-9]\d*)$/, 'A loan is named by its number')
    .pipe(z.coerce.number())
    .pipe(z.union([idSchema, z.literal(0)])),
});

/** What of a loan of the file a statement is reckoned with, or tells it from another one by. */
export const statementLoanFields = pickFields(allLoanFields, statementInputs.loans);

const statementLoanSchema = z
  .object({ loanID: idSchema, ...shapeOf(statementLoanFields) })
  .meta({ id: 'StatementLoan' });

/** The statement of a loan with all that is entered in it; what the caller has no right to read is empty. Computed figures are not stored. */
export const settlementSchema = z
  .object({
    /** Whose statement it is; 0 where the file has no loan. */
    loanID: z.int().min(0),
    /** The loans of the file, in their order. */
    loans: z.array(statementLoanSchema),
    /** 0 as long as nothing was saved. */
    version: z.int().min(0),
    updatedAt: z.string().nullable(),
    updatedBy: z.string().nullable(),
    /** The version of the file, which dates, price, deposit, loans and parties are of. */
    orderVersion: z.int().min(0),
    /** The days of the file that the figures move with. */
    closingDate: z.string().nullable(),
    disbursementDate: z.string().nullable(),
    /** What of the file the figures are reckoned with, in cents. */
    salePrice: z.int().nullable(),
    earnestMoney: z.int().nullable(),
    earnestMoneyHeldBy: z.string().nullable(),
    /** The form of the file's statements, and where its first property is: its rates and fees are those of that place. */
    settlementStatementType: z.int(),
    /** Versions that were kept before it was said have none. */
    kindOfOrder: z.int().optional(),
    /** Whether somebody sells. */
    hasSeller: z.boolean(),
    propertyState: z.string().nullable(),
    propertyCounty: z.string().nullable(),
    /** The rate manuals that the office has published for its state or one of its rate orders. */
    manuals: z.array(z.object({ version: z.string(), effectiveFrom: z.string(), manual: storedManualSchema })),
    /** What is entered of the statement itself. */
    statement: z.object(shapeOf(settlementRecord.fields)).meta({ id: 'StatementFields' }),
    /** Lists that have rows which the caller has no right to read: figures that depend on them stay open. */
    leftOut: z.array(z.enum(settlementListNames)),
    ...listShapes(settlementLists),
  })
  .meta({ id: 'Settlement' });

/** What a save of a statement sends: only what changed. A row listed in `remove*` is deleted. */
export const settlementChangesSchema = z
  .strictObject({ statement: rootChanges(settlementRecord.fields), ...changeShapes(settlementLists) })
  .meta({ id: 'SettlementChanges' });

export const getSettlement = endpoint({
  name: 'getSettlement',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID',
  summary: 'The settlement statement of a loan; loan 0 is the default loan of the file, or none where it has none.',
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
    'Saves what changed on a statement, all or nothing. Loan 0 is that of a file without a default loan only. A stale version answers VERSION_CONFLICT with the statement as it is stored.',
  tag,
  params: settlementParams,
  body: z.strictObject({ version: z.int().min(0), changes: settlementChangesSchema }),
  result: settlementSchema,
  access: { kind: 'action', action: 'readSettlement' },
  errors: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'FORBIDDEN',
    'FIELD_NOT_EDITABLE',
    'FILE_LOCKED',
    'FILE_IN_USE',
    'APP_READ_ONLY',
  ],
  idempotent: false,
  audits: ['settlements', ...Object.values(settlementLists).map(({ record }) => record.table)],
});

/** A form that statements are printed on. */
export const settlementFormSchema = z.enum(formNames).meta({ id: 'SettlementForm' });
/** The name of a form that statements are printed on. */
export type SettlementForm = z.infer<typeof settlementFormSchema>;

export const getFormDocument = endpoint({
  name: 'getFormDocument',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID/forms/:form/document',
  summary:
    'Where the PDF of a form of a statement may be fetched, as the statement is stored, marked as a draft. Forms that do not fit the statement are refused.',
  tag,
  params: settlementParams.extend({ form: settlementFormSchema }),
  result: downloadSchema,
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** A settlement statement with its rows. */
export type Settlement = z.infer<typeof settlementSchema>;
/** A loan of the file, as a statement is reckoned with it. */
export type StatementLoan = Settlement['loans'][number];
/** A stored payoff. Amounts are in cents, rates are decimal texts in percent; `sequence` is its place in the list. */
export type PayoffRow = Settlement['payoffs'][number];
/** The changes of one save of a statement. What is left out stays as it is; new rows have negative ids. */
export type SettlementChanges = z.infer<typeof settlementChangesSchema>;
