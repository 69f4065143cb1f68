export { type Address, type AddressPart, type AddressSuggestion, fillAddress } from './address.ts';
export { type AddressLookupMessages, addressLookupMessages } from './address-lookup.messages.ts';
export {
  type AddressChange,
  AddressLookup,
  type AddressLookupProps,
  type AddressLookupRequest,
  addressLimits,
} from './address-lookup.tsx';
export { useFilledAddress } from './use-filled-address.ts';
