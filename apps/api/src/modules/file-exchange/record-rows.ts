import type { Field } from '@closewright/contract/kit';
import { textProblem } from '@closewright/domain/formats';
import type { ImportRecord } from '../../platform/csv/read-csv.ts';
import { type Choices, readValue } from '../../platform/csv/read-value.ts';
import type { RowPlace } from './columns.ts';
import { findColumn, rowPlaces } from './columns.ts';
import { linkLookups, type Section } from './sections.ts';

/** Something of a record worth telling: the line, the column (empty: the record as a whole) and what it is. */
export interface Problem {
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

/** A text as it stands in a column. */
export interface Written {
  readonly column: string;
  readonly text: string;
}

export type Values = Record<string, unknown>;

/** A row of the file to be, taken from its columns and not yet checked. */
export interface RecordRow {
  readonly section: Section;
  /** `property2.tax1`; empty for the file itself. */
  readonly path: string;
  readonly parent: RecordRow | null;
  readonly values: Values;
  /** Fields that name another row, by field. */
  readonly links: Map<string, Written>;
  /** Custom fields by `tab.field` in small letters. */
  readonly custom: Map<string, Written>;
  /** The column each field came from, to name it in a problem. */
  readonly columns: Map<string, string>;
}

/** What the columns of a record say, row by row. */
export interface RecordRows {
  readonly rows: readonly RecordRow[];
  readonly problems: Problem[];
  /** What is left out on purpose. */
  readonly notes: Problem[];
}

/** How an export shows an SSN or a tax id to those who may not see it. */
const maskedTaxID = /^(\*{3}-\*{2}-\d{4}|\*{2}-\*{3}\d{4})$/;

/** Takes a record apart into its rows, each value read the way its field is written. */
export function rowsOfRecord({ line, values, rows: present = [] }: ImportRecord, choices: Choices): RecordRows {
  const rows = new Map<string, RecordRow>();
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  rowAt(rows, rowPlaces('') ?? []);
  for (const path of present) rowAt(rows, rowPlaces(path) ?? []);
  for (const [header, text] of values) {
    if (text.trim() === '') continue;
    const column = findColumn(header);
    // A header of CSV was checked before; in JSON each record has its own.
    if (!column) {
      problems.push({ line, column: header, why: 'there is no such column' });
      continue;
    }
    const row = rowAt(rows, column.rows);
    const key = column.field ? column.name : `custom.${column.name.toLowerCase()}`;
    const earlier = row.columns.get(key);
    if (earlier !== undefined) {
      problems.push({ line, column: header, why: `is the same column as ${earlier}` });
      continue;
    }
    row.columns.set(key, header);
    const unwritable = textProblem(text);
    if (unwritable !== null) problems.push({ line, column: header, why: unwritable });
    else if (!column.field) row.custom.set(column.name.toLowerCase(), { column: header, text });
    else if (column.field.kind === 'secret' && maskedTaxID.test(text.trim())) {
      notes.push({ line, column: header, why: 'was masked when it was exported: the number is not stored' });
    } else {
      const problem = takeValue(row, column.name, column.field, { column: header, text }, choices);
      if (problem === null) continue;
      if (column.field.isHistory) notes.push({ line, column: header, why: `${problem}; it is left out` });
      else problems.push({ line, column: header, why: problem });
    }
  }
  return { rows: [...rows.values()], problems, notes };
}

/** Reads a value into its row; answers why it cannot. */
function takeValue(
  row: RecordRow,
  name: string,
  field: Field,
  { column, text }: Written,
  choices: Choices,
): string | null {
  // What another row is called is looked up when everything else of the file is known.
  if (linkLookups.has(field.lookup ?? '')) {
    row.links.set(name, { column, text: text.trim() });
    return null;
  }
  const value = readValue(field, text, choices);
  if (!value.ok) return value.message;
  row.values[name] = value.value;
  return null;
}

/** The row at the end of these places; it and those above it come into being with the first that asks for them. */
function rowAt(rows: Map<string, RecordRow>, places: readonly RowPlace[]): RecordRow {
  let row: RecordRow | null = null;
  for (const { path, section, roleTypeID } of places) {
    const known = rows.get(path);
    row = known ?? {
      section,
      path,
      parent: row,
      values: roleTypeID === null ? {} : { roleTypeID },
      links: new Map(),
      custom: new Map(),
      columns: new Map(),
    };
    if (!known) rows.set(path, row);
  }
  if (!row) throw new Error('A column belongs to no row');
  return row;
}
