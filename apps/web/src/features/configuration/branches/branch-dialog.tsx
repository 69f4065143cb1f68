import type { BranchRecord, RegionRecord } from '@closewright/contract/regions';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import type { RecordErrors } from '../../../lib/record/field-errors.ts';
import { RecordFrame } from '../../../lib/record/record-frame.tsx';
import type { RecordKind } from '../../../lib/record/save-record.ts';
import { SettingField } from '../../../lib/record/setting-field.tsx';
import { useRecordForm } from '../../../lib/record/use-record-form.ts';
import { valueWords } from '../../../lib/record/value-words.ts';
import { settingFields } from '../record/setting-fields.plain.ts';

type BranchForm = Omit<BranchRecord, 'branchID' | 'userCount' | 'fileCount' | 'version' | 'updatedAt' | 'updatedBy'>;

export interface BranchDialogProps {
  /** Null adds a branch. */
  branch: BranchRecord | null;
  regions: readonly RegionRecord[];
  moment(instant: string): string;
  readOnly: boolean;
  dialog: DialogControl<BranchRecord>;
}

const table = settingFields.branch;

const kindOf = (
  regions: readonly RegionRecord[],
  moment: (instant: string) => string,
): RecordKind<BranchRecord, BranchForm> => ({
  formOf: ({ name, regionID, address1, city, state, zip, phone, inactive }) => ({
    name,
    regionID,
    address1,
    city,
    state,
    zip,
    phone,
    inactive,
  }),
  label: (name) => table[name as keyof typeof table]?.label ?? name,
  text: (name, value) =>
    name === 'regionID' ? (regions.find(({ regionID }) => regionID === value)?.description ?? '') : valueWords(value),
  moment,
});

async function branchErrors(form: BranchForm): Promise<RecordErrors> {
  const { branchFields } = await import('@closewright/contract/regions');
  return fieldErrors(branchFields, form);
}

/** Adds or edits one branch. */
export function BranchDialog({ branch, regions, moment, readOnly, dialog }: BranchDialogProps) {
  const form = useRecordForm<BranchRecord, BranchForm>({
    stored: branch,
    empty: {
      name: '',
      regionID: regions.find(({ isDefault }) => isDefault)?.regionID ?? regions[0]?.regionID ?? 0,
      address1: null,
      city: null,
      state: null,
      zip: null,
      phone: null,
      inactive: false,
    },
    kind: kindOf(regions, moment),
    dialog,
    check: branchErrors,
    create: (values) => call('createBranch', { body: values }),
    save: ({ branchID, version }, changes) => call('saveBranch', { params: { branchID }, body: { version, changes } }),
  });
  const field = (name: keyof typeof table) => ({
    name,
    field: table[name],
    value: form.form[name],
    error: form.errors[name],
    onValueChange: (value: unknown) => form.set({ [name]: value } as Partial<BranchForm>),
  });
  return (
    <RecordFrame form={form} readOnly={readOnly} onCancel={() => dialog.dismiss('cancel')}>
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
        <SettingField {...field('name')} className="col-span-7" />
        <SettingField
          {...field('regionID')}
          className="col-span-5"
          options={regions.map(({ regionID, description, inactive }) => ({
            value: regionID,
            label: description,
            inactive,
          }))}
        />
        <SettingField {...field('address1')} className="col-span-12" />
        <SettingField {...field('city')} className="col-span-6" />
        <SettingField {...field('state')} className="col-span-2" upperCase />
        <SettingField {...field('zip')} className="col-span-4" />
        <SettingField {...field('phone')} className="col-span-6" />
        <div className="col-span-12 pt-1">
          <SettingField {...field('inactive')} help="No longer offered for new files; its files stay" />
        </div>
      </div>
    </RecordFrame>
  );
}
