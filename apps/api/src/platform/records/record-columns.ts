import { columnOf, type Field, type Fields } from '@closewright/contract/kit';
import { type SecretBox, sealAccountNumber, sealTaxID } from '../secrets/index.ts';

/** Values by column, ready to be stored. */
export type Columns = Record<string, unknown>;

/** What secrets are sealed with, and the row they are of. */
interface Sealing {
  readonly secrets: SecretBox;
  readonly tenant: string;
  readonly table: string;
  readonly row: number;
}

/**
 * The columns of changed fields: named by the contract, blank text of a field that may be empty stored as null, so that
 * "nothing" has one form, and secrets sealed for their row. Fields that the contract does not know are not taken over.
 */
export function columnsOf(fields: Fields, changes: object, sealing?: Sealing): Columns {
  const columns: Columns = {};
  for (const [name, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || value === undefined) continue;
    if (field.kind !== 'secret') columns[columnOf(name, field.kind)] = stored(field, value);
    else if (sealing === undefined) throw new Error(`${name} is a secret, and there is nothing to seal it with`);
    // The contract has checked what it is.
    else if (field.isAccount) Object.assign(columns, sealAccountNumber(sealing.secrets, sealing, value as string));
    else Object.assign(columns, sealTaxID(sealing.secrets, sealing, value as string | null));
  }
  return columns;
}

function stored({ kind, required }: Field, value: unknown): unknown {
  const isBlank = (kind === 'text' || kind === 'memo') && typeof value === 'string' && value.trim() === '';
  return isBlank && !required ? null : value;
}
