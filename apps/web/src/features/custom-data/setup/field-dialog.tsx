import type { CustomDataDefinition, CustomDataTab } from '@closewright/contract/custom-data';
import { CustomFieldType, customDataLimits, takesMaxLength } from '@closewright/domain/custom-fields';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { FormField } from '../../../records/field/record-field.tsx';
import { type Layout, when } from '../../../records/form/layout.ts';
import { confirmOrphans, storedValues } from './confirm-orphans.ts';
import {
  type FieldSettings,
  fieldErrors,
  fieldSettings,
  possibleParents,
  typeOptions,
  withType,
} from './field-settings.ts';

export interface FieldDialogResult {
  field: CustomDataDefinition;
  /** Opens the dialog anew for another field. */
  again: boolean;
}

export interface FieldDialogProps {
  /** Null adds a field. */
  field: CustomDataDefinition | null;
  tab: CustomDataTab;
  /** The fields of the tab. */
  fields: readonly CustomDataDefinition[];
  dialog: DialogControl<FieldDialogResult>;
}

const { fieldLabel, longestText, module } = customDataLimits;
const formFields: Readonly<Record<keyof FieldSettings, FormField>> = {
  label: { kind: 'text', label: 'Label', required: true, maxLength: fieldLabel },
  customDataType: { kind: 'select', label: 'Type', required: true },
  maxLength: { kind: 'integer', label: 'Longest text', required: false, min: 1, max: longestText },
  parentID: { kind: 'select', label: 'Depends on', required: false },
  gridListValueRequired: { kind: 'boolean', label: 'Required', required: false },
  displayLabel: { kind: 'boolean', label: 'Label is shown', required: false },
  module: { kind: 'text', label: 'Module', required: false, maxLength: module },
};

const layoutOf = (type: CustomFieldType, hasParents: boolean): Layout => [
  ['label', 12],
  ['customDataType', 6],
  ...when(takesMaxLength(type), ['maxLength', 6, { unit: 'characters' }]),
  ...when(type === CustomFieldType.ChildPickList, [
    'parentID',
    6,
    { required: true, placeholder: hasParents ? 'Choose a pick list' : 'No other pick list on this tab' },
  ]),
  ['gridListValueRequired', 12],
  ['displayLabel', 12],
  ['module', 12, { help: 'A note for administrators: which part of the work the field is for.' }],
];

/** Adds a field or changes its settings; asks before a change that stored values would not survive. */
export function FieldDialog({ field, tab, fields, dialog }: FieldDialogProps) {
  const parents = possibleParents(fields, field?.customDataDefinitionID ?? 0);
  const form = useRecordDialog<FieldSettings, CustomDataDefinition>({
    dialog: { ...dialog, close: (saved, again) => dialog.close({ field: saved, again }) },
    fields: formFields,
    options: {
      customDataType: typeOptions,
      parentID: parents.map(({ customDataDefinitionID, label }) => ({ value: customDataDefinitionID, label })),
    },
    check: (settings) => fieldErrors(settings, field, fields),
    begin: fieldSettings(null),
    send: (settings) => add(tab, settings),
    stored: field,
    save: change,
  });
  const { values, set } = form;
  return (
    <RecordDialog
      form={form}
      layout={layoutOf(values.customDataType, parents.length > 0)}
      another={field === null}
      parts={{
        customDataType: (part) => (
          <SelectField<CustomFieldType>
            {...part}
            options={typeOptions}
            value={values.customDataType}
            onValueChange={(next) => next !== null && set(withType(values, next))}
          />
        ),
      }}
    />
  );
}

function add({ customDataTabID }: CustomDataTab, settings: FieldSettings): Promise<CustomDataDefinition> {
  return call('createCustomDataDefinition', { params: { customDataTabID }, body: settings });
}

/** Null: what it would do to stored values was not meant. */
function change(
  { customDataDefinitionID, version, label }: CustomDataDefinition,
  changes: Partial<FieldSettings>,
): Promise<CustomDataDefinition | null> {
  return confirmOrphans(
    (confirmedOrphans) =>
      call('saveCustomDataDefinition', {
        params: { customDataDefinitionID },
        body: { version, changes, confirmedOrphans },
      }),
    (count) => ({
      title: `Change ${label}?`,
      message: `Files have ${storedValues(count)} in it that the field could no longer hold: values of another type are removed, texts and choices that no longer fit stay until somebody changes them.`,
      confirmLabel: 'Change field',
    }),
  );
}
