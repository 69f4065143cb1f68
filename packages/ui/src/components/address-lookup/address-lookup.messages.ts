export const addressLookupMessages = {
  label: 'Address 1',
  filled: 'Address filled. Ctrl+Z takes it back.',
  /** Describes a field that a suggestion has changed. */
  differs: 'Filled from the suggestion.',
};

export type AddressLookupMessages = typeof addressLookupMessages;
