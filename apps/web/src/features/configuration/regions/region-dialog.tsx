import type { RegionRecord } from '@closewright/contract/regions';
import { settlementStatementTypeName, settlementStatementTypes } from '@closewright/domain/orders';
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

type RegionForm = Pick<
  RegionRecord,
  'regID' | 'description' | 'defaultSSType' | 'isDefault' | 'isAdminRegion' | 'inactive'
>;

export interface RegionDialogProps {
  /** Null adds a region. */
  region: RegionRecord | null;
  moment(instant: string): string;
  readOnly: boolean;
  dialog: DialogControl<RegionRecord>;
}

const table = settingFields.region;
const newRegion: RegionForm = {
  regID: '',
  description: '',
  defaultSSType: settlementStatementTypes[0]?.id ?? 0,
  isDefault: false,
  isAdminRegion: false,
  inactive: false,
};

const statementLabel = (type: number) => settlementStatementTypes.find(({ id }) => id === type)?.label ?? 'None';

const kindOf = (moment: (instant: string) => string): RecordKind<RegionRecord, RegionForm> => ({
  formOf: ({ regID, description, defaultSSType, isDefault, isAdminRegion, inactive }) => ({
    regID,
    description,
    defaultSSType,
    isDefault,
    isAdminRegion,
    inactive,
  }),
  label: (name) => table[name as keyof typeof table]?.label ?? name,
  text: (name, value) => (name === 'defaultSSType' ? statementLabel(Number(value)) : valueWords(value)),
  moment,
});

async function regionErrors(form: RegionForm): Promise<RecordErrors> {
  const { regionFields } = await import('@closewright/contract/regions');
  return fieldErrors(regionFields, form);
}

/** Adds or edits one region. */
export function RegionDialog({ region, moment, readOnly, dialog }: RegionDialogProps) {
  const form = useRecordForm<RegionRecord, RegionForm>({
    stored: region,
    empty: newRegion,
    kind: kindOf(moment),
    dialog,
    check: regionErrors,
    create: (values) => call('createRegion', { body: values }),
    save: ({ regionID, version }, changes) => call('saveRegion', { params: { regionID }, body: { version, changes } }),
  });
  const field = (name: keyof typeof table) => ({
    name,
    field: table[name],
    value: form.form[name],
    error: form.errors[name],
    onValueChange: (value: unknown) => form.set({ [name]: value } as Partial<RegionForm>),
  });
  const hasStatement = settlementStatementTypeName(form.form.defaultSSType) !== null;
  return (
    <RecordFrame form={form} readOnly={readOnly} onCancel={() => dialog.dismiss('cancel')}>
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
        <SettingField {...field('regID')} className="col-span-4" upperCase />
        <SettingField {...field('description')} className="col-span-8" />
        <SettingField
          {...field('defaultSSType')}
          className="col-span-4"
          options={[
            ...(hasStatement ? [] : [{ value: form.form.defaultSSType, label: 'None' }]),
            ...settlementStatementTypes.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
        <div className="col-span-12 flex flex-col gap-1 pt-1">
          <SettingField {...field('isDefault')} help="Takes the place of the default region there is now" />
          <SettingField {...field('isAdminRegion')} help="Its users see the files of every region" />
          <SettingField {...field('inactive')} help="Its users no longer have it; its files stay" />
        </div>
      </div>
    </RecordFrame>
  );
}
