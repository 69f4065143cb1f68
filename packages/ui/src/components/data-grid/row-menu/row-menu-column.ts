import type { GridColumn } from '../columns/column.types.ts';

/** Holds the button of the menu of the row in hand: the page puts it among its columns, usually last. */
export const rowMenuColumn: GridColumn<unknown, '@menu', null> = {
  id: '@menu',
  header: 'Menu',
  value: () => null,
  render: () => null,
  width: 48,
  sortable: false,
  filterable: false,
};
