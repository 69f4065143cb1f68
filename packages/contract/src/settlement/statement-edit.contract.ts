import { isWireDate } from '@closewright/domain/dates';
import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';
import { orderFields } from '../orders/index.ts';
import { settlementParams } from './settlement.contract.ts';
import { settlementListNames, settlementLists } from './settlement.lists.ts';

const { closingDate, disbursementDate, salePrice, earnestMoney, earnestMoneyHeldBy, settlementStatementType } =
  orderFields;

/** What of its file a statement is reckoned with. */
export const statementFileFields = {
  closingDate,
  disbursementDate,
  salePrice,
  earnestMoney,
  earnestMoneyHeldBy,
  settlementStatementType,
} as const;

/** The field of its id by the name of a list in a statement. */
export const statementRowIDs: Readonly<Record<string, string>> = {
  loans: 'loanID',
  ...Object.fromEntries(settlementListNames.map((name) => [name, settlementLists[name].record.id])),
};

/** What one save changed of one row of a statement, of the statement itself, or of what of its file it is reckoned with. */
export const statementEditSchema = z
  .object({
    /** Its place among all edits: later ones have higher ones. */
    sequence: z.int(),
    at: z.string(),
    by: z.string(),
    /** Why it was applied, where it was tried before and somebody said so. */
    reason: z.string().nullable(),
    list: z.enum(['order', 'loans', 'statement', ...settlementListNames]),
    id: z.int(),
    operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    /** Fields by the names that the statement has for them; of a row that was added or removed all of them. */
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'StatementEdit' });

const versionID = z.coerce.number().pipe(idSchema).optional();

export const listStatementEdits = endpoint({
  name: 'listStatementEdits',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID/edits',
  summary:
    'The edits of the statement of a loan since a moment or between two of its versions, the oldest first, a page at a time; loan 0 as for the statement.',
  tag: 'Settlement',
  params: settlementParams,
  query: z.strictObject({
    /** Edits from then on: an instant in UTC. */
    since: z.iso
      .datetime()
      .refine((text) => isWireDate(text.slice(0, 10)), 'There is no such day')
      .optional(),
    /** Edits after this version was kept, and before that one was. */
    sinceVersion: versionID,
    untilVersion: versionID,
    /** The page begins after this edit. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    take: z.coerce.number().int().min(1).max(500).default(200),
  }),
  result: z
    .object({
      results: z.array(statementEditSchema),
      /** What `after` of the next page is; null on the last one. */
      next: z.int().nullable(),
      /** Lists that were changed in this time, and whose changes the caller has no right to. */
      leftOut: z.array(z.enum(settlementListNames)),
    })
    .meta({ id: 'StatementEdits' }),
  access: { kind: 'action', action: 'readSettlement' },
  errors: ['NOT_FOUND'],
});

/** An edit of a statement as it was audited. */
export type StatementEdit = z.infer<typeof statementEditSchema>;
