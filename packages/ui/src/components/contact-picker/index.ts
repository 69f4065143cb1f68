export { type ContactPickerMessages, contactPickerMessages } from './contact-picker.messages.ts';
export { type ContactChange, ContactPicker, type ContactPickerProps } from './contact-picker.tsx';
export type { Contact, ContactSearchRequest, LoadContacts, SearchContacts } from './contacts-of-company.ts';
