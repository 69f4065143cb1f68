import type { LookupItem, LookupRecord } from '@closewright/contract/lookups';
import {
  canDeactivate,
  canRename,
  type LookupSetName,
  lookupChangeErrors,
  lookupMessages,
  lookupSetRule,
} from '@closewright/domain/lookup-sets';
import { Checkbox } from '@closewright/ui/checkbox';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { MultiSelectField } from '@closewright/ui/multi-select';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';
import { confirmDeactivation } from './confirm-deactivation.ts';

export interface ItemDialogProps {
  set: LookupSetName;
  /** Null adds an item. */
  item: LookupRecord | null;
  /** The names the others have. */
  otherNames: readonly string[];
  regions: readonly LookupItem[];
  dialog: DialogControl<LookupRecord>;
}

const everywhere = 0;

/** Adds an item to a list, or changes one. */
export function ItemDialog({ set, item, otherNames, regions, dialog }: ItemDialogProps) {
  const { data } = lookupSetRule(set);
  const start = {
    name: item?.name ?? '',
    data: item?.data ?? null,
    regionID: item?.regionID ?? everywhere,
    regions: item?.regions ?? [],
    inactive: item?.inactive ?? false,
  };
  const [form, setForm] = useState(start);
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(dialog, isChanged);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = () =>
    save(lookupChangeErrors(set, item, form, otherNames), async () => {
      if (item === null) {
        const { inactive: _, ...body } = form;
        return dialog.close(await call('addLookupItem', { params: { set }, body }));
      }
      if (!isChanged) return dialog.close(item);
      const evenIfUsed = form.inactive && !item.inactive ? await confirmDeactivation(set, item) : false;
      if (evenIfUsed === null) return;
      const saved = await call('saveLookupItem', {
        params: { set, itemID: item.id },
        body: { version: item.version, changes: form, evenIfUsed },
      });
      dialog.close(saved);
    });
  const mayRename = item === null || canRename(set, item.id);
  const choices = data?.choices?.map((value) => ({ value, label: value }));
  const regionOptions = regions.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="flex flex-col gap-field-y">
          <TextField
            label="Name"
            required
            autoFocus
            maxLength={120}
            value={form.name}
            onValueChange={(name) => change({ name })}
            error={errors.name}
            readOnly={!mayRename}
            reason={mayRename ? undefined : lookupMessages.noRenaming}
          />
          {data && choices && (
            <SelectField
              label={data.label}
              required
              options={choices}
              value={form.data}
              onValueChange={(value) => change({ data: value })}
              error={errors.data}
            />
          )}
          {data && !choices && (
            <TextField
              label={data.label}
              maxLength={200}
              value={form.data ?? ''}
              onValueChange={(value) => change({ data: value.trim() === '' ? null : value })}
              error={errors.data}
              readOnly={lookupSetRule(set).kind !== 'open'}
            />
          )}
          <SelectField<number>
            label="Region"
            clearable={false}
            options={[{ value: everywhere, label: 'All regions' }, ...regionOptions]}
            value={form.regionID}
            onValueChange={(regionID) =>
              change({ regionID: regionID ?? everywhere, regions: regionID === everywhere ? [] : form.regions })
            }
            error={errors.regionID}
          />
          {form.regionID !== everywhere && (
            <MultiSelectField<number>
              label="Further regions"
              options={regionOptions.filter(({ value }) => value !== form.regionID)}
              value={form.regions}
              onValueChange={(next) => change({ regions: [...next] })}
              error={errors.regions}
            />
          )}
          {item !== null && canDeactivate(set) && (
            <Checkbox
              label="Inactive"
              help="Not offered any more. Files that have the item keep it."
              value={form.inactive}
              onValueChange={(inactive) => change({ inactive })}
              error={errors.inactive}
            />
          )}
        </div>
      </DialogBody>
      <DialogSaveFooter saving={isSaving} onSave={() => void submit()} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}
