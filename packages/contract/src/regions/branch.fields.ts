import { field } from '../kit/index.ts';

const section = 'branch';

/** What is edited of a branch (building-blocks.md §3 Branch). */
export const branchFields = {
  name: field.requiredText({ label: 'Name', section, max: 120 }),
  regionID: field.requiredSelect({ label: 'Region', section, lookup: 'regions' }),
  address1: field.text({ label: 'Address', section, max: 120 }),
  city: field.text({ label: 'City', section, max: 80 }),
  state: field.text({ label: 'State', section, max: 2 }),
  zip: field.text({ label: 'ZIP', section, max: 10 }),
  phone: field.text({ label: 'Phone', section, max: 40 }),
  inactive: field.boolean({ label: 'Inactive', section }),
} as const;
