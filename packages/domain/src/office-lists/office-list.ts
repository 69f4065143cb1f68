/** A list that an office keeps for all of its files: rows that are told apart by a key, shown in columns, and exchanged as CSV. */
export interface OfficeList<R extends object> {
  /** One row and several of them, small: `['fee code', 'fee codes']`. */
  readonly noun: readonly [one: string, many: string];
  /** The columns of the grid and of its CSV, in their order. */
  readonly columns: Readonly<Record<keyof R & string, string>>;
  /** A row before anything is typed; what a CSV leaves blank is as here. */
  readonly begin: R;
  /** The columns that a CSV has to have. */
  readonly needed: readonly (keyof R & string)[];
  /** What tells a row from all others. */
  readonly keyOf: (row: R) => string;
  /** What people call a row. */
  readonly nameOf: (row: R) => string;
  /** Said where another row has the same key already, by field. */
  readonly taken: (same: R) => Readonly<Record<string, string>>;
  /** What is wrong with a row as a whole, by field. */
  readonly problems: (row: Partial<R>) => Readonly<Record<string, string>>;
  /** What is wrong with what a row becomes, by field. */
  readonly changeProblems?: (before: R, after: R) => Readonly<Record<string, string>>;
  /** What is wrong with a row that is added, beside that, by field. */
  readonly addProblems?: (row: R) => Readonly<Record<string, string>>;
  /** How many rows an office has at most. */
  readonly most: number;
}

/** How long the CSV of a list may be: what a request holds. */
export const mostCharactersOfCsv = 240_000;

/** A key of several parts, in which case and blanks around tell nothing apart. */
export const keyOfParts = (...parts: readonly (string | number | null)[]): string =>
  parts
    .map((part) =>
      String(part ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('\n');
