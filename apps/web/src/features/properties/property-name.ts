import type { FileRow } from '../../app/file-rows/file-rows.ts';

/** What a property is called in a list: its street, or what else is known of it. */
export function propertyName({ values }: FileRow): string {
  const known = ['address1', 'briefLegal', 'parcelID'].map((name) => values[name]);
  return known.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? 'New property';
}
