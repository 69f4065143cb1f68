import type { RecordKind } from '@closewright/contract/kit';
import type { OfficeList } from '@closewright/domain/office-lists';
import type { RawBuilder } from 'kysely';
import type { UserSession } from '../auth/user-session.ts';
import type { SecretBox } from '../secrets/index.ts';

/** A list of the office and the table it is stored in. */
export interface OfficeTable<R extends object> {
  readonly record: RecordKind;
  readonly list: OfficeList<R>;
  /** What secrets of its rows are sealed with. */
  readonly secrets?: SecretBox;
  /** What the system says of a row `r` besides, for its select. */
  readonly facts?: RawBuilder<unknown>;
  /** Of a list whose rows have a `regionID`: whether somebody may know of a row, and make one so. All may where this is missing. */
  readonly isSeen?: (session: UserSession, row: R) => boolean;
}

/** What is stored beside the values of a row. */
export interface StoredFacts {
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string;
}
