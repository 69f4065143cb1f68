export { type ContactPickerMessages, contactPickerMessages } from './contact-picker.messages.ts';
export { ContactPicker, type ContactPickerProps } from './contact-picker.tsx';
export type { Contact, LoadContacts } from './contacts-of-company.ts';
