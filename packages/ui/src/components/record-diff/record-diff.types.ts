/** What a field holds. Nothing is null, undefined or the empty text; zero is not nothing. */
export type DiffValue = string | number | bigint | boolean | null | undefined;

/** What tells a record from the others of its list. */
export type DiffKey = string | number;

/** One field of the records: a row of the field table that the page has. */
export interface DiffField<R> {
  name: string;
  label: string;
  /** Title of the section of the form that it stands in. */
  section?: string | undefined;
  /**
   * 'money' holds whole cents, 'date' an ISO date, 'check' yes or no. Of a 'memo' the changed words are shown. 'masked' shows the last four
   * characters at most, and nothing of a short value. Default 'text'.
   */
  kind?: 'text' | 'memo' | 'money' | 'number' | 'date' | 'identifier' | 'check' | 'masked' | undefined;
  value: (record: R) => DiffValue;
  /** As read: choices in words, rates with their sign. Default: by `kind`. Not asked for what is masked. */
  text?: ((record: R) => string) | undefined;
  /** How a record takes this field over from its other state, for `withChanges`. Default: the property called `name`. */
  take?(record: R, other: R): R;
}

/** A field of two states of a record, as read. */
export interface ComparedField extends Required<Pick<DiffField<never>, 'name' | 'label' | 'kind'>> {
  section: string | null;
  isChanged: boolean;
  /** Null where there is nothing. */
  before: string | null;
  after: string | null;
}

/** Two states of a record. */
export interface ComparedRecord {
  key: DiffKey;
  /** How people call it; empty for one that stands alone. */
  name: string;
  state: 'same' | 'changed' | 'added' | 'removed';
  /** It stands elsewhere among those that are in both lists: places from 1. */
  moved: { from: number; to: number } | null;
  /** In the order of the form. Of a record that was added or removed, those that hold something. */
  fields: readonly ComparedField[];
}

/** One change, to be gone to and to be taken over. Each by itself, so that what is left is known whichever is asked for first. */
export type RecordChange =
  | { key: DiffKey; what: 'added' }
  | { key: DiffKey; what: 'removed' }
  | { key: DiffKey; what: 'moved' }
  | { key: DiffKey; what: 'field'; field: string };
