import { field } from '../kit/index.ts';
import { propertyFields } from './property.fields.ts';

/** What the Properties screen edits beyond File Main; columns of table `properties` (building-blocks.md §3). */
const propertyDetailFields = {
  propertyTypeID: field.select({ label: 'Property type', section: 'Property', lookup: 'propertyTypes' }),
  loanID: field.select({ label: 'Loan', section: 'Property', lookup: 'loansOfFile' }),
  isForeignAddress: field.boolean({ label: 'Foreign address', section: 'Address' }),
  country: field.text({ label: 'Country', section: 'Address', max: 80 }),
  regionTerritory: field.text({ label: 'Region or territory', section: 'Address', max: 80 }),
  otherParcels: field.text({ label: 'Other parcels', section: 'Legal', max: 400 }),
  acreage: field.decimal({ label: 'Acreage', section: 'Legal', decimals: 4 }),
  subdivision: field.text({ label: 'Subdivision', section: 'Legal', max: 120 }),
  plat: field.text({ label: 'Plat', section: 'Legal', max: 80 }),
  subdivisionNotes: field.memo({ label: 'Subdivision notes', section: 'Legal', max: 500 }),
  surveyName: field.text({ label: 'Survey or abstract', section: 'Legal', max: 120 }),
  abstractNumber: field.text({ label: 'Abstract number', section: 'Legal', max: 60 }),
  fullLegal: field.memo({ label: 'Full legal', section: 'Legal', max: 20_000 }),
} as const;

/** Every field of a property: those of File Main, and the rest. */
export const allPropertyFields = { ...propertyFields, ...propertyDetailFields } as const;
