import type { Field, RecordLists } from '@closewright/contract/kit';
import { maxCents } from '@closewright/domain/money';

/** What is chosen of a set: an item of the tenants of the tests, a code as it is written, or nothing where a row would have to be there. */
const chosen: Readonly<Record<string, unknown>> = {
  roles: 15,
  states: 'ST',
  companies: undefined,
  companyContacts: undefined,
  loansOfFile: undefined,
};

const boundsOf = (field: Field): { min?: number; max?: number } =>
  // The kinds of number know the least and the most they take; a field does not say so.
  field as { min?: number; max?: number };

/** Values that a field may take, the first one that says what it is before others. */
function valuesFor(field: Field): unknown[] {
  const { schema, label, maxLength = 1, choices = [], lookup = '' } = field;
  if (lookup in chosen) return [chosen[lookup]];
  const texts = [
    label.slice(0, maxLength),
    ...choices,
    '2026-11-20',
    '09:30',
    '4.95',
    '123-45-6789',
    'ann@doe.example',
  ];
  return [true, 1, boundsOf(field).min, ...texts].filter((value) => schema.safeParse(value).success);
}

/** Values that a field does not take, whatever the record. */
export function wrongValues(field: Field): unknown[] {
  const { kind, maxLength = 0, required } = field;
  const { min = -maxCents, max = maxCents } = boundsOf(field);
  switch (kind) {
    case 'text':
    case 'memo':
      return ['x'.repeat(maxLength + 1), `Bell \u0007`, ...(required ? [' ', null] : [])];
    case 'integer':
    case 'money':
      return [min - 1, max + 1, 0.5, '1'];
    case 'rate':
    case 'decimal':
      return ['-1', '1.23456789', 'much', 1];
    case 'date':
      return ['2026-02-30', '11/20/2026', '0001-01-01'];
    case 'time':
      return ['24:00', '9:30'];
    case 'boolean':
      return ['yes', null];
    case 'choice':
      return ['Nothing of it', ''];
    case 'select':
      return ['first', 0.5];
    case 'secret':
      return ['123', '000-00-0000'];
  }
}

/**
 * A row of a list with a value in each field that can have one, right as a whole.
 * @param beside the other rows of what it belongs to
 */
export function someRow(lists: RecordLists, list: string, beside: readonly object[] = []): Record<string, unknown> {
  const { fields = {}, problems } = lists[list]?.record ?? {};
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = valuesFor(field).find((each) => {
      const made = { ...row, [name]: each };
      return problems?.(made, [...beside.map((other) => ({ ...other })), made])[name] === undefined;
    });
    if (value !== undefined) row[name] = value;
  }
  return row;
}

/** What a save sends to add such a row, and those it belongs to. Each is the first new one of its list. */
export function someRows(lists: RecordLists, list: string): Record<string, Record<string, unknown>[]> {
  const { record, parent } = lists[list] ?? {};
  if (record === undefined) throw new Error(`There is no list ${list}`);
  const above = record.parent === undefined ? {} : { [record.parent]: -1 };
  return {
    ...(parent === undefined ? {} : someRows(lists, parent)),
    [list]: [{ [record.id]: -1, ...above, ...someRow(lists, list) }],
  };
}
