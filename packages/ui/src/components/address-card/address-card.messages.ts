/** Texts of the address card, en-US. */
export const addressCardMessages = {
  label: 'Address',
  companyID: 'Company ID',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
};
