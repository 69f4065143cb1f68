import { addressWithCounty } from '../../lib/addresses/address-names.ts';
import type { FieldPlace } from '../../records/form/layout.ts';

const unit: FieldPlace = ['address2', 4];

/** An address in the United States: state, ZIP and county. */
export const domesticAddress: readonly FieldPlace[] = [
  ['address1', 8, { address: addressWithCounty }],
  unit,
  ['city', 4],
  ['state', 2, { upperCase: true }],
  ['zip', 2],
  ['countyName', 4],
  ['isForeignAddress', 4],
];

/** An address elsewhere: country and region or territory (building-blocks.md §3). */
export const foreignAddress: readonly FieldPlace[] = [
  ['address1', 8],
  unit,
  ['city', 4],
  ['regionTerritory', 4],
  ['country', 4],
  ['zip', 4],
  ['isForeignAddress', 4],
];

export const landLayout: readonly FieldPlace[] = [
  ['propertyTypeID', 3],
  ['acreage', 3, { unit: 'acres' }],
  ['parcelID', 6, { identifier: true }],
  ['otherParcels', 12, { identifier: true }],
];

export const legalLayout: readonly FieldPlace[] = [
  ['subdivision', 6],
  ['plat', 6],
  ['subdivisionNotes', 12],
  ['surveyName', 6],
  ['abstractNumber', 6, { identifier: true }],
  ['briefLegal', 12, { minRows: 2 }],
  ['fullLegal', 12, { minRows: 5 }],
];
