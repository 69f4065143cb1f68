import { CustomFieldType, customDataLimits } from '@closewright/domain/custom-fields';
import { hasScript } from '@closewright/domain/formats';
import { z } from 'zod';
import { field, idSchema, line, record } from '../kit/index.ts';
import { regionOrAll } from '../regions/index.ts';

/** A name that people read everywhere: never empty, never a script. */
const nameSchema = (max: number) =>
  line()
    .min(1, 'This value is required.')
    .max(max, `At most ${max} characters.`)
    .refine((text) => !hasScript(text), 'A script element is not allowed here.');

const nameField = (label: string, max: number) =>
  ({ ...field.requiredText({ label, max }), schema: nameSchema(max) }) as const;

/** A tab of custom fields. Its host never changes. */
export const customDataTabRecord = record({
  table: 'custom_data_tabs',
  id: 'customDataTabID',
  of: 'tenant',
  order: 'positionOrdinal',
  noun: 'Tab of custom fields',
  name: [['label']],
  fields: {
    label: nameField('Label', customDataLimits.tabLabel),
    /** False hides the tab from files; its values stay. */
    display: field.boolean({ label: 'Shown' }),
    /** A tab of the Custom Page that File Main shows too. */
    inFileMain: field.boolean({ label: 'In File Main' }),
    /** The region whose files show the tab; 0 for all. */
    regionID: regionOrAll,
  },
  others: ['reference_table'],
  isVersioned: true,
  read: 'readConfiguration',
});

/** A custom field as an administrator defines it. */
export const customDataDefinitionRecord = record({
  table: 'custom_data_definitions',
  id: 'customDataDefinitionID',
  of: 'tenant',
  parent: 'customDataTabID',
  order: 'positionOrdinal',
  noun: 'Custom field',
  name: [['label']],
  fields: {
    label: nameField('Label', customDataLimits.fieldLabel),
    customDataType: {
      ...field.requiredInteger({ label: 'Type', min: 0, max: CustomFieldType.ChildPickList }),
      schema: z.literal(Object.values(CustomFieldType)),
    },
    /** Most characters of text and memo; null for no limit of its own. */
    maxLength: field.integer({ label: 'Most characters', min: 1, max: customDataLimits.longestText }),
    /** Part of the product the field is meant for; free text that nothing interprets. */
    module: {
      ...field.text({ label: 'Module', max: customDataLimits.module }),
      schema: nameSchema(customDataLimits.module).nullable(),
    },
    /** False shows the field without its label. */
    displayLabel: field.boolean({ label: 'Label shown' }),
    /** Required, whatever the type. */
    gridListValueRequired: field.boolean({ label: 'Required' }),
    /** The pick list of the same tab that a child pick list depends on; null for the others. */
    parentID: {
      ...field.select({ label: 'Depends on', lookup: 'customFields' }),
      schema: idSchema.nullable(),
    },
  },
  isVersioned: true,
  read: 'readConfiguration',
});

/** A choice of a pick list. */
export const customDataListValueRecord = record({
  table: 'custom_data_list_values',
  id: 'customDataListValueID',
  of: 'tenant',
  parent: 'customDataDefinitionID',
  order: 'positionOrdinal',
  noun: 'Choice of a custom field',
  name: [['availableValue']],
  fields: {
    availableValue: nameField('Choice', customDataLimits.listValue),
    /** The choice of the parent list that offers this one. */
    parentID: {
      ...field.select({ label: 'Offered by', lookup: 'customChoices' }),
      schema: idSchema.nullable(),
    },
  },
  read: 'readConfiguration',
});
