/** Texts of the e-remit card, en-US. */
export const remitCardMessages = {
  label: 'E-remit',
  policies: 'Policies',
  policy: (number: string) => `Policy ${number}`,
  documents: 'Documents',
  premiums: (number: string) => `Premiums of policy ${number}`,
  sequence: 'Sequence',
  name: 'Premium',
  liability: 'Liability',
  gross: 'Gross',
  total: 'Gross total',
  noPremiums: 'No premiums',
  noDocuments: 'No documents',
};
