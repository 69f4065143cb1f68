import { field } from '../kit/index.ts';

/** What is edited of a branch (building-blocks.md §3 Branch). */
export const branchFields = {
  name: field.requiredText({ label: 'Name', max: 120 }),
  regionID: field.requiredSelect({ label: 'Region', lookup: 'regions' }),
  address1: field.text({ label: 'Address', max: 120 }),
  city: field.text({ label: 'City', max: 80 }),
  state: field.text({ label: 'State', max: 2 }),
  zip: field.text({ label: 'ZIP', max: 10 }),
  phone: field.text({ label: 'Phone', max: 40 }),
  /** Percent of what of an invoice is taxable; without it nothing taxable is invoiced. */
  invoiceTaxRate: field.rate({ label: 'Invoice tax rate', max: 100, decimals: 4 }),
  inactive: field.boolean({ label: 'Inactive' }),
} as const;
