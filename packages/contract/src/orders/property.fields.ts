import { field } from '../kit/index.ts';

/** The fields of a property of a file; columns of table `properties` (core.md §3, building-blocks.md §3). */
export const propertyFields = {
  address1: field.text({ label: 'Street', section: 'Property', max: 120 }),
  address2: field.text({ label: 'Unit', section: 'Property', max: 60 }),
  city: field.text({ label: 'City', section: 'Property', max: 80 }),
  state: field.code({ label: 'State', section: 'Property', lookup: 'states', max: 2 }),
  zip: field.text({ label: 'ZIP', section: 'Property', max: 10 }),
  countyName: field.text({ label: 'County', section: 'Property', max: 80 }),
  briefLegal: field.memo({ label: 'Brief legal', section: 'Property', max: 2000 }),
  parcelID: field.text({ label: 'Parcel', section: 'Property', max: 60 }),
} as const;
