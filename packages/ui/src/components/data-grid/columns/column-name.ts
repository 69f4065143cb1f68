import type { GridColumn } from './column.types.ts';

/** The whole name of a column, with the head above it: "Borrower paid, At closing". */
export const columnName = <R>({ under, header }: Pick<GridColumn<R>, 'under' | 'header'>): string =>
  under === undefined ? header : `${under}, ${header}`;
