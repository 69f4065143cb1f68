import { field } from '../kit/index.ts';

/** What is edited of a company; columns of table `companies`. Its address is the main one. */
export const companyFields = {
  name: field.requiredText({ label: 'Name', max: 160 }),
  friendlyName: field.text({ label: 'Friendly name', max: 160 }),
  regionID: field.requiredSelect({ label: 'Region', lookup: 'regions' }),
  phone: field.text({ label: 'Phone', max: 40 }),
  fax: field.text({ label: 'Fax', max: 40 }),
  email: field.text({ label: 'E-mail', max: 254 }),
  website: field.text({ label: 'Website', max: 200 }),
  address1: field.text({ label: 'Street', max: 120 }),
  address2: field.text({ label: 'Suite, floor', max: 60 }),
  city: field.text({ label: 'City', max: 80 }),
  state: field.text({ label: 'State', max: 2 }),
  zip: field.text({ label: 'ZIP', max: 10 }),
  countyName: field.text({ label: 'County', max: 80 }),
  licenceNumber: field.text({ label: 'License number', max: 40 }),
  licenceState: field.text({ label: 'License state', max: 2 }),
  nmlsID: field.text({ label: 'NMLS id', max: 12 }),
  isPlaceOfClosing: field.boolean({ label: 'Place of closing' }),
  isSettlementAgent: field.boolean({ label: 'Settlement agent' }),
  isOneTimeUse: field.boolean({ label: 'One-time use' }),
  doNotDoBusiness: field.boolean({ label: 'Do not do business' }),
  doNotDoBusinessReason: field.text({ label: 'Why not', max: 300 }),
  notes: field.memo({ label: 'Notes', max: 2000 }),
  inactive: field.boolean({ label: 'Inactive' }),
} as const;
