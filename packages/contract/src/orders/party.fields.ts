import { ssnProblem } from '@closewright/domain/formats';
import { field } from '../kit/index.ts';

/** The fields of a contact (role) of a file; columns of table `order_parties` (core.md §3 Contact). */
export const partyFields = {
  roleTypeID: field.requiredSelect({ label: 'Role', section: 'Parties', lookup: 'roles' }),
  name: field.text({ label: 'Name', section: 'Parties', max: 160 }),
  firstName: field.text({ label: 'First name', section: 'Parties', max: 80 }),
  lastName: field.text({ label: 'Last name', section: 'Parties', max: 80 }),
  contactName: field.text({ label: 'Contact', section: 'Parties', max: 120 }),
  address1: field.text({ label: 'Street', section: 'Parties', max: 120 }),
  city: field.text({ label: 'City', section: 'Parties', max: 80 }),
  state: field.code({ label: 'State', section: 'Parties', lookup: 'states', max: 2 }),
  zip: field.text({ label: 'ZIP', section: 'Parties', max: 10 }),
  phone: field.text({ label: 'Phone', section: 'Parties', max: 40 }),
  email: field.text({ label: 'E-mail', section: 'Parties', max: 254 }),
  detail: field.text({ label: 'Detail', section: 'Parties', max: 200 }),
  taxID: field.secret({
    label: 'SSN or tax id',
    section: 'Parties',
    pattern: /^(\d{3}-\d{2}-\d{4}|\d{2}-\d{7})$/,
    message: 'Write an SSN as 123-45-6789 or a tax id as 12-3456789',
    problem: ssnProblem,
  }),
} as const;
