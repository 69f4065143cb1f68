import { customDataLimits } from '@closewright/domain/custom-fields';
import { z } from 'zod';
import { endpoint, shapeOf } from '../kit/index.ts';
import {
  customDataDefinitionSchema,
  customDataID,
  customDataIDText,
  customDataListValueSchema,
  customDataTabSchema,
  definitionSettings,
  referenceTableSchema,
  tabSettings,
} from './custom-data.fields.ts';
import { customDataListValueRecord } from './custom-data.records.ts';

const tag = 'Custom data';
const access = { kind: 'action', action: 'administer' } as const;
const tabParams = z.strictObject({ customDataTabID: customDataIDText });
const definitionParams = z.strictObject({ customDataDefinitionID: customDataIDText });
const version = z.int().min(1);

/**
 * How many stored values the administrator has seen would be orphaned. The server counts again: any other number than the
 * true one answers CONFIRMATION_NEEDED with the true one in its message, and changes nothing.
 */
const confirmedOrphans = z.int().min(0).default(0);
const removal = z.strictObject({ version, confirmedOrphans });

/** All ids of a group, each once, in the order they shall have. */
const order = (max: number) => z.array(customDataID).min(1).max(max);

const setupSchema = z
  .object({ tabs: z.array(customDataTabSchema), definitions: z.array(customDataDefinitionSchema) })
  .meta({ id: 'CustomDataSetup' });

export const getCustomDataSetup = endpoint({
  name: 'getCustomDataSetup',
  method: 'GET',
  path: '/api/configuration/custom-data',
  summary: 'All tabs and fields of all hosts, hidden ones included; choices come by getCustomDataListValues.',
  tag,
  result: setupSchema,
  access: { kind: 'action', action: 'readConfiguration' },
});

export const createCustomDataTab = endpoint({
  name: 'createCustomDataTab',
  method: 'POST',
  path: '/api/configuration/custom-data/tabs',
  summary: `Adds a tab behind the others of its host, of which there are at most ${customDataLimits.tabsPerHost}.`,
  tag,
  body: z.strictObject({ referenceTable: referenceTableSchema, ...tabSettings }),
  result: customDataTabSchema,
  access,
  audits: ['custom_data_tabs'],
});

export const saveCustomDataTab = endpoint({
  name: 'saveCustomDataTab',
  method: 'PATCH',
  path: '/api/configuration/custom-data/tabs/:customDataTabID',
  summary: 'Changes a tab. Its host never changes: the values of its fields belong to records of that host.',
  tag,
  params: tabParams,
  body: z.strictObject({ version, changes: z.strictObject(tabSettings).partial() }),
  result: customDataTabSchema,
  access,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  audits: ['custom_data_tabs'],
});

export const removeCustomDataTab = endpoint({
  name: 'removeCustomDataTab',
  method: 'POST',
  path: '/api/configuration/custom-data/tabs/:customDataTabID/remove',
  summary: 'Removes a tab with its fields, choices and stored values, whose number must be confirmed.',
  tag,
  params: tabParams,
  body: removal,
  result: setupSchema,
  access,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFIRMATION_NEEDED'],
  audits: ['custom_data_tabs'],
});

export const orderCustomDataTabs = endpoint({
  name: 'orderCustomDataTabs',
  method: 'PUT',
  path: '/api/configuration/custom-data/tabs/order',
  summary: 'Puts the tabs of a host in this order; the ids are all of them.',
  tag,
  body: z.strictObject({
    referenceTable: referenceTableSchema,
    customDataTabIDs: order(customDataLimits.tabsPerHost),
  }),
  result: setupSchema,
  access,
  audits: ['custom_data_tabs'],
});

export const createCustomDataDefinition = endpoint({
  name: 'createCustomDataDefinition',
  method: 'POST',
  path: '/api/configuration/custom-data/tabs/:customDataTabID/definitions',
  summary: `Adds a field behind the others of a tab, of which there are at most ${customDataLimits.fieldsPerTab}.`,
  tag,
  params: tabParams,
  body: z.strictObject(definitionSettings),
  result: customDataDefinitionSchema,
  access,
  errors: ['NOT_FOUND'],
  audits: ['custom_data_definitions'],
});

