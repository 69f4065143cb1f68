import { expect, it } from 'vitest';
import { mainTables } from '../../../records/plain/tables.plain.ts';
import { datesLayout, orderLayout, priceLayout, propertyLayout, staffLayout } from './field-layout.ts';

it('shows every field of the file, its property and its loan exactly once', () => {
  const shown = [orderLayout, datesLayout, priceLayout, propertyLayout, staffLayout].flatMap((layout) =>
    layout.map(([name]) => name),
  );
  const stored = (['order', 'property', 'loan'] as const).flatMap((record) =>
    Object.keys(mainTables[record]).map((name) => `${record}.${name}`),
  );
  expect(shown.toSorted()).toEqual(stored.toSorted());
});
