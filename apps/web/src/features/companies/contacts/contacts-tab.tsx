import type { CompanyContactRecord, CompanyRecord } from '@closewright/contract/companies';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Plus } from 'lucide-react';
import { ContactDialog, type ContactDialogProps } from './contact-dialog.tsx';

export interface ContactsTabProps {
  company: CompanyRecord;
  /** Why nothing can be changed; null where it can. */
  refusal: string | null;
  /** A contact was stored. */
  onStored(): void;
}

/** The people of a company. */
export function ContactsTab({ company, refusal, onStored }: ContactsTabProps) {
  const open = async (contact: CompanyContactRecord | null): Promise<void> => {
    const title = contact === null ? 'Add Contact' : contact.contactName;
    const result = await dialogs.open<Omit<ContactDialogProps, 'dialog'>, CompanyContactRecord>(
      ContactDialog,
      { companyID: company.companyID, contact, readOnly: refusal !== null },
      { title, label: title, subtitle: company.name, size: '85%', key: 'company-contact' },
    );
    onStored();
    if (!result.dismissed) toasts.success(contact === null ? 'Contact added' : 'Contact saved');
  };
  return (
    <div className="flex h-full min-h-[320px] flex-col gap-2">
      <Button
        size="sm"
        icon={Plus}
        className="self-start"
        {...(refusal === null ? {} : { disabled: true, disabledReason: refusal })}
        onClick={() => void open(null)}
      >
        Add contact
      </Button>
      <DataGrid
        label="Contacts"
        columns={columns}
        rows={company.contacts}
        rowKey={({ contactID }) => contactID}
        onRowOpen={(contact) => void open(contact)}
        openOn="double-click"
        empty={<EmptyState title="No contact yet">Add the people you work with there.</EmptyState>}
      />
    </div>
  );
}

const columns: GridColumn<CompanyContactRecord>[] = [
  {
    id: 'contactName',
    header: 'Name',
    value: ({ contactName }) => contactName,
    render: ({ contactName, inactive }) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="truncate">{contactName}</span>
        {inactive && <Badge>Inactive</Badge>}
      </span>
    ),
    grow: 1.2,
    minWidth: 160,
    rowHeader: true,
  },
  { id: 'title', header: 'Job title', value: ({ title }) => title, grow: 1, minWidth: 120 },
  { id: 'phone', header: 'Phone', value: ({ phone }) => phone, width: 130 },
  { id: 'mobile', header: 'Mobile', value: ({ mobile }) => mobile, width: 130, priority: 1 },
  { id: 'email', header: 'E-mail', value: ({ email }) => email, grow: 1.2, minWidth: 180 },
  { id: 'nmlsID', header: 'NMLS id', kind: 'identifier', value: ({ nmlsID }) => nmlsID, width: 100, priority: 2 },
];
