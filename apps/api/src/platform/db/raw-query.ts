import type { Compilable, RawBuilder } from 'kysely';
import { query } from './query.ts';

/** A statement written as SQL text, for `readInTenant`: what the query builder can not say, or says less clearly. */
export function rawQuery<R>(statement: RawBuilder<R>): Compilable<R> {
  return { compile: () => statement.compile(query) };
}
