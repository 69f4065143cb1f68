import { fileRecordLimits } from '@closewright/domain/file-records';
import { z } from 'zod';
import { changeShapes, idSchema, rootChanges } from '../kit/index.ts';
import { orderFields } from './order.fields.ts';
import { orderRecordLists } from './order.lists.ts';

/**
 * What a save sends: only what changed, with the version it was based on. A row listed in `remove*` is deleted. A tax or
 * signer may belong to a property or contact of the same save, named by its temporary id.
 */
export const orderChangesSchema = z
  .strictObject({
    order: rootChanges(orderFields),
    /** The loan that stands for all where one is asked for. */
    defaultLoanID: idSchema.optional(),
    ...changeShapes(orderRecordLists, fileRecordLimits.rowsPerSave),
  })
  .meta({ id: 'OrderChanges' });

/** The changes of one save. What is left out stays as it is; new rows have negative ids. */
export type OrderChanges = z.infer<typeof orderChangesSchema>;
