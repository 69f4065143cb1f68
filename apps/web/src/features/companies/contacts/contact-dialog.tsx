import type { CompanyContactRecord } from '@closewright/contract/companies';
import { contactProblems } from '@closewright/domain/companies';
import { FieldModeScope } from '@closewright/ui/field-mode';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import type { RecordErrors } from '../../../lib/record/field-errors.ts';
import { RecordFrame } from '../../../lib/record/record-frame.tsx';
import type { RecordKind } from '../../../lib/record/save-record.ts';
import { SettingField } from '../../../lib/record/setting-field.tsx';
import { useRecordForm } from '../../../lib/record/use-record-form.ts';
import { valueWords } from '../../../lib/record/value-words.ts';
import { companyTables } from '../company-fields.plain.ts';

type ContactForm = Omit<CompanyContactRecord, 'contactID' | 'companyID' | 'version' | 'updatedAt' | 'updatedBy'>;

export interface ContactDialogProps {
  companyID: number;
  /** Null adds a contact. */
  contact: CompanyContactRecord | null;
  readOnly: boolean;
  moment(instant: string): string;
  dialog: DialogControl<CompanyContactRecord>;
}

const table = companyTables.contact;
const names = Object.keys(table) as (keyof typeof table)[];

const kindOf = (moment: (instant: string) => string): RecordKind<CompanyContactRecord, ContactForm> => ({
  formOf: (contact) => Object.fromEntries(names.map((name) => [name, contact[name]])) as ContactForm,
  label: (name) => table[name as keyof typeof table]?.label ?? name,
  text: (_name, value) => valueWords(value),
  moment,
});

const empty: ContactForm = {
  contactName: '',
  title: null,
  phone: null,
  mobile: null,
  email: null,
  licenceNumber: null,
  licenceState: null,
  nmlsID: null,
  inactive: false,
};

async function contactErrors(form: ContactForm): Promise<RecordErrors> {
  const { companyContactFields } = await import('@closewright/contract/companies');
  return { ...fieldErrors(companyContactFields, form), ...contactProblems(form) };
}

/** View/Edit Contact: one person of a company. */
export function ContactDialog({ companyID, contact, readOnly, moment, dialog }: ContactDialogProps) {
  const form = useRecordForm<CompanyContactRecord, ContactForm>({
    stored: contact,
    empty,
    kind: kindOf(moment),
    dialog,
    check: contactErrors,
    create: (values) => call('createCompanyContact', { params: { companyID }, body: values }),
    save: ({ contactID, version }, changes) =>
      call('saveCompanyContact', { params: { companyID, contactID }, body: { version, changes } }),
  });
  const field = (name: keyof typeof table, className: string) => ({
    name,
    className,
    field: table[name],
    value: form.form[name],
    error: form.errors[name],
    onValueChange: (value: unknown) => form.set({ [name]: value } as Partial<ContactForm>),
  });
  return (
    <RecordFrame form={form} readOnly={readOnly} onCancel={() => dialog.dismiss('cancel')}>
      <FieldModeScope mode={readOnly ? 'read' : 'edit'}>
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <SettingField {...field('contactName', 'col-span-4')} />
          <SettingField {...field('title', 'col-span-3')} />
          <SettingField {...field('email', 'col-span-5')} />
          <SettingField {...field('phone', 'col-span-3')} />
          <SettingField {...field('mobile', 'col-span-3')} />
          <SettingField {...field('licenceNumber', 'col-span-3')} />
          <SettingField {...field('licenceState', 'col-span-1')} upperCase />
          <SettingField {...field('nmlsID', 'col-span-2')} />
          <div className="col-span-12 pt-1">
            <SettingField {...field('inactive', '')} help="No longer offered; files keep the name" />
          </div>
        </div>
      </FieldModeScope>
    </RecordFrame>
  );
}
