import { entityTypes, firptaStatuses, maritalStatuses } from '@closewright/domain/file-records';
import { field } from '../kit/index.ts';
import { partyFields } from './party.fields.ts';

/** What File Contacts edits beyond File Main; columns of table `order_parties` (domain.md §3 File Contacts). */
const partyDetailFields = {
  companyID: field.select({ label: 'Company', section: 'Contact', lookup: 'companies' }),
  contactID: field.select({ label: 'Contact of the company', section: 'Contact', lookup: 'companyContacts' }),
  address2: field.text({ label: 'Unit', section: 'Address', max: 60 }),
  mobilePhone: field.text({ label: 'Mobile phone', section: 'Contact', max: 40 }),
  vesting: field.memo({ label: 'Vesting', section: 'Title', max: 1000 }),
  maritalStatus: field.choice({ label: 'Marital status', section: 'Title', max: 40, choices: maritalStatuses }),
  entityType: field.choice({ label: 'Kind of person', section: 'Title', max: 40, choices: entityTypes }),
  formedIn: field.text({ label: 'Formed in', section: 'Title', max: 60 }),
  firptaStatus: field.choice({ label: 'FIRPTA', section: 'Title', max: 60, choices: firptaStatuses }),
  hasPowerOfAttorney: field.boolean({ label: 'Signs by power of attorney', section: 'Signing' }),
  attorneyInFact: field.text({ label: 'Attorney-in-fact', section: 'Signing', max: 120 }),
  forwardingAddress1: field.text({ label: 'Street', section: 'Forwarding address', max: 120 }),
  forwardingAddress2: field.text({ label: 'Unit', section: 'Forwarding address', max: 60 }),
  forwardingCity: field.text({ label: 'City', section: 'Forwarding address', max: 80 }),
  forwardingState: field.code({ label: 'State', section: 'Forwarding address', lookup: 'states', max: 2 }),
  forwardingZip: field.text({ label: 'ZIP', section: 'Forwarding address', max: 10 }),
  nmlsID: field.text({ label: 'NMLS id', section: 'Licences', max: 30 }),
  licenseID: field.text({ label: 'License id', section: 'Licences', max: 40 }),
  contactNmlsID: field.text({ label: "Contact's NMLS id", section: 'Licences', max: 30 }),
  contactLicenseID: field.text({ label: "Contact's license id", section: 'Licences', max: 40 }),
} as const;

/** Every field of a contact: those of File Main, and the rest. */
export const allPartyFields = { ...partyFields, ...partyDetailFields } as const;
