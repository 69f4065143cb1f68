import type { Row } from '../../records/editor/aggregate.ts';

/** What a property is called in a list: its street, or what else is known of it. */
export function propertyName({ values }: Row): string {
  const known = ['address1', 'briefLegal', 'parcelID'].map((name) => values[name]);
  return known.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? 'New property';
}
