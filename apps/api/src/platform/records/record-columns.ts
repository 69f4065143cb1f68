import { columnOf, type Field, type Fields } from '@closewright/contract/kit';
import { type SecretBox, sealTaxID } from '../secrets/index.ts';

/** Values by column, ready to be stored. */
export type Columns = Record<string, unknown>;

/**
 * The columns of changed fields: named by the contract, blank text of a field that may be empty stored as null, so that
 * "nothing" has one form, and secrets sealed for their row. Fields that the contract does not know are not taken over.
 */
export function columnsOf(
  fields: Fields,
  changes: object,
  secrets: SecretBox,
  row: { tenant: string; row: number },
): Columns {
  const columns: Columns = {};
  for (const [name, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || value === undefined) continue;
    if (field.kind === 'secret') Object.assign(columns, sealTaxID(secrets, row, value as string | null));
    else columns[columnOf(name, field.kind)] = stored(field, value);
  }
  return columns;
}

function stored({ kind, required }: Field, value: unknown): unknown {
  const isBlank = (kind === 'text' || kind === 'memo') && typeof value === 'string' && value.trim() === '';
  return isBlank && !required ? null : value;
}
