import { entityTypes, firptaStatuses, maritalStatuses } from '@closewright/domain/file-records';
import { field } from '../kit/index.ts';
import { partyFields } from './party.fields.ts';

/** What File Contacts edits beyond File Main; columns of table `order_parties` (domain.md §3 File Contacts). */
const partyDetailFields = {
  companyID: field.select({ label: 'Company', lookup: 'companies' }),
  contactID: field.select({ label: 'Contact of the company', lookup: 'companyContacts' }),
  address2: field.text({ label: 'Unit', max: 60 }),
  mobilePhone: field.text({ label: 'Mobile phone', max: 40 }),
  vesting: field.memo({ label: 'Vesting', max: 1000 }),
  maritalStatus: field.choice({ label: 'Marital status', max: 40, choices: maritalStatuses }),
  entityType: field.choice({ label: 'Kind of person', max: 40, choices: entityTypes }),
  formedIn: field.text({ label: 'Formed in', max: 60 }),
  firptaStatus: field.choice({ label: 'FIRPTA', max: 60, choices: firptaStatuses }),
  hasPowerOfAttorney: field.boolean({ label: 'Signs by power of attorney' }),
  attorneyInFact: field.text({ label: 'Attorney-in-fact', max: 120 }),
  forwardingAddress1: field.text({ label: 'Street', max: 120 }),
  forwardingAddress2: field.text({ label: 'Unit', max: 60 }),
  forwardingCity: field.text({ label: 'City', max: 80 }),
  forwardingState: field.code({ label: 'State', lookup: 'states', max: 2 }),
  forwardingZip: field.text({ label: 'ZIP', max: 10 }),
  nmlsID: field.text({ label: 'NMLS id', max: 30 }),
  licenseID: field.text({ label: 'License id', max: 40 }),
  contactNmlsID: field.text({ label: "Contact's NMLS id", max: 30 }),
  contactLicenseID: field.text({ label: "Contact's license id", max: 40 }),
} as const;

/** Every field of a contact: those of File Main, and the rest. */
export const allPartyFields = { ...partyFields, ...partyDetailFields } as const;
