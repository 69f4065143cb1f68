/** What an address of a company besides its main one is for. The numbers are stored. */
export const addressTypes = [
  { id: 1, label: 'Mailing' },
  { id: 2, label: 'Overnight delivery' },
  { id: 3, label: 'Branch' },
  { id: 4, label: 'Payments' },
] as const;

/** What people read for an address type; 'Other' for a number that is none. */
export function addressTypeLabel(addressTypeID: number): string {
  return addressTypes.find(({ id }) => id === addressTypeID)?.label ?? 'Other';
}
