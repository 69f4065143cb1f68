import { type CustomDataDefinition, CustomFieldType } from '@closewright/domain/custom-fields';
import { SelectField } from '@closewright/ui/select-field';
import { usePart } from '../../../lib/store.ts';
import type { CustomFieldCommon } from './custom-field-common.ts';
import { choicesFor, fieldName } from './custom-form.ts';
import { useCustomForm } from './custom-form-context.ts';
import { customValues } from './custom-rows.ts';

export interface PickListFieldProps extends CustomFieldCommon {
  definition: CustomDataDefinition;
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A pick list. A child list shows what belongs to the parent's choice, and says so while there is none. */
export function PickListField({ definition, value, ...field }: PickListFieldProps) {
  const { editor, definitions, listValues } = useCustomForm();
  const { parentID } = definition;
  // A list without a parent watches itself, which is drawn anew with its value anyhow.
  const watched = fieldName(parentID ?? definition.customDataDefinitionID);
  const parentValue = usePart(editor.rows, (rows) => customValues(rows)[watched] ?? null);
  const choices = choicesFor(definition, listValues, customValues(editor.rows.get()));
  const parent = definitions.find(({ customDataDefinitionID: id }) => id === parentID);
  const isWaiting = definition.customDataType === CustomFieldType.ChildPickList && parentValue === null;
  return (
    <SelectField
      {...field}
      options={choices.map(({ availableValue }) => ({ value: availableValue, label: availableValue }))}
      value={value}
      // What is stored and no longer offered still reads.
      valueLabel={value ?? undefined}
      clearable
      placeholder={isWaiting && parent ? `Choose ${parent.label} first` : undefined}
    />
  );
}
