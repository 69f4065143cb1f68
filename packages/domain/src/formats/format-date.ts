import { dateParts, type WireDate } from '../dates/index.ts';

/** A date for display, `MM/dd/yyyy` (core.md §5). `null` shows as nothing. */
export function formatDate(date: WireDate | null): string {
  if (date === null) return '';
  const { year, month, day } = dateParts(date);
  return [pad(month, 2), pad(day, 2), pad(year, 4)].join('/');
}

/** The month of a date for display, `MM/yyyy`. */
export function formatMonth(date: WireDate): string {
  const { year, month } = dateParts(date);
  return [pad(month, 2), pad(year, 4)].join('/');
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
