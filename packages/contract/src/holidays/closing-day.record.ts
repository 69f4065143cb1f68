import { field, record } from '../kit/index.ts';

/** A day the company is closed; it is known by its date. */
export const closingDayRecord = record({
  table: 'closing_days',
  id: 'closedOn',
  of: 'tenant',
  noun: 'Closing day',
  name: [['name']],
  fields: { name: field.requiredText({ label: 'Name', max: 80 }) },
  isVersioned: true,
  read: null,
});
