import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

interface StoredChoice {
  readonly customDataListValueID: number;
  readonly availableValue: string;
  readonly parentID: number | null;
  readonly positionOrdinal: number;
}

/** Stores changed choices in one statement. */
export async function changeChoices(
  tx: Transaction<DB>,
  tenant: string,
  choices: readonly StoredChoice[],
): Promise<void> {
  await sql`
    update custom_data_list_values l
    set available_value = c.text, parent_id = c.parent, position_ordinal = c.place
    from unnest(${choices.map((choice) => choice.customDataListValueID)}::integer[],
      ${choices.map((choice) => choice.availableValue)}::text[], ${choices.map((choice) => choice.parentID)}::integer[],
      ${choices.map((choice) => choice.positionOrdinal)}::integer[]) as c (id, text, parent, place)
    where l.tenant_id = ${tenant} and l.custom_data_list_value_id = c.id`.execute(tx);
}

/** Removes the choices of a list but these, with the choices of child lists under them. */
export async function deleteChoices(
  tx: Transaction<DB>,
  tenant: string,
  customDataDefinitionID: number,
  keep: readonly number[],
): Promise<void> {
  await sql`
    delete from custom_data_list_values
    where tenant_id = ${tenant} and custom_data_definition_id = ${customDataDefinitionID}
      and not custom_data_list_value_id = any(${[...keep]}::integer[])`.execute(tx);
}
