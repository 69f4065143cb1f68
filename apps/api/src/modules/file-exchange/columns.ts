import type { Field } from '@closewright/contract/kit';
import { fileSection, type Section, shortForms } from './sections.ts';

/** A row of a file that a column belongs to: which of its section, and what is known of it from its name. */
export interface RowPlace {
  /** `property2.tax1`; empty for the file itself. */
  readonly path: string;
  readonly section: Section;
  /** The role that the name says, for instance of `buyer2`. */
  readonly roleTypeID: number | null;
}

/** Where the value of a column goes. */
export interface Column {
  /** The rows from the file itself to the one of the value. */
  readonly rows: readonly RowPlace[];
  readonly name: string;
  /** null: a custom field; its name is `tab.field` as people read them. */
  readonly field: Field | null;
}

const segment = /^([a-z]+)([1-9]\d{0,4})?$/i;
const fileItself: RowPlace = { path: '', section: fileSection, roleTypeID: null };

/** The column a name stands for, or null when it is none. Upper and lower case do not matter. */
export function findColumn(header: string): Column | null {
  const rows: RowPlace[] = [fileItself];
  const segments = header.trim().split('.');
  for (const [index, text] of segments.entries()) {
    const place = rows.at(-1) as RowPlace;
    const rest = segments.slice(index).join('.');
    if (text.toLowerCase() === 'custom' && place.section.customHosts) {
      const name = segments.slice(index + 1).join('.');
      return name === '' ? null : { rows, name, field: null };
    }
    if (index === segments.length - 1) return fieldColumn(rows, rest);
    const child = childPlace(place, text);
    if (!child) return null;
    rows.push(child);
  }
  return null;
}

function childPlace({ path, section }: RowPlace, text: string): RowPlace | null {
  const [, word = '', number = '1'] = segment.exec(text) ?? [];
  const prefix = word.toLowerCase();
  const short = shortForms.find((form) => form.prefix === prefix);
  const child = section.children?.find((each) =>
    short ? each.list === short.of : each.prefix.toLowerCase() === prefix,
  );
  if (!child) return null;
  const name = `${short?.prefix ?? child.prefix}${number}`;
  return { path: path === '' ? name : `${path}.${name}`, section: child, roleTypeID: short?.roleTypeID ?? null };
}

function fieldColumn(rows: readonly RowPlace[], wanted: string): Column | null {
  const { section, roleTypeID } = rows.at(-1) as RowPlace;
  const entry = Object.entries(section.fields).find(([name]) => name.toLowerCase() === wanted.toLowerCase());
  if (!entry) return null;
  const [name, field] = entry;
  // `buyer1.roleTypeID` would say the same thing twice, perhaps differently.
  if (roleTypeID !== null && name === 'roleTypeID') return null;
  return { rows, name, field };
}

/** The prefix of the rows of a list of JSON in CSV, below this row; null when the row has no such list. */
export function prefixOf(section: Section, list: string): { prefix: string; child: Section } | null {
  const short = shortForms.find((form) => form.list === list);
  const child = section.children?.find((each) => each.list === (short?.of ?? list));
  return child ? { prefix: short?.prefix ?? child.prefix, child } : null;
}

/** Every column name there is, for messages and the documentation; numbers and custom fields left out. */
export function columnNames(): string[] {
  const named = (section: Section, prefix: string, leftOut: readonly string[] = []): string[] => [
    ...Object.keys(section.fields)
      .filter((name) => !leftOut.includes(name))
      .map((name) => `${prefix}${name}`),
    ...(section.children ?? []).flatMap((child) => [
      ...shortForms
        .filter(({ of }) => of === child.list)
        .flatMap((form) => named(child, `${prefix}${form.prefix}.`, ['roleTypeID'])),
      ...named(child, `${prefix}${child.prefix}.`),
    ]),
  ];
  return named(fileSection, '');
}

/** The rows from the file itself to the one of this path, or null when there is no such kind of row. */
export function rowPlaces(path: string): RowPlace[] | null {
  const rows: RowPlace[] = [fileItself];
  for (const text of path === '' ? [] : path.split('.')) {
    const child = childPlace(rows.at(-1) as RowPlace, text);
    if (!child) return null;
    rows.push(child);
  }
  return rows;
}
