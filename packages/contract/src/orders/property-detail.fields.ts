import { field } from '../kit/index.ts';
import { propertyFields } from './property.fields.ts';

/** What the Properties screen edits beyond File Main; columns of table `properties` (building-blocks.md §3). */
const propertyDetailFields = {
  propertyTypeID: field.select({ label: 'Property type', lookup: 'propertyTypes' }),
  loanID: field.select({ label: 'Loan', lookup: 'loansOfFile' }),
  isForeignAddress: field.boolean({ label: 'Foreign address' }),
  country: field.text({ label: 'Country', max: 80 }),
  regionTerritory: field.text({ label: 'Region or territory', max: 80 }),
  otherParcels: field.text({ label: 'Other parcels', max: 400 }),
  acreage: field.decimal({ label: 'Acreage', decimals: 4 }),
  subdivision: field.text({ label: 'Subdivision', max: 120 }),
  plat: field.text({ label: 'Plat', max: 80 }),
  subdivisionNotes: field.memo({ label: 'Subdivision notes', max: 500 }),
  surveyName: field.text({ label: 'Survey or abstract', max: 120 }),
  abstractNumber: field.text({ label: 'Abstract number', max: 60 }),
  fullLegal: field.memo({ label: 'Full legal', max: 20_000 }),
} as const;

/** Every field of a property: those of File Main, and the rest. */
export const allPropertyFields = { ...propertyFields, ...propertyDetailFields } as const;
