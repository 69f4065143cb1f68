import type { SelectOption } from '../select-field/index.ts';

/** Role types of outside parties. */
export const roles: SelectOption<number>[] = [
  [1, 'Bank'],
  [2, 'Title Company'],
  [3, 'Underwriter'],
  [4, 'Attorney'],
  [5, 'Home Inspection'],
  [6, 'Lender'],
  [8, 'Pest Inspection'],
  [9, 'Place of Closing'],
  [10, 'Realtor'],
  [11, 'Surveyor'],
  [14, 'Mortgage Broker'],
  [17, 'Notary'],
  [28, 'Settlement Agent'],
].map(([value, label]) => ({
  value: value as number,
  label: label as string,
  ...(value === 8 ? { inactive: true, reason: 'Not used since 2012' } : {}),
}));

export const branches: SelectOption<number>[] = [
  { value: 1, label: 'Somecity', group: 'North' },
  { value: 2, label: 'Anytown', group: 'North' },
  { value: 3, label: 'Sometown', group: 'South' },
  { value: 4, label: 'Someplace', group: 'South' },
];

export const files: SelectOption<number>[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: at,
  label: `12-${String(at).padStart(5, '0')}`,
}));
