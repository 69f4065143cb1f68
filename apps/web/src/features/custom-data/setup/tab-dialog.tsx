import type { CustomDataTab } from '@closewright/contract/custom-data';
import { customDataLimits, ReferenceTable, referenceTableLabels } from '@closewright/domain/custom-fields';
import { Checkbox } from '@closewright/ui/checkbox';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';

export interface TabDialogProps {
  /** Null adds a tab. */
  tab: CustomDataTab | null;
  referenceTable: ReferenceTable;
  regions: readonly { regionID: number; regionDisplay: string }[];
  dialog: DialogControl<CustomDataTab>;
}

const allRegions = 0;

/** Adds a tab or changes its settings. */
export function TabDialog({ tab, referenceTable, regions, dialog }: TabDialogProps) {
  const start = {
    label: tab?.label ?? '',
    display: tab?.display ?? true,
    inFileMain: tab?.inFileMain ?? false,
    regionID: tab?.regionID ?? allRegions,
  };
  const [form, setForm] = useState(start);
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(dialog, isChanged);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const set = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = () =>
    save(form.label.trim() === '' ? { label: 'This value is required.' } : {}, async () => {
      if (tab !== null && !isChanged) {
        dialog.close(tab);
        return;
      }
      const saved =
        tab === null
          ? await call('createCustomDataTab', { body: { referenceTable, ...form } })
          : await call('saveCustomDataTab', {
              params: { customDataTabID: tab.customDataTabID },
              body: { version: tab.version, changes: form },
            });
      dialog.close(saved);
    });
  const regionOptions = [
    { value: allRegions, label: 'All regions' },
    ...regions
      .filter(({ regionID }) => regionID !== allRegions)
      .map(({ regionID, regionDisplay }) => ({ value: regionID, label: regionDisplay })),
  ];
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <TextField
            className="col-span-12"
            label="Name of the tab"
            required
            autoFocus
            maxLength={customDataLimits.tabLabel}
            value={form.label}
            onValueChange={(label) => set({ label })}
            error={errors.label}
          />
          <SelectField<number>
            className="col-span-12"
            label="Region"
            help="Files of other regions do not show the tab."
            clearable={false}
            options={regionOptions}
            value={form.regionID}
            valueLabel={`Region ${form.regionID}`}
            onValueChange={(regionID) => set({ regionID: regionID ?? allRegions })}
            error={errors.regionID}
          />
          <Checkbox
            className="col-span-12"
            label="Shown on files"
            help="A hidden tab keeps what files have stored."
            value={form.display}
            onValueChange={(display) => set({ display })}
          />
          {referenceTable === ReferenceTable.Orders && (
            <Checkbox
              className="col-span-12"
              label={`Also on ${referenceTableLabels[ReferenceTable.FileMain]}`}
              value={form.inFileMain}
              onValueChange={(inFileMain) => set({ inFileMain })}
              error={errors.inFileMain}
            />
          )}
        </div>
      </DialogBody>
      <DialogSaveFooter saving={isSaving} onSave={() => void submit()} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}
