import { field } from '../kit/index.ts';

/** The taxes of a property, year by year; columns of table `property_taxes` (building-blocks.md §3, tax information list). */
export const propertyTaxFields = {
  taxYear: field.integer({ label: 'Year', section: 'Taxes', min: 1900, max: 2199 }),
  amount: field.money({ label: 'Amount', section: 'Taxes', min: 0 }),
  isPaid: field.boolean({ label: 'Paid', section: 'Taxes' }),
  parcelID: field.text({ label: 'Parcel', section: 'Taxes', max: 60 }),
  authority: field.text({ label: 'Authority', section: 'Taxes', max: 120 }),
} as const;
