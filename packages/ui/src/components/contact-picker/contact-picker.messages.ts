export const contactPickerMessages = {
  disabled: 'Select a company to enable',
  noneForCompany: 'No contacts found for the selected company.',
  noneMatching: 'No contacts found matching the value entered.',
  /** After the company was changed. */
  dropped: (fullName: string) => `${fullName} is no contact of this company and was taken out.`,
  undo: 'Undo',
  /** The contacts of the new company could not be read. */
  unknown: 'Could not check that this is a contact of the company.',
};

export type ContactPickerMessages = typeof contactPickerMessages;
