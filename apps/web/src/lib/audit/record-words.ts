import type { StoredField } from '@closewright/domain/lookups';

/** A field or fact in an audit: what it is called, and how its values read. */
export interface WordedField extends StoredField {
  readonly name: string;
  readonly column: string;
  readonly label: string;
}

/** What a stored kind is called in an audit. */
export interface RecordWords {
  readonly noun: string;
  /** The fields that name one, the first ones that are filled. */
  readonly name: readonly (readonly string[])[];
  readonly fields: readonly WordedField[];
}

/** The field that a change is of: entries call fields by their names, facts by their columns. */
export function fieldOfChange(words: RecordWords | undefined, field: string): WordedField | undefined {
  return words?.fields.find(({ name, column }) => name === field || column === field);
}

/** What a row is called by its own values; empty where none of them names it. */
export function ownName({ name }: Pick<RecordWords, 'name'>, read: (field: string) => unknown): string {
  const texts = name.map((fields) => fields.map(read).filter((value) => typeof value === 'string'));
  return texts.map((parts) => parts.join(' ').trim()).find((text) => text !== '') ?? '';
}
