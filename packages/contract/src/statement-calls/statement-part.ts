import type { ErrorCode } from '@closewright/domain/errors';
import { z } from 'zod';
import { type Fields, idSchema, shapeOf } from '../kit/index.ts';
import { settlementSchema } from '../settlement/index.ts';

/** The heading these calls have on the reference page. */
export const tag = 'Settlement by purpose';

/** What the one save of a statement answers where it refuses. */
export const saveErrors = [
  'NOT_FOUND',
  'VERSION_CONFLICT',
  'FORBIDDEN',
  'FIELD_NOT_EDITABLE',
  'FILE_LOCKED',
  'FILE_IN_USE',
  'APP_READ_ONLY',
] as const satisfies readonly ErrorCode[];

/** Every change names the version of the statement that it was made on. */
export const seen = { version: z.int().min(0) } as const;

/** What a part of the statement is told with: whose it is, and the version that the next change names. */
export const ofStatement = settlementSchema.pick({ loanID: true, version: true });

/** Ids of rows to delete, at least one. */
export const rowsToRemove = z.array(idSchema).min(1).max(100);

/** The id of a row that is saved: 0 and -1 add it (building-blocks.md §4), others are stored. */
export const savedID = z.int().min(-1).max(2_147_483_647);

/** What is typed of a row: any of its fields. */
export const typed = <const F extends Fields>(fields: F) => z.strictObject(shapeOf(fields)).partial();
