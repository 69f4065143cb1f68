import { ssnProblem } from '@closewright/domain/formats';
import { field } from '../kit/index.ts';

/** The fields of a contact (role) of a file; columns of table `order_parties` (core.md §3 Contact). */
export const partyFields = {
  roleTypeID: field.requiredSelect({ label: 'Role', lookup: 'roles' }),
  name: field.text({ label: 'Name', max: 160 }),
  firstName: field.text({ label: 'First name', max: 80 }),
  lastName: field.text({ label: 'Last name', max: 80 }),
  contactName: field.text({ label: 'Contact', max: 120 }),
  address1: field.text({ label: 'Street', max: 120 }),
  city: field.text({ label: 'City', max: 80 }),
  state: field.code({ label: 'State', lookup: 'states', max: 2 }),
  zip: field.text({ label: 'ZIP', max: 10 }),
  phone: field.text({ label: 'Phone', max: 40 }),
  email: field.text({ label: 'E-mail', max: 254 }),
  detail: field.text({ label: 'Detail', max: 200 }),
  taxID: field.secret({
    label: 'SSN or tax id',
    pattern: /^(\d{3}-\d{2}-\d{4}|\d{2}-\d{7})$/,
    message: 'Write an SSN as 123-45-6789 or a tax id as 12-3456789',
    problem: ssnProblem,
  }),
} as const;
