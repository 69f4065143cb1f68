import { type ThreeWay, type ThreeWayParts, threeWay } from '@closewright/domain/reconciliation';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';

/**
 * What a three-way statement of a bank account is made of, at the end of a day, as JSON. Both may be columns of what it is joined to. The database adds
 * it up (three_way_parts), because a reconciliation takes no other figures.
 */
export const threeWayParts = (
  bankAccountID: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<ThreeWayParts> => sql<ThreeWayParts>`three_way_parts(${bankAccountID}, ${date})`;

/** Bank, book and files of a bank account at the end of a day, in one statement. */
export async function readThreeWay(tx: Transaction<DB>, bankAccountID: number, date: string): Promise<ThreeWay> {
  const { rows } = await sql<{ parts: ThreeWayParts }>`
    select ${threeWayParts(sql`${bankAccountID}::integer`, sql`${date}::date`)} as parts`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a statement without a row');
  return threeWay(row.parts);
}
