export { CompanyCard } from './company-card.tsx';
export { CompanyPickerField } from './company-picker-field.tsx';
export { loadContacts } from './load-contacts.ts';
export { makeOneTimeCompany } from './make-one-time-company.ts';
export { type RegionChoice, regionChoices } from './region-choices.ts';
export { type PickedCompany, searchCompanies } from './search-companies.ts';
export { searchContacts } from './search-contacts.ts';
