import { fileRecordLimits } from '@closewright/domain/file-records';
import { z } from 'zod';
import { shapeOf } from '../kit/index.ts';
import { allLoanFields } from './loan-detail.fields.ts';
import { orderFields } from './order.fields.ts';
import { idSchema, rowID } from './order-ids.ts';
import { allPartyFields } from './party-detail.fields.ts';
import { partySignerFields } from './party-signer.fields.ts';
import { allPropertyFields } from './property-detail.fields.ts';
import { propertyTaxFields } from './property-tax.fields.ts';

const { loansPerFile, rowsPerSave } = fileRecordLimits;

/** The place of a row in its list; the rows are read in this order. */
const place = z.int().min(1).max(10_000);

const changed = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial();
const rows = <S extends z.ZodType>(row: S, most: number, what: string) =>
  z.array(row).max(most, `At most ${most} ${what} can be saved at once. Nothing was saved.`).optional();

/**
 * What a save sends: only what changed, with the version it was based on. A row listed in `remove*` is deleted. A tax or
 * signer may belong to a property or contact of the same save, named by its temporary id.
 */
export const orderChangesSchema = z
  .strictObject({
    order: changed(shapeOf(orderFields)).optional(),
    /** The loan that stands for all where one is asked for. */
    defaultLoanID: idSchema.optional(),
    properties: rows(
      changed({ ...shapeOf(allPropertyFields), sequence: place }).extend({ propertyID: rowID }),
      rowsPerSave,
      'properties',
    ),
    propertyTaxes: rows(
      changed({ ...shapeOf(propertyTaxFields), sequence: place, propertyID: rowID }).extend({ propertyTaxID: rowID }),
      rowsPerSave,
      'tax years',
    ),
    loans: rows(
      changed({ ...shapeOf(allLoanFields), loanOrder: place }).extend({ loanID: rowID }),
      loansPerFile,
      'loans',
    ),
    contacts: rows(
      changed({ ...shapeOf(allPartyFields), sequence: place }).extend({ rolesID: rowID }),
      rowsPerSave,
      'contacts',
    ),
    partySigners: rows(
      changed({ ...shapeOf(partySignerFields), sequence: place, rolesID: rowID }).extend({ signerID: rowID }),
      rowsPerSave,
      'signers',
    ),
    removeProperties: z.array(idSchema).max(rowsPerSave).optional(),
    removePropertyTaxes: z.array(idSchema).max(rowsPerSave).optional(),
    removeLoans: z.array(idSchema).max(loansPerFile).optional(),
    removeContacts: z.array(idSchema).max(rowsPerSave).optional(),
    removePartySigners: z.array(idSchema).max(rowsPerSave).optional(),
  })
  .meta({ id: 'OrderChanges' });

/** The changes of one save. What is left out stays as it is; new rows have negative ids. */
export type OrderChanges = z.infer<typeof orderChangesSchema>;
