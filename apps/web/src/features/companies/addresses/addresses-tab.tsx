import type { CompanyAddress, CompanyRecord } from '@closewright/contract/companies';
import { addressTypeLabel } from '@closewright/domain/companies';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api/index.ts';
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx';

export interface AddressesTabProps {
  company: CompanyRecord;
  /** Why nothing can be changed; null where it can. */
  refusal: string | null;
  /** The company as it is now. */
  onStored(company: CompanyRecord): void;
}

type Draft = Omit<CompanyAddress, 'companyAddressID'>;

/** The addresses of a company besides its main one. Each change is stored at once. */
export function AddressesTab({ company, refusal, onStored }: AddressesTabProps) {
  const { companyID, version, addresses } = company;
  const store = async (next: readonly (Draft & { companyAddressID: number | null })[]) => {
    const body = { version, addresses: [...next] };
    onStored(await call('saveCompanyAddresses', { params: { companyID }, body }));
  };
  const open = async (address: CompanyAddress | null): Promise<void> => {
    if (refusal !== null) return;
    const others = addresses.filter((each) => each !== address);
    const title = address === null ? 'Add Address' : 'Edit Address';
    const result = await dialogs.open<Omit<AddressDialogProps, 'dialog'>, 'saved' | 'removed'>(
      AddressDialog,
      {
        address,
        save: (draft) => store([...others, { ...draft, companyAddressID: address?.companyAddressID ?? null }]),
        remove: () => store(others),
      },
      { title, label: title, subtitle: company.name, size: 'medium', key: 'company-address' },
    );
    if (!result.dismissed) toasts.success(result.value === 'removed' ? 'Address removed' : 'Address saved');
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
        Add address
      </Button>
      <DataGrid
        label="Addresses"
        columns={columns}
        rows={addresses}
        rowKey={({ companyAddressID }) => companyAddressID}
        onRowOpen={(address) => void open(address)}
        openOn="double-click"
        empty={<EmptyState title="Only the main address">Add where mail, packages or payments go instead.</EmptyState>}
      />
    </div>
  );
}

const columns: GridColumn<CompanyAddress>[] = [
  {
    id: 'type',
    header: 'For',
    value: ({ addressTypeID }) => addressTypeLabel(addressTypeID),
    width: 150,
    rowHeader: true,
  },
  {
    id: 'street',
    header: 'Street',
    value: ({ address1, address2 }) => [address1, address2].filter(Boolean).join(', '),
    grow: 1.4,
    minWidth: 180,
  },
  { id: 'city', header: 'City', value: ({ city }) => city, grow: 1, minWidth: 120 },
  { id: 'state', header: 'State', value: ({ state }) => state, width: 70 },
  { id: 'zip', header: 'ZIP', kind: 'identifier', value: ({ zip }) => zip, width: 90 },
  { id: 'county', header: 'County', kind: 'muted', value: ({ countyName }) => countyName, width: 140, priority: 1 },
];
