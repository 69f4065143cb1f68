import { customDataLimits } from '@closewright/domain/custom-fields';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import {
  changedCustomDataValueSchema,
  customDataDefinitionSchema,
  customDataID,
  customDataIDText,
  customDataListValueSchema,
  customDataTabSchema,
  customDataValueSchema,
  referenceTableSchema,
  referenceTableText,
} from './custom-data.fields.ts';

/** The tabs of one host with all their fields and choices. */
const customDataFormSchema = z
  .object({
    tabs: z.array(customDataTabSchema),
    definitions: z.array(customDataDefinitionSchema),
    listValues: z.array(customDataListValueSchema),
  })
  .meta({ id: 'CustomDataForm' });

export const getCustomDataForm = endpoint({
  name: 'getCustomDataForm',
  method: 'GET',
  path: '/api/orders/:ordersID/custom-data/form',
  summary:
    "The tabs that a file's host shows, with their fields and choices: those of the file's region and of all regions. " +
    'File Main also has the tabs of the Custom Page that are marked for it. Needs the screen of the host.',
  tag: 'Custom data',
  params: orderParams,
  query: z.strictObject({ referenceTable: referenceTableText }),
  result: customDataFormSchema,
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const getCustomDataListValues = endpoint({
  name: 'getCustomDataListValues',
  method: 'GET',
  path: '/api/custom-data/definitions/:customDataDefinitionID/list-values',
  summary: 'The choices of one pick list, in their order; those of a child list name their parent value.',
  tag: 'Custom data',
  params: z.strictObject({ customDataDefinitionID: customDataIDText }),
  result: z.array(customDataListValueSchema),
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** One record's values on one tab: a value per field; a field without a stored one comes as it starts. */
const customDataRecordSchema = z
  .object({
    customDataDefinition: z.array(customDataDefinitionSchema),
    customData: z.array(customDataValueSchema),
  })
  .meta({ id: 'CustomDataRecord' });

export const getCustomDataValues = endpoint({
  name: 'getCustomDataValues',
  method: 'GET',
  path: '/api/orders/:ordersID/custom-data',
  summary:
    'The values of one record on one tab. The record is a row of the file (for Custom Page and File Main the file itself).',
  tag: 'Custom data',
  params: orderParams,
  query: z.strictObject({
    referenceTable: referenceTableText,
    referenceTablePKValue: customDataIDText,
    customDataTabID: customDataIDText,
  }),
  result: customDataRecordSchema,
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const saveCustomDataValues = endpoint({
  name: 'saveCustomDataValues',
  method: 'PATCH',
  path: '/api/orders/:ordersID/custom-data',
  summary:
    'Saves the changed values of one record on one tab, whole or not at all. modelState names the fields by their ' +
    'definition id. A value that somebody else saved meanwhile answers VERSION_CONFLICT with the record as it is stored.',
  tag: 'Custom data',
  params: orderParams,
  body: z.strictObject({
    referenceTable: referenceTableSchema,
    referenceTablePKValue: customDataID,
    customDataTabID: customDataID,
    values: z.array(changedCustomDataValueSchema).max(customDataLimits.fieldsPerTab),
  }),
  result: customDataRecordSchema,
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['custom_data_values'],
});

/** What a screen needs to draw custom fields. Tabs, fields and choices refer to each other by id. */
export type CustomDataForm = z.infer<typeof customDataFormSchema>;
/** The custom values of one record on one tab, with the fields they belong to. */
export type CustomDataRecord = z.infer<typeof customDataRecordSchema>;
