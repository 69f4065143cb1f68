import { type BankColumn, type BankFileLayout, newBankFileLayout } from '@closewright/domain/bank-files';

/** A column as the grid of the designer holds it. */
export interface ColumnRow extends BankColumn {
  readonly key: number;
}

/** A word of the bank as the grid of the designer holds it. */
export type WordRow = BankFileLayout['words'][number] & { readonly key: number };

/** What the designer edits. */
export type BankLayoutForm = Omit<BankFileLayout, 'columns' | 'words'> & {
  readonly columns: readonly ColumnRow[];
  readonly words: readonly WordRow[];
};

/** The form of a layout, stored or to begin from. */
export const layoutFormOf = ({ columns, words, ...layout }: BankFileLayout): BankLayoutForm => ({
  ...layout,
  columns: columns.map((each, at) => ({ ...each, key: at + 1 })),
  words: words.map((each, at) => ({ ...each, key: at + 1 })),
});

/** The form of a layout that nothing is said of yet: what most banks write. */
export const newLayoutForm: BankLayoutForm = layoutFormOf({
  ...newBankFileLayout,
  columns: [
    { value: 'Date', heading: 'Date', place: null },
    { value: 'Text', heading: 'Description', place: null },
    { value: 'Amount', heading: 'Amount', place: null },
  ],
});

/** The layout that a form says, as it is stored: a column is found by its heading where there are any, else by its place. */
export const layoutOf = ({ columns, words, ...layout }: BankLayoutForm): BankFileLayout => ({
  ...layout,
  columns: columns.map(({ value, heading, place }) =>
    layout.hasHeadings ? { value, heading, place: null } : { value, heading: null, place },
  ),
  words: words.map(({ word, kind }) => ({ word, kind })),
});

/** Whether what goes in and out stands in one column, whose sign has to be told. */
export const hasOneAmount = ({ columns }: Pick<BankLayoutForm, 'columns'>): boolean =>
  !columns.some(({ value }) => value === 'Money in' || value === 'Money out');

/** What is wrong in a grid, by the key of the row and the name of the cell, out of what is wrong in the layout by path. */
export function problemsInRows(
  part: 'columns' | 'words',
  rows: readonly { readonly key: number }[],
  problems: Readonly<Record<string, string | undefined>>,
): Map<number, Record<string, string>> {
  const found = new Map<number, Record<string, string>>();
  for (const [path, why] of Object.entries(problems)) {
    const [list, at, name] = path.split('.');
    const row = rows[Number(at)];
    if (list !== part || row === undefined || why === undefined) continue;
    // What is said of a row as a whole stands at what it says.
    const cell = name ?? (part === 'columns' ? 'value' : 'word');
    found.set(row.key, { ...found.get(row.key), [cell]: why });
  }
  return found;
}
