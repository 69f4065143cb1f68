import type { Contact, LoadContacts } from './contacts-of-company.ts';

export const jane: Contact = { contactID: 1, fullName: 'Jane Homebuyer', companyID: 1042 };

const people: Contact[] = [
  jane,
  { contactID: 2, fullName: 'Joe Smith', companyID: 1042 },
  { contactID: 3, fullName: 'Joseph Cain', companyID: 1042, isInactive: true },
  { contactID: 4, fullName: 'Mary Stone', companyID: 1077 },
  // Works for both.
  { ...jane, companyID: 3108 },
];

/** Contacts by company; 2210 has none. */
export const loadContacts: LoadContacts = (companyID) =>
  Promise.resolve(people.filter((contact) => contact.companyID === companyID));
