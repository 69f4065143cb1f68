export const addressLookupMessages = {
  label: 'Address 1',
  filled: 'Address filled. Ctrl+Z takes it back.',
};

export type AddressLookupMessages = typeof addressLookupMessages;
