import { addressWithCounty } from '../../lib/addresses/address-names.ts';
import type { RowFieldPlace } from '../../records/rows/row-section.tsx';

const c2 = 'col-span-2';
const c3 = 'col-span-3';
const c4 = 'col-span-4';
const c6 = 'col-span-6';

const unit: RowFieldPlace = { name: 'address2', className: c4 };

/** An address in the United States: state, ZIP and county. */
export const domesticAddress: readonly RowFieldPlace[] = [
  { name: 'address1', className: 'col-span-8', address: addressWithCounty },
  unit,
  { name: 'city', className: c4 },
  { name: 'state', className: c2, upperCase: true },
  { name: 'zip', className: c2 },
  { name: 'countyName', className: c4 },
  { name: 'isForeignAddress', className: c4 },
];

/** An address elsewhere: country and region or territory (building-blocks.md §3). */
export const foreignAddress: readonly RowFieldPlace[] = [
  { name: 'address1', className: 'col-span-8' },
  unit,
  { name: 'city', className: c4 },
  { name: 'regionTerritory', className: c4 },
  { name: 'country', className: c4 },
  { name: 'zip', className: c4 },
  { name: 'isForeignAddress', className: c4 },
];

export const landLayout: readonly RowFieldPlace[] = [
  { name: 'propertyTypeID', className: c3 },
  { name: 'acreage', className: c3, unit: 'acres' },
  { name: 'parcelID', className: c6, identifier: true },
  { name: 'otherParcels', className: 'col-span-12', identifier: true },
];

export const legalLayout: readonly RowFieldPlace[] = [
  { name: 'subdivision', className: c6 },
  { name: 'plat', className: c6 },
  { name: 'subdivisionNotes', className: 'col-span-12' },
  { name: 'surveyName', className: c6 },
  { name: 'abstractNumber', className: c6, identifier: true },
  { name: 'briefLegal', className: 'col-span-12', minRows: 2 },
  { name: 'fullLegal', className: 'col-span-12', minRows: 5 },
];
