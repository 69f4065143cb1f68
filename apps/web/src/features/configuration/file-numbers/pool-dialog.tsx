import type { FileNumberPool } from '@closewright/contract/file-numbers';
import type { LookupItem } from '@closewright/contract/lookups';
import { fileNumberOf, poolErrors, poolLimits } from '@closewright/domain/orders';
import { MultiSelectField } from '@closewright/ui/multi-select';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

export interface PoolDialogProps {
  /** Null adds a pool. */
  pool: FileNumberPool | null;
  branches: readonly LookupItem[];
  /** The year the preview is for. */
  year: number;
  dialog: DialogControl<FileNumberPool>;
}

const fields = {
  name: { kind: 'text', label: 'Name', ...mustBeThere, maxLength: 80 },
  prefix: { kind: 'text', label: 'Prefix', required: false, maxLength: poolLimits.maxPrefix },
  nextNumber: { kind: 'integer', label: 'Next number', ...mustBeThere, min: 1, max: poolLimits.maxNumber },
  width: { kind: 'integer', label: 'Digits', ...mustBeThere, min: 1, max: poolLimits.maxWidth },
  inactive: { kind: 'boolean', label: 'Inactive', required: false },
};

const layout: Layout = [
  ['name', 12],
  ['prefix', 6, { identifier: true, help: '{YYYY} and {YY} are the year.' }],
  ['nextNumber', 3, { grouping: false }],
  ['width', 3],
  ['preview', 12],
  ['branchIDs', 12, { help: 'A branch takes its numbers from one pool; choosing it here takes it from another.' }],
  ['inactive', 12, { help: 'An inactive pool gives no numbers.' }],
];

type PoolForm = Pick<FileNumberPool, 'name' | 'prefix' | 'inactive' | 'branchIDs'> &
  Record<'nextNumber' | 'width', number | null>;

const newPool: PoolForm = { name: '', prefix: '', nextNumber: 1, width: 4, inactive: false, branchIDs: [] };

/** What is sent once the check has seen to it that both numbers are there. */
const bodyOf = ({ nextNumber, width, ...rest }: PoolForm) => ({
  ...rest,
  nextNumber: nextNumber ?? 1,
  width: width ?? 1,
});

/** Adds a file number pool or changes one, with the next numbers as they will be. */
export function PoolDialog({ pool, branches, year, dialog }: PoolDialogProps) {
  const branchName = (branchID: number) => branches.find(({ id }) => id === branchID)?.name ?? String(branchID);
  const form = useRecordDialog<PoolForm, FileNumberPool>({
    dialog,
    fields,
    check: ({ prefix, nextNumber, width }) =>
      nextNumber === null || width === null ? {} : poolErrors({ prefix, nextNumber, width }, pool),
    begin: newPool,
    send: (values) => call('addFileNumberPool', { body: bodyOf(values) }),
    stored: pool,
    save: ({ poolID, version }, _changes, values) =>
      call('saveFileNumberPool', { params: { poolID }, body: { version, ...bodyOf(values) } }),
    words: {
      label: (name) => (name === 'branchIDs' ? 'Branches' : undefined),
      text: (_name, value) => (Array.isArray(value) ? value.map(branchName).join(', ') : undefined),
    },
  });
  const { prefix, nextNumber, width, branchIDs } = form.values;
  const preview =
    nextNumber === null || width === null
      ? ''
      : [0, 1, 2].map((more) => fileNumberOf({ prefix: prefix.trim(), width }, nextNumber + more, year)).join(', ');
  return (
    <RecordDialog
      form={form}
      layout={layout}
      parts={{
        preview: (
          <p className="m-0 text-label text-muted" role="status">
            Next file numbers: <span className="identifier text-default">{preview}</span>
          </p>
        ),
        branchIDs: (part) => (
          <MultiSelectField<number>
            {...part}
            label="Branches"
            placeholder="No branch"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={branchIDs}
            onValueChange={(next) => form.set({ branchIDs: [...next] })}
          />
        ),
      }}
    />
  );
}
