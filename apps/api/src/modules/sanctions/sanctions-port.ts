import type { SanctionsHit } from '@closewright/domain/sanctions';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** What a list says of names. */
export interface ScreenedNames {
  readonly sanctionsListID: number;
  /** Of each name, the likest first. */
  readonly hits: ReadonlyMap<string, readonly SanctionsHit[]>;
}

/** Who knows what a list of sanctions says of names. The lists that an office imports are one way; a service that keeps lists is another. */
export interface SanctionsPort {
  /** Screens names against the list that a tenant has now; null where it has none. */
  screen(tx: Transaction<DB>, tenant: string, names: readonly string[]): Promise<ScreenedNames | null>;
}
