import { fileRecordLimits } from '@closewright/domain/file-records';
import { z } from 'zod';
import { changedRows, changeSchema, idSchema, removedRows, shapeOf } from '../kit/index.ts';
import { orderFields } from './order.fields.ts';
import { loanRecord, partyRecord, partySignerRecord, propertyRecord, propertyTaxRecord } from './order.records.ts';

const { loansPerFile, rowsPerSave } = fileRecordLimits;

/**
 * What a save sends: only what changed, with the version it was based on. A row listed in `remove*` is deleted. A tax or
 * signer may belong to a property or contact of the same save, named by its temporary id.
 */
export const orderChangesSchema = z
  .strictObject({
    order: z.strictObject(shapeOf(orderFields)).partial().optional(),
    /** The loan that stands for all where one is asked for. */
    defaultLoanID: idSchema.optional(),
    properties: changedRows(changeSchema(propertyRecord), rowsPerSave, 'properties'),
    propertyTaxes: changedRows(changeSchema(propertyTaxRecord), rowsPerSave, 'tax years'),
    loans: changedRows(changeSchema(loanRecord), loansPerFile, 'loans'),
    contacts: changedRows(changeSchema(partyRecord), rowsPerSave, 'contacts'),
    partySigners: changedRows(changeSchema(partySignerRecord), rowsPerSave, 'signers'),
    removeProperties: removedRows(rowsPerSave),
    removePropertyTaxes: removedRows(rowsPerSave),
    removeLoans: removedRows(loansPerFile),
    removeContacts: removedRows(rowsPerSave),
    removePartySigners: removedRows(rowsPerSave),
  })
  .meta({ id: 'OrderChanges' });

/** The changes of one save. What is left out stays as it is; new rows have negative ids. */
export type OrderChanges = z.infer<typeof orderChangesSchema>;
