export { addressCardMessages } from './address-card.messages.ts';
export { AddressCard, type AddressCardProps, type AddressDetail } from './address-card.tsx';
