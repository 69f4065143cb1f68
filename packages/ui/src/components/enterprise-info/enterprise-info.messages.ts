/** Labels of the enterprise block, en-US. */
export const enterpriseInfoMessages = {
  enterpriseID: 'Enterprise ID',
  name: 'Enterprise name',
  contactName: 'Contact name',
  contactTitle: 'Contact title',
  loading: 'Loading the enterprise',
};
