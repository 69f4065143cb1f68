export const outsidePartyPickerMessages = {
  role: 'Role',
  company: 'Company',
  contact: 'Contact',
  add: 'Add party',
  noRole: 'Select a role.',
  noCompany: 'Select a company.',
  failed: 'Failed to create new Role.',
  added: (company: string, role: string) => `${company} added as ${role}.`,
};

export type OutsidePartyPickerMessages = typeof outsidePartyPickerMessages;
