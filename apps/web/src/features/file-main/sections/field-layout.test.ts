import { expect, it } from 'vitest';
import { mainTables } from '../../../records/plain/tables.plain.ts';
import { datesLayout, orderLayout, priceLayout, propertyLayout, staffLayout } from './field-layout.ts';

it('shows every field of the file, its property and its loan exactly once, in the section the contract names', () => {
  const sections = {
    Order: orderLayout,
    Dates: datesLayout,
    'Price and loan': priceLayout,
    Staff: staffLayout,
    Property: propertyLayout,
  };
  const shown = Object.entries(sections).flatMap(([section, layout]) => layout.map(([name]) => `${section}: ${name}`));
  const stored = (['order', 'property', 'loan'] as const).flatMap((record) =>
    Object.entries(mainTables[record]).map(([name, { section }]) => `${section}: ${record}.${name}`),
  );
  expect(shown.toSorted()).toEqual(stored.toSorted());
});
