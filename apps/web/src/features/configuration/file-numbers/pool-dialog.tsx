import type { FileNumberPool } from '@closewright/contract/file-numbers';
import type { LookupItem } from '@closewright/contract/lookups';
import { fileNumberOf, poolErrors, poolLimits } from '@closewright/domain/orders';
import { Checkbox } from '@closewright/ui/checkbox';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { MultiSelectField } from '@closewright/ui/multi-select';
import { NumberField } from '@closewright/ui/number-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';

export interface PoolDialogProps {
  /** Null adds a pool. */
  pool: FileNumberPool | null;
  branches: readonly LookupItem[];
  /** The year the preview is for. */
  year: number;
  dialog: DialogControl<FileNumberPool>;
}

const required = 'This value is required.';

/** Adds a file number pool or changes one, with the next numbers as they will be. */
export function PoolDialog({ pool, branches, year, dialog }: PoolDialogProps) {
  const start = {
    name: pool?.name ?? '',
    prefix: pool?.prefix ?? '',
    nextNumber: pool?.nextNumber ?? (1 as number | null),
    width: pool?.width ?? (4 as number | null),
    inactive: pool?.inactive ?? false,
    branchIDs: pool?.branchIDs ?? [],
  };
  const [form, setForm] = useState(start);
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(dialog, isChanged);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const { nextNumber, width } = form;
  const prefix = form.prefix.trim();
  const isComplete = nextNumber !== null && width !== null;
  const found = {
    ...(form.name.trim() === '' && { name: required }),
    ...(nextNumber === null && { nextNumber: required }),
    ...(width === null && { width: required }),
    ...(isComplete && poolErrors({ prefix, nextNumber, width }, pool)),
  };
  const submit = () =>
    save(found, async () => {
      if (!isComplete) return;
      if (pool !== null && !isChanged) return dialog.close(pool);
      const body = { ...form, prefix, nextNumber, width };
      const saved =
        pool === null
          ? await call('addFileNumberPool', { body })
          : await call('saveFileNumberPool', {
              params: { poolID: pool.poolID },
              body: { version: pool.version, ...body },
            });
      dialog.close(saved);
    });
  const preview = isComplete
    ? [0, 1, 2].map((more) => fileNumberOf({ prefix, width }, nextNumber + more, year)).join(', ')
    : '';
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <TextField
            className="col-span-12"
            label="Name"
            required
            autoFocus
            maxLength={80}
            value={form.name}
            onValueChange={(name) => change({ name })}
            error={errors.name}
          />
          <TextField
            className="col-span-6"
            label="Prefix"
            variant="identifier"
            help="{YYYY} and {YY} are the year."
            maxLength={poolLimits.maxPrefix}
            value={form.prefix}
            onValueChange={(text) => change({ prefix: text })}
            error={errors.prefix}
          />
          <NumberField
            className="col-span-3"
            label="Next number"
            required
            grouping={false}
            min={1}
            max={poolLimits.maxNumber}
            value={nextNumber}
            onValueChange={(value) => change({ nextNumber: value })}
            error={errors.nextNumber}
          />
          <NumberField
            className="col-span-3"
            label="Digits"
            required
            min={1}
            max={poolLimits.maxWidth}
            value={width}
            onValueChange={(value) => change({ width: value })}
            error={errors.width}
          />
          <p className="col-span-12 text-label text-muted" role="status">
            Next file numbers: <span className="identifier text-default">{preview}</span>
          </p>
          <MultiSelectField<number>
            className="col-span-12"
            label="Branches"
            help="A branch takes its numbers from one pool; choosing it here takes it from another."
            placeholder="No branch"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.branchIDs}
            onValueChange={(branchIDs) => change({ branchIDs: [...branchIDs] })}
            error={errors.branchIDs}
          />
          <Checkbox
            className="col-span-12"
            label="Inactive"
            help="An inactive pool gives no numbers."
            value={form.inactive}
            onValueChange={(inactive) => change({ inactive })}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter saving={isSaving} onSave={() => void submit()} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}
