export const documentTemplatePickerMessages = {
  regionFirst: 'Select a region first...',
  none: 'No document template names found matching the entered value.',
  placeholder: 'Search document template',
  remove: (name: string) => `Remove ${name}`,
  picked: (count: number) => (count === 1 ? '1 template' : `${count} templates`),
  already: 'Added',
  browse: 'Browse templates',
};

export type DocumentTemplatePickerMessages = typeof documentTemplatePickerMessages;
