import { type RawBuilder, sql } from 'kysely';

/** A text in small letters of every script, as the columns and words that are searched have it (migration 0036). */
export function smallLetters(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower((${text})::text collate "pg_unicode_fast")`;
}
