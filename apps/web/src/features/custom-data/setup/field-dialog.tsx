import type { CustomDataDefinition, CustomDataTab } from '@closewright/contract/custom-data';
import { CustomFieldType, customDataLimits, takesMaxLength } from '@closewright/domain/custom-fields';
import { Checkbox } from '@closewright/ui/checkbox';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { NumberField } from '@closewright/ui/number-field';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';
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

/** Adds a field or changes its settings; asks before a change that stored values would not survive. */
export function FieldDialog({ field, tab, fields, dialog }: FieldDialogProps) {
  const [start] = useState(() => fieldSettings(field));
  const [form, setForm] = useState<FieldSettings>(start);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(dialog, isChanged);
  const set = (part: Partial<FieldSettings>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = (again: boolean) =>
    save(fieldErrors(form, field, fields), async () => {
      const saved = field === null ? await add(tab, form) : isChanged ? await change(field, form) : field;
      if (saved !== null) dialog.close({ field: saved, again });
    });
  const { customDataType: type } = form;
  const parents = possibleParents(fields, field?.customDataDefinitionID ?? 0);
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <TextField
            className="col-span-12"
            label="Label"
            required
            autoFocus
            maxLength={customDataLimits.fieldLabel}
            value={form.label}
            onValueChange={(label) => set({ label })}
            error={errors.label}
          />
          <SelectField<CustomFieldType>
            className="col-span-6"
            label="Type"
            required
            options={typeOptions}
            value={type}
            onValueChange={(next) => next !== null && set(withType(form, next))}
            error={errors.customDataType}
          />
          {takesMaxLength(type) && (
            <NumberField
              className="col-span-6"
              label="Longest text"
              unit="characters"
              min={1}
              max={customDataLimits.longestText}
              value={form.maxLength}
              onValueChange={(maxLength) => set({ maxLength })}
              error={errors.maxLength}
            />
          )}
          {type === CustomFieldType.ChildPickList && (
            <SelectField<number>
              className="col-span-6"
              label="Depends on"
              required
              placeholder={parents.length === 0 ? 'No other pick list on this tab' : 'Choose a pick list'}
              options={parents.map(({ customDataDefinitionID, label }) => ({ value: customDataDefinitionID, label }))}
              value={form.parentID}
              onValueChange={(parentID) => set({ parentID })}
              error={errors.parentID}
            />
          )}
          <Checkbox
            className="col-span-12"
            label="Required"
            value={form.gridListValueRequired}
            onValueChange={(gridListValueRequired) => set({ gridListValueRequired })}
          />
          <Checkbox
            className="col-span-12"
            label="Label is shown"
            value={form.displayLabel}
            onValueChange={(displayLabel) => set({ displayLabel })}
          />
          <TextField
            className="col-span-12"
            label="Module"
            help="A note for administrators: which part of the work the field is for."
            maxLength={customDataLimits.module}
            value={form.module ?? ''}
            onValueChange={(module) => set({ module: module === '' ? null : module })}
            error={errors.module}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        onSave={() => void submit(false)}
        onCancel={() => dialog.dismiss('cancel')}
        {...(field === null ? { onSaveAndAddAnother: () => void submit(true) } : {})}
      />
    </>
  );
}

function add({ customDataTabID }: CustomDataTab, settings: FieldSettings): Promise<CustomDataDefinition> {
  return call('createCustomDataDefinition', { params: { customDataTabID }, body: settings });
}

/** Null: what it would do to stored values was not meant. */
function change(
  { customDataDefinitionID, version, label }: CustomDataDefinition,
  changes: FieldSettings,
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
