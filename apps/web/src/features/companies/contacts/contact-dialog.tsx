import type { CompanyContactRecord } from '@closewright/contract/companies';
import { contactProblems } from '@closewright/domain/companies';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { companyContactTable } from '../../../records/plain/tables.plain.ts';

type ContactForm = Omit<CompanyContactRecord, 'contactID' | 'companyID' | 'version' | 'updatedAt' | 'updatedBy'>;

export interface ContactDialogProps {
  companyID: number;
  /** Null adds a contact. */
  contact: CompanyContactRecord | null;
  readOnly: boolean;
  dialog: DialogControl<CompanyContactRecord>;
}

const newContact: ContactForm = {
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

const layout: Layout = [
  ['contactName', 4],
  ['title', 3],
  ['email', 5],
  ['phone', 3],
  ['mobile', 3],
  ['licenceNumber', 3],
  ['licenceState', 1, { upperCase: true }],
  ['nmlsID', 2],
  [['inactive', 12, { help: 'No longer offered; files keep the name' }]],
];

/** View/Edit Contact: one person of a company. */
export function ContactDialog({ companyID, contact, readOnly, dialog }: ContactDialogProps) {
  const form = useRecordDialog<ContactForm, CompanyContactRecord>({
    dialog,
    fields: companyContactTable,
    schemas: async () => (await import('@closewright/contract/companies')).companyContactFields,
    check: contactProblems,
    begin: newContact,
    send: (body) => call('createCompanyContact', { params: { companyID }, body }),
    stored: contact,
    save: ({ contactID, version }, changes) =>
      call('saveCompanyContact', { params: { companyID, contactID }, body: { version, changes } }),
  });
  return <RecordDialog form={form} layout={layout} readOnly={readOnly} />;
}
