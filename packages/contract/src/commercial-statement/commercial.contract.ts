import { commercialSides } from '@closewright/domain/commercial-statement';
import { z } from 'zod';
import { changeShapes, downloadSchema, endpoint, listShapes, rootChanges, shapeOf } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { commercialLists } from './commercial.lists.ts';
import { commercialRecord } from './commercial.records.ts';

const tag = 'Commercial statement';

/** The commercial statement of a file with all that is entered in it. Computed figures are not stored. */
export const commercialStatementSchema = z
  .object({
    /** 0 as long as nothing was saved. */
    version: z.int().min(0),
    updatedAt: z.string().nullable(),
    updatedBy: z.string().nullable(),
    /** The day of the file that its rents are prorated to. */
    closingDate: z.string().nullable(),
    /** The buyers and sellers of the file, its properties and its lenders: what is offered where one is named. */
    ofFile: z
      .object({
        parties: z.array(z.object({ name: z.string(), side: z.enum(commercialSides) })),
        properties: z.array(z.string()),
        lenders: z.array(z.string()),
      })
      .meta({ id: 'NamesOfFile' }),
    statement: z.object(shapeOf(commercialRecord.fields)).meta({ id: 'CommercialStatementFields' }),
    ...listShapes(commercialLists),
  })
  .meta({ id: 'CommercialStatement' });

/** What a save of a commercial statement sends: only what changed. A row listed in `remove*` is deleted. */
export const commercialChangesSchema = z
  .strictObject({ statement: rootChanges(commercialRecord.fields), ...changeShapes(commercialLists) })
  .meta({ id: 'CommercialStatementChanges' });

export const getCommercialStatement = endpoint({
  name: 'getCommercialStatement',
  method: 'GET',
  path: '/api/orders/:ordersID/commercial-statement',
  summary: 'The commercial settlement statement of a file, whole.',
  tag,
  params: orderParams,
  result: commercialStatementSchema,
  access: { kind: 'action', action: 'readCommercial' },
  errors: ['NOT_FOUND'],
});

export const saveCommercialStatement = endpoint({
  name: 'saveCommercialStatement',
  method: 'PATCH',
  path: '/api/orders/:ordersID/commercial-statement',
  summary:
    'Saves what changed on a commercial statement, all or nothing. A stale version answers VERSION_CONFLICT with the statement as it is stored.',
  tag,
  params: orderParams,
  body: z.strictObject({ version: z.int().min(0), changes: commercialChangesSchema }),
  result: commercialStatementSchema,
  access: { kind: 'action', action: 'saveCommercial' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['commercial_statements', ...Object.values(commercialLists).map(({ record }) => record.table)],
});

export const getCommercialDocument = endpoint({
  name: 'getCommercialDocument',
  method: 'GET',
  path: '/api/orders/:ordersID/commercial-statement/document',
  summary:
    'Where the PDF of the commercial statement of a file may be fetched, as it and the statement of the file are stored, marked as a draft. It is for who may read all that stands in it: the file and its statement, too.',
  tag,
  params: orderParams,
  result: downloadSchema,
  access: { kind: 'action', action: 'readCommercial' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** A commercial statement with its rows. */
export type CommercialStatement = z.infer<typeof commercialStatementSchema>;
/** The changes of one save of a commercial statement. What is left out stays as it is; new rows have negative ids. */
export type CommercialStatementChanges = z.infer<typeof commercialChangesSchema>;
