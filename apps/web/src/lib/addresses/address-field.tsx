import { AddressLookup, type AddressLookupProps } from '@closewright/ui/address-lookup';
import { type AddressNames, addressOf, addressValues } from './address-names.ts';
import { lookUpAddress } from './look-up-address.ts';

/** The record an address stands in. */
export interface AddressRecord {
  read(name: string): unknown;
  set(values: Readonly<Record<string, string | null>>): void;
}

export interface AddressFieldProps
  extends Omit<AddressLookupProps, 'value' | 'defaultValue' | 'onValueChange' | 'lookup'> {
  names: AddressNames;
  record: AddressRecord;
  /** Marks the field for those who look for it. */
  'data-field'?: string;
}

/** The street of an address in a record. A suggestion that is picked fills the other fields of the address too. */
export function AddressField({ names, record, ...field }: AddressFieldProps) {
  return (
    <AddressLookup
      {...field}
      value={addressOf(names, record.read)}
      lookup={lookUpAddress}
      onValueChange={(address, { changed }) => record.set(addressValues(names, address, changed))}
    />
  );
}
