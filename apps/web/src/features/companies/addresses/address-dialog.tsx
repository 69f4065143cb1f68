import type { CompanyAddress } from '@closewright/contract/companies';
import { addressTypes } from '@closewright/domain/companies';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { addressWithCounty } from '../../../lib/addresses/address-names.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { companyTable } from '../../../records/plain/tables.plain.ts';

type Draft = Omit<CompanyAddress, 'companyAddressID'>;

export interface AddressDialogProps {
  /** Null adds one. */
  address: CompanyAddress | null;
  save(draft: Draft): Promise<void>;
  remove(): Promise<void>;
  dialog: DialogControl<'saved' | 'removed'>;
}

const { address1, address2, city, state, zip, countyName } = companyTable;
const fields = {
  addressTypeID: { kind: 'select', label: 'For', required: true },
  address1,
  address2,
  city,
  state,
  zip,
  countyName,
};
const options = { addressTypeID: addressTypes.map(({ id, label }) => ({ value: id, label })) };

const layout: Layout = [
  ['addressTypeID', 4],
  ['room', 8],
  ['address1', 8, { address: addressWithCounty }],
  ['address2', 4],
  ['city', 4],
  ['state', 2, { upperCase: true }],
  ['zip', 2],
  ['countyName', 4],
];

const newAddress: Draft = {
  addressTypeID: 1,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  countyName: null,
};

const draftOf = ({ companyAddressID: _id, ...draft }: CompanyAddress): Draft => draft;

/** Adds, edits or removes one address of a company. */
export function AddressDialog({ address, save, remove, dialog }: AddressDialogProps) {
  const form = useRecordDialog<Draft, 'saved' | 'removed'>({
    dialog,
    fields,
    options,
    check: ({ addressTypeID: _type, ...place }) => ({
      ...(Object.values(place).every((part) => part === null) && { address1: 'An address needs a street or a place' }),
      ...(place.state !== null && !/^[A-Z]{2}$/.test(place.state) && { state: 'Two capital letters' }),
    }),
    begin: address === null ? newAddress : draftOf(address),
    send: async (draft) => {
      await save(draft);
      return 'saved';
    },
  });
  const onDelete = async () => {
    await remove();
    return 'removed' as const;
  };
  return (
    <RecordDialog
      form={form}
      layout={layout}
      parts={{ room: '' }}
      onDelete={address === null ? undefined : () => void form.act(onDelete)}
    />
  );
}
