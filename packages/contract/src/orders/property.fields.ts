import { field } from '../kit/index.ts';

/** The fields of a property of a file; columns of table `properties` (core.md §3, building-blocks.md §3). */
export const propertyFields = {
  address1: field.text({ label: 'Street', max: 120 }),
  address2: field.text({ label: 'Unit', max: 60 }),
  city: field.text({ label: 'City', max: 80 }),
  state: field.code({ label: 'State', lookup: 'states', max: 2 }),
  zip: field.text({ label: 'ZIP', max: 10 }),
  countyName: field.text({ label: 'County', max: 80 }),
  briefLegal: field.memo({ label: 'Brief legal', max: 2000 }),
  parcelID: field.text({ label: 'Parcel', max: 60 }),
} as const;
