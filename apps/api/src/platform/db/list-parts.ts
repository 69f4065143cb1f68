import { type RawBuilder, sql } from 'kysely';

/** Which rows of a list: from the place `skip` on, so many. */
export interface Slice {
  readonly skip: number;
  readonly take: number;
}

/** All rows that fit, for an export. */
export const everything: Slice = { skip: 0, take: 2_147_483_647 };

/** All of these hold. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Each word occurs in one of these texts, in capitals or small letters. */
export function wordsIn(
  words: string | undefined,
  texts: readonly RawBuilder<unknown>[],
): readonly RawBuilder<boolean>[] {
  const whole = sql`lower(concat_ws(chr(10), ${sql.join(texts)}))`;
  return (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql<boolean>`strpos(${whole}, ${word}) > 0`);
}

/** A condition where something is asked, none where it is not. */
export const ifAsked = <T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] => (value === undefined ? [] : [condition(value)]);

/** Upwards or downwards. */
export const wayOf = (direction: 'ascending' | 'descending'): RawBuilder<unknown> =>
  direction === 'descending' ? sql`desc nulls last` : sql`asc nulls last`;

/** What rows come to by state; states without rows are left out. */
export type StoredStates = Readonly<Record<string, { readonly count: number; readonly amount: number }>>;

/** What rows come to, by their states. */
export const comesTo = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_object_agg(s.state, json_build_object('count', s.count, 'amount', s.amount)), '{}')
  from (select d.state, count(*) as count, sum(d.cents)::bigint as amount from ${rows} d group by d.state) s)`;

const none = { count: 0, amount: 0 };

/** Every state with what it comes to. */
export const eachOf = <S extends string>(states: readonly S[], stored: StoredStates): Record<S, typeof none> =>
  // Each state has its entry.
  Object.fromEntries(states.map((state) => [state, stored[state] ?? none])) as Record<S, typeof none>;
