import { fieldErrors } from '../../lib/fields/field-errors.ts';
import {
  type Changes,
  kindNames,
  listOf,
  type Row,
  type RowErrors,
  type RowKind,
  type RowKinds,
  type RowRules,
  type Rows,
} from './aggregate.ts';
import { tidyValues } from './rows.ts';

/** The path of a field of a row, which its key names. */
export const rowPath = (kind: string, key: number, name: string): string => `${kind}.${key}.${name}`;

/** The kind and the key of the row that a path is of; no kind where it is of none. */
export function rowOfPath<K extends string>(kinds: RowKinds<K>, path: string): { kind: K | undefined; key: number } {
  const [name, key] = path.split('.');
  return { kind: kindNames(kinds).find((kind) => kind === name), key: Number(key) };
}

/** What is wrong with a row, by path; `rows` are those of its kind, itself among them. */
export function rowProblems<K extends string>(
  kinds: RowKinds<K>,
  kind: K,
  rules: RowRules,
  { key, values }: Row,
  rows: readonly Row[],
): RowErrors {
  const { parent } = kinds[kind];
  const beside = rows.filter((row) => parent === undefined || row.values[parent.id] === values[parent.id]);
  const all = beside.map((row) => tidyValues(kinds[kind], row.values));
  const found = Object.entries(problemsOf(rules, tidyValues(kinds[kind], values), all));
  return Object.fromEntries(
    found.flatMap(([name, message]) => (message === undefined ? [] : [[rowPath(kind, key, name), message]])),
  );
}

/** Checks the rows that were changed or added, with the schemas and rules of the contract. */
export function rowErrors<K extends string>(
  kinds: RowKinds<K>,
  rows: Rows<K>,
  changes: Changes,
  rules: Readonly<Record<K, RowRules>>,
): RowErrors {
  const errors: Record<string, string> = {};
  for (const kind of kindNames(kinds)) {
    const ids = changedIDs(kinds, kind, changes);
    for (const row of rows[kind].filter(({ id }) => ids.has(id)))
      Object.assign(errors, rowProblems(kinds, kind, rules[kind], row, rows[kind]));
  }
  return errors;
}

/** The rows of a kind that changes are of, by id. */
export function changedIDs<K extends string>(kinds: RowKinds<K>, kind: K, changes: Changes): ReadonlySet<number> {
  const { id } = kinds[kind];
  const sent = changes[listOf(kinds, kind)];
  if (id === undefined) return new Set(sent === undefined ? [] : [0]);
  // A list of a save has its rows by the field that names them.
  const list = (sent ?? []) as readonly Readonly<Record<string, number>>[];
  return new Set(list.map((row) => row[id] ?? 0));
}

function problemsOf({ fields, problems }: RowRules, values: Row['values'], all: readonly Row['values'][]) {
  // A box nobody ticked is not ticked.
  const ticks = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'boolean' && values[name] == null ? [[name, false]] : [],
  );
  const found = fieldErrors(fields, { ...values, ...Object.fromEntries(ticks) });
  const whole = Object.entries(problems?.(values, all) ?? {}).filter(([name]) => !(name in found));
  return { ...found, ...Object.fromEntries(whole) };
}

/** What the server says is wrong, by field where it names one: by the row's id, or by its place among what was sent. */
export function serverRowErrors<K extends string>(
  kinds: RowKinds<K>,
  rows: Rows<K>,
  modelState: Readonly<Record<string, readonly string[]>>,
  sent: Changes,
): { fields: RowErrors; others: readonly string[] } {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [key, [message]] of Object.entries(modelState)) {
    if (message === undefined) continue;
    const isByPlace = /^(body\.)?changes\./.test(key);
    const parts = key.replace(/^(body\.)?(changes\.)?/, '').split('.');
    const [list = '', at = ''] = parts;
    const name = parts.at(-1) ?? '';
    const kind = kindNames(kinds).find((each) => listOf(kinds, each) === list && name in kinds[each].fields);
    const row = kind && rowAt(kinds, rows, kind, isByPlace ? idAt(kinds[kind], sent[list], Number(at)) : Number(at));
    if (kind && row) fields[rowPath(kind, row.key, name)] = message;
    else others.push(message);
  }
  return { fields, others };
}

function rowAt<K extends string>(kinds: RowKinds<K>, rows: Rows<K>, kind: K, id: number): Row | undefined {
  return kinds[kind].isSingle ? rows[kind][0] : rows[kind].find((row) => row.id === id);
}

function idAt({ id = '' }: RowKind, sent: unknown, at: number): number {
  // A list of a save has its rows by the field that names them.
  return (sent as readonly Readonly<Record<string, number>>[] | undefined)?.[at]?.[id] ?? 0;
}
