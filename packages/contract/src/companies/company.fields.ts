import { field } from '../kit/index.ts';

const section = 'company';

/** What is edited of a company; columns of table `companies`. Its address is the main one. */
export const companyFields = {
  name: field.requiredText({ label: 'Name', section, max: 160 }),
  friendlyName: field.text({ label: 'Friendly name', section, max: 160 }),
  regionID: field.requiredSelect({ label: 'Region', section, lookup: 'regions' }),
  phone: field.text({ label: 'Phone', section, max: 40 }),
  fax: field.text({ label: 'Fax', section, max: 40 }),
  email: field.text({ label: 'E-mail', section, max: 254 }),
  website: field.text({ label: 'Website', section, max: 200 }),
  address1: field.text({ label: 'Street', section, max: 120 }),
  address2: field.text({ label: 'Suite, floor', section, max: 60 }),
  city: field.text({ label: 'City', section, max: 80 }),
  state: field.text({ label: 'State', section, max: 2 }),
  zip: field.text({ label: 'ZIP', section, max: 10 }),
  countyName: field.text({ label: 'County', section, max: 80 }),
  licenceNumber: field.text({ label: 'License number', section, max: 40 }),
  licenceState: field.text({ label: 'License state', section, max: 2 }),
  nmlsID: field.text({ label: 'NMLS id', section, max: 12 }),
  isPlaceOfClosing: field.boolean({ label: 'Place of closing', section }),
  isSettlementAgent: field.boolean({ label: 'Settlement agent', section }),
  isOneTimeUse: field.boolean({ label: 'One-time use', section }),
  doNotDoBusiness: field.boolean({ label: 'Do not do business', section }),
  doNotDoBusinessReason: field.text({ label: 'Why not', section, max: 300 }),
  notes: field.memo({ label: 'Notes', section, max: 2000 }),
  inactive: field.boolean({ label: 'Inactive', section }),
} as const;
