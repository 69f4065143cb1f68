import type { SearchPage } from '../../hooks/use-async-options.store.ts';
import { filterOptions } from '../select-field/options.ts';
import type { ComboboxOption } from './rows.ts';

const places = ['Somecity ST', 'Anytown ST', 'Sometown ST', 'Someplace ST'];
const branches = ['Main Street', 'Lakeside', 'Old Market', 'Harbor', 'Mill Road', 'Station', 'Hillcrest'];

/** Lenders as a search would find them: 34, ten of them on the first page for "fic". */
export const lenders: ComboboxOption<number>[] = [
  { value: 1042, code: '1042', label: 'Ficus Bank', note: 'Somecity ST' },
  { value: 1077, code: '1077', label: 'Ficus Bank Mortgage', note: 'Anytown ST' },
  { value: 2210, code: '2210', label: 'Ficcion Credit Union', note: 'Sometown ST' },
  { value: 3108, code: '3108', label: 'Pacific Ficus Lending', note: 'Someplace ST' },
  { value: 904, code: '0904', label: 'Ficus Savings', inactive: true, reason: 'Inactive since 2011' },
  ...Array.from({ length: 29 }, (_, at) => ({
    value: 4001 + at,
    code: String(4001 + at),
    label: `Ficus Home Loans, ${branches[at % branches.length]} ${Math.floor(at / branches.length) + 1}`,
    note: places[at % places.length] ?? '',
  })),
  { value: 5150, code: '5150', label: 'Maple Street Savings', note: 'Anytown ST' },
  { value: 5160, code: '5160', label: 'Epsilon Title Co.', note: 'Somecity ST' },
];

/** A search as a caller would give it: pages of ten, a reply after `latency` milliseconds, none of them with 0. */
export function fakeSearch(
  options: readonly ComboboxOption<number>[] = lenders,
  { latency = 0, size = 10 }: { latency?: number; size?: number } = {},
): SearchPage<ComboboxOption<number>> {
  return ({ text, page, signal }) =>
    new Promise((resolve, reject) => {
      const found = filterOptions(options, text);
      const reply = () => resolve({ items: found.slice(page * size, (page + 1) * size), total: found.length });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      if (latency > 0) setTimeout(reply, latency);
      else reply();
    });
}

const streets = [
  'Quarry',
  'Lindley',
  'Somewhere',
  'Maple',
  'Commerce',
  'Orchard',
  'Canal',
  'Bridge',
  'Mill',
  'Prospect',
];

/** Ten thousand parcels. */
export const parcels: ComboboxOption<number>[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: at,
  code: `04${String(at).padStart(5, '0')}`,
  label: `${100 + (at % 900)} ${streets[at % streets.length]} ${at % 3 === 0 ? 'Rd' : 'Ave'}`,
}));

export const offices: ComboboxOption<number>[] = [
  { value: 1, label: 'Somecity, Main Street', group: 'Region North' },
  { value: 2, label: 'Anytown', group: 'Region North' },
  { value: 3, label: 'Sometown, closed', group: 'Region North', inactive: true, reason: 'Closed 2012' },
  { value: 4, label: 'Someplace', group: 'Region South' },
  { value: 5, label: 'Otherville', group: 'Region South' },
];
