import type { Address, AddressSuggestion } from './address.ts';
import type { AddressLookupRequest } from './address-lookup.tsx';

const line = (line1: string, city: string, zipCode: string): AddressSuggestion => ({
  line1,
  city,
  state: { abbreviation: 'ST' },
  zipCode,
  county: 'Any County',
  text: `${line1}, ${city} ST ${zipCode}`,
});

const known = [
  line('456 Somewhere Ave', 'Somecity', '12345-6789'),
  line('456 Somewhere Ct', 'Anytown', '12346-0012'),
  line('4560 Somewhere Ave', 'Somecity', '12345-6801'),
  line('18 Quarry Rd', 'Sometown', '12350-0018'),
];

export const home: Address = {
  address1: '456 Somewhere Ave',
  address2: 'Apt 4B',
  city: 'Somecity',
  state: 'ST',
  zip: '12345-6789',
};

export const lookUp = ({ searchText }: AddressLookupRequest): Promise<readonly AddressSuggestion[]> =>
  Promise.resolve(known.filter(({ text }) => text.toLowerCase().startsWith(searchText.toLowerCase())));
