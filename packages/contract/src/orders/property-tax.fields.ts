import { field } from '../kit/index.ts';

/** The taxes of a property, year by year; columns of table `property_taxes` (building-blocks.md §3, tax information list). */
export const propertyTaxFields = {
  taxYear: field.integer({ label: 'Year', min: 1900, max: 2199 }),
  amount: field.money({ label: 'Amount', min: 0 }),
  isPaid: field.boolean({ label: 'Paid' }),
  parcelID: field.text({ label: 'Parcel', max: 60 }),
  authority: field.text({ label: 'Authority', max: 120 }),
} as const;
