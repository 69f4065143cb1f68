import type { OrderChanges } from '@closewright/contract/orders';
import { isEmailList } from '@closewright/domain/formats';
import { fieldErrors } from '../../lib/fields/field-errors.ts';
import { type FileRow, type FileRows, tidyValues } from './file-rows.ts';
import { type RowKind, rowKindNames, rowKinds } from './row-kinds.ts';

/** Messages by the path of a field: `properties.31.city`. */
export type RowErrors = Readonly<Record<string, string>>;

/** The path of a field of a row. */
export const rowPath = (kind: RowKind, id: number, name: string): string => `${kind}.${id}.${name}`;

/** Checks the rows that were changed or added, with the schemas of the contract and the rules of the domain. */
export async function rowErrors(rows: FileRows, changes: OrderChanges): Promise<RowErrors> {
  const contract = await import('@closewright/contract/orders');
  const tables = {
    properties: contract.allPropertyFields,
    propertyTaxes: contract.propertyTaxFields,
    loans: contract.allLoanFields,
    contacts: contract.allPartyFields,
    partySigners: contract.partySignerFields,
  };
  const errors: Record<string, string> = {};
  for (const kind of rowKindNames) {
    const touched = new Set((changes[kind] ?? []).map((row) => (row as Record<string, unknown>)[rowKinds[kind].id]));
    for (const row of rows[kind].filter(({ id }) => touched.has(id))) {
      for (const [name, message] of Object.entries(problemsOf(kind, row, tables[kind]))) {
        errors[rowPath(kind, row.id, name)] = message;
      }
    }
  }
  return errors;
}

function problemsOf(kind: RowKind, row: FileRow, fields: Parameters<typeof fieldErrors>[0]): Record<string, string> {
  const values = tidyValues(kind, row.values);
  // A box nobody ticked is not ticked.
  const ticks = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'boolean' && values[name] == null ? [[name, false]] : [],
  );
  const found = fieldErrors(fields, { ...values, ...Object.fromEntries(ticks) });
  const { email } = values;
  if (kind === 'contacts' && typeof email === 'string' && !isEmailList(email)) {
    found.email ??= 'Write one or more addresses, parted by semicolons';
  }
  return { ...rowKinds[kind].problems?.(values), ...found };
}

/** What the server says is wrong, by field where it names one: by the row's id, or by its place among what was sent. */
export function serverRowErrors(
  modelState: Readonly<Record<string, readonly string[]>>,
  sent: OrderChanges,
): { fields: RowErrors; others: readonly string[] } {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [key, [message]] of Object.entries(modelState)) {
    if (message === undefined) continue;
    const isByPlace = /^(body\.)?changes\./.test(key);
    const [list = '', at = '', name = ''] = key.replace(/^(body\.)?(changes\.)?/, '').split('.');
    const kind = rowKindNames.find((each) => each === list);
    const rule = kind && rowKinds[kind];
    const row = kind && (sent[kind]?.[Number(at)] as Record<string, number> | undefined);
    const id = isByPlace ? row?.[rule?.id ?? ''] : Number(at);
    if (kind && rule && id && name in rule.fields) fields[rowPath(kind, id, name)] = message;
    else others.push(message);
  }
  return { fields, others };
}
