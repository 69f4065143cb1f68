import { diffFields, type FlatRecord, threeWay } from '@closewright/domain/changes';
import { askMerge } from '@closewright/ui/merge-table';
import { ApiError } from '../../lib/api/index.ts';
import { mostAttempts } from '../saving/most-attempts.ts';

/** A stored record that two people may edit at once. */
export interface Versioned {
  readonly version: number;
}

/** What the question which side to keep needs to know of a record. */
export interface MergeWords {
  /** Name of a field, as the form shows it. */
  label(name: string): string;
  /** A value in words. */
  text(name: string, value: unknown): string;
  moment(instant: string): string;
}

interface SaveInput<F extends FlatRecord, R> {
  stored: R;
  form: F;
  formOf(stored: R): F;
  words: MergeWords;
  /** @param stored what the changes are based on */
  send(stored: R, changes: Partial<F>, form: F): Promise<R | null>;
}

/**
 * Saves what differs from the stored record. What somebody else has saved in the meantime is joined; where both changed
 * one field, both sides are shown (house.md). Null when the user closed that question without deciding.
 */
export async function saveRecord<F extends FlatRecord, R>(input: SaveInput<F, R>): Promise<R | null> {
  const { formOf, words, send } = input;
  let { stored, form } = input;
  for (let attempt = 1; ; attempt += 1) {
    const changes = diffFields(formOf(stored), form);
    if (Object.keys(changes).length === 0) return stored;
    try {
      return await send(stored, changes, form);
    } catch (error) {
      const conflict = error instanceof ApiError ? error.conflict : undefined;
      if (conflict === undefined || attempt === mostAttempts) throw error;
      // The conflict of an endpoint has the record that the endpoint answers.
      const current = conflict.current as R;
      const { merged, conflicts } = threeWay(formOf(stored), form, formOf(current));
      const answer = conflicts.length === 0 ? {} : await decide(conflicts, conflict, words);
      if (answer === null) return null;
      stored = current;
      form = { ...merged, ...answer };
    }
  }
}

async function decide(
  conflicts: readonly { field: string; mine: unknown; theirs: unknown }[],
  { changedBy, changedAt }: NonNullable<ApiError['conflict']>,
  { label, text, moment }: MergeWords,
): Promise<Readonly<Record<string, unknown>> | null> {
  const rows = conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: label(field),
    yours: mine,
    theirs,
    yoursText: text(field, mine),
    theirsText: text(field, theirs),
  }));
  const answer = await askMerge({ rows, who: changedBy, when: moment(changedAt) });
  return answer.dismissed ? null : answer.value;
}
