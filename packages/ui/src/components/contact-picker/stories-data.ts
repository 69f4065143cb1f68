import type { Contact, LoadContacts, SearchContacts } from './contacts-of-company.ts';

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

const names: Record<number, string> = { 1042: 'Ficus Bank', 1077: 'Ficus Bank Mortgage' };

/** By the beginning of the name, with the company beside it. */
export const findContacts: SearchContacts = ({ searchTerm }) => {
  const results = people
    .filter(
      ({ companyID, fullName }) => companyID in names && fullName.toLowerCase().startsWith(searchTerm.toLowerCase()),
    )
    .map((contact) => ({ ...contact, companyName: names[contact.companyID] }));
  return Promise.resolve({ results, totalRecords: results.length });
};
