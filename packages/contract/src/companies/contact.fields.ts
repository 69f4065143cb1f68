import { field } from '../kit/index.ts';

const section = 'contact';

/** What is edited of a contact of a company; columns of table `company_contacts`. */
export const companyContactFields = {
  contactName: field.requiredText({ label: 'Name', section, max: 120 }),
  title: field.text({ label: 'Job title', section, max: 80 }),
  phone: field.text({ label: 'Phone', section, max: 40 }),
  mobile: field.text({ label: 'Mobile', section, max: 40 }),
  email: field.text({ label: 'E-mail', section, max: 254 }),
  licenceNumber: field.text({ label: 'License number', section, max: 40 }),
  licenceState: field.text({ label: 'License state', section, max: 2 }),
  nmlsID: field.text({ label: 'NMLS id', section, max: 12 }),
  inactive: field.boolean({ label: 'Inactive', section }),
} as const;
