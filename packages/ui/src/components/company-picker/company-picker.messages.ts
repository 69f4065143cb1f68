export const companyPickerMessages = {
  placeholder: 'Search company',
  pinned: 'Pinned',
  recent: 'Recent',
  oneTimeUse: (name: string) => `Use "${name}" for this file only`,
};

export type CompanyPickerMessages = typeof companyPickerMessages;
