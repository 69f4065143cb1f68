/** The menus of a grid, of a column and of a row: they come together, as Radix's menu is most of both. */
export { default as ColumnMenu } from './columns/column-menu.tsx';
export { default as RowMenu } from './row-menu/row-menu.tsx';
