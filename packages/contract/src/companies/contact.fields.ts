import { field } from '../kit/index.ts';

/** What is edited of a contact of a company; columns of table `company_contacts`. */
export const companyContactFields = {
  contactName: field.requiredText({ label: 'Name', max: 120 }),
  title: field.text({ label: 'Job title', max: 80 }),
  phone: field.text({ label: 'Phone', max: 40 }),
  mobile: field.text({ label: 'Mobile', max: 40 }),
  email: field.text({ label: 'E-mail', max: 254 }),
  licenceNumber: field.text({ label: 'License number', max: 40 }),
  licenceState: field.text({ label: 'License state', max: 2 }),
  nmlsID: field.text({ label: 'NMLS id', max: 12 }),
  inactive: field.boolean({ label: 'Inactive' }),
} as const;