export const saveCustomDataDefinition = endpoint({
  name: 'saveCustomDataDefinition',
  method: 'PATCH',
  path: '/api/configuration/custom-data/definitions/:customDataDefinitionID',
  summary:
    'Changes a field. Another type removes its stored values, another parent its choices; a shorter maxLength leaves longer ' +
    'texts as they are. Each of the three wants the number of values it concerns confirmed.',
  tag,
  params: definitionParams,
  body: z.strictObject({ version, changes: z.strictObject(definitionSettings).partial(), confirmedOrphans }),
  result: customDataDefinitionSchema,
  access,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFIRMATION_NEEDED'],
  audits: ['custom_data_definitions'],
});

export const removeCustomDataDefinition = endpoint({
  name: 'removeCustomDataDefinition',
  method: 'POST',
  path: '/api/configuration/custom-data/definitions/:customDataDefinitionID/remove',
  summary:
    'Removes a field with its choices and stored values, whose number must be confirmed. A list with child lists stays.',
  tag,
  params: definitionParams,
  body: removal,
  result: setupSchema,
  access,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFIRMATION_NEEDED'],
  audits: ['custom_data_definitions'],
});

export const orderCustomDataDefinitions = endpoint({
  name: 'orderCustomDataDefinitions',
  method: 'PUT',
  path: '/api/configuration/custom-data/tabs/:customDataTabID/definitions/order',
  summary: 'Puts the fields of a tab in this order; the ids are all of them.',
  tag,
  params: tabParams,
  body: z.strictObject({ customDataDefinitionIDs: order(customDataLimits.fieldsPerTab) }),
  result: setupSchema,
  access,
  errors: ['NOT_FOUND'],
  audits: ['custom_data_definitions'],
});

/** A choice in a list that is saved: 0 for a new one. Its place in the array is its place in the list. */
const savedListValue = z.strictObject({
  customDataListValueID: z.int().min(0).max(2_147_483_647),
  ...shapeOf(customDataListValueRecord.fields),
});

export const saveCustomDataListValues = endpoint({
  name: 'saveCustomDataListValues',
  method: 'PUT',
  path: '/api/configuration/custom-data/definitions/:customDataDefinitionID/list-values',
  summary:
    `Makes these the choices of a pick list, in this order, at most ${customDataLimits.valuesPerList}; what is missing is ` +
    'removed with its child choices. Values already stored on files stay as they are: how many no longer have a choice must ' +
    'be confirmed.',
  tag,
  params: definitionParams,
  body: z.strictObject({
    /** Of the definition. */
    version,
    listValues: z
      .array(savedListValue)
      .max(customDataLimits.valuesPerList, `A list has at most ${customDataLimits.valuesPerList} values.`),
    confirmedOrphans,
  }),
  result: z
    .object({ definition: customDataDefinitionSchema, listValues: z.array(customDataListValueSchema) })
    .meta({ id: 'CustomDataList' }),
  access,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFIRMATION_NEEDED'],
  audits: ['custom_data_list_values'],
});

export const countStoredCustomData = endpoint({
  name: 'countStoredCustomData',
  method: 'GET',
  path: '/api/configuration/custom-data/stored',
  summary: 'How many values files have stored in the fields of a tab, or in one field: what a removal would orphan.',
  tag,
  query: z
    .strictObject({ customDataTabID: customDataIDText.optional(), customDataDefinitionID: customDataIDText.optional() })
    .refine(
      (query) => (query.customDataTabID === undefined) !== (query.customDataDefinitionID === undefined),
      'Name either a tab or a field.',
    ),
  result: z
    .object({
      total: z.int(),
      definitions: z.array(
        z.object({
          customDataDefinitionID: customDataID,
          count: z.int(),
          /** Characters of the longest text; 0 for other types. */
          longest: z.int(),
        }),
      ),
      /** Of pick lists: per text, whether or not it is still a choice; the most frequent first, at most 1000. */
      values: z.array(
        z.object({
          customDataDefinitionID: customDataID,
          availableValue: z.string(),
          /** Null: no choice of the list any more. */
          customDataListValueID: customDataID.nullable(),
          count: z.int(),
        }),
      ),
    })
    .meta({ id: 'StoredCustomData' }),
  access: { kind: 'action', action: 'readConfiguration' },
  errors: ['NOT_FOUND'],
});
