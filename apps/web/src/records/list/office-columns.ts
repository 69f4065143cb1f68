import type { GridColumn } from '@closewright/ui/data-grid';

/** How a column of a list of the office is shown, or what it says where that is not its value. */
type ColumnLook<R> = Partial<Omit<GridColumn<R>, 'id' | 'header' | 'value'>> & {
  says?: (row: R) => string | number | null;
};

/** How the columns of a list of the office are shown, by field. */
export type OfficeLooks<R extends object> = Readonly<Record<keyof R & string, ColumnLook<R>>>;

/** The columns of a list of the office, as its CSV has them. */
export function officeColumns<R extends object>(
  columns: Readonly<Record<keyof R & string, string>>,
  looks: OfficeLooks<R>,
): GridColumn<R>[] {
  // The columns are the fields of a row.
  return (Object.keys(columns) as (keyof R & string)[]).map((name) => {
    const { says, ...look } = looks[name];
    return { id: name, header: columns[name], ...look, value: says ?? ((row) => shown(row[name])) };
  });
}

/** A value as a list shows it; a mark that is not set is nothing. */
function shown(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
