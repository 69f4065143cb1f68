import { diffFields, type FlatRecord, threeWay } from '@closewright/domain/changes';
import { askMerge } from '@closewright/ui/merge-table';
import { ApiError } from '../api/index.ts';

/** A stored record that two administrators may edit at once. */
export interface Versioned {
  readonly version: number;
}

/** What a form needs to know of its kind of record. */
export interface RecordKind<R extends Versioned, F extends FlatRecord> {
  formOf(stored: R): F;
  /** Name of a field, as the form shows it. */
  label(name: string): string;
  /** A value in words. */
  text(name: string, value: unknown): string;
  moment(instant: string): string;
}

interface SaveInput<R extends Versioned, F extends FlatRecord> {
  stored: R;
  form: F;
  kind: RecordKind<R, F>;
  /** @param stored what the changes are based on */
  send(stored: R, changes: Partial<F>): Promise<R>;
}

/** As often as somebody else's save may come between before somebody should look. */
const mostAttempts = 4;

/**
 * Saves what differs from the stored record. What somebody else has saved in the meantime is joined; where both changed
 * one field, both sides are shown (house.md). Null when the user closed that question without deciding.
 */
export async function saveRecord<R extends Versioned, F extends FlatRecord>(input: SaveInput<R, F>): Promise<R | null> {
  const { kind, send } = input;
  let { stored, form } = input;
  for (let attempt = 1; ; attempt += 1) {
    const changes = diffFields(kind.formOf(stored), form);
    if (Object.keys(changes).length === 0) return stored;
    try {
      return await send(stored, changes);
    } catch (error) {
      const conflict = error instanceof ApiError ? error.conflict : undefined;
      if (conflict === undefined || attempt === mostAttempts) throw error;
      const current = conflict.current as R;
      const { merged, conflicts } = threeWay(kind.formOf(stored), form, kind.formOf(current));
      const answer = conflicts.length === 0 ? {} : await decide(conflicts, conflict, kind);
      if (answer === null) return null;
      stored = current;
      form = { ...merged, ...answer };
    }
  }
}

async function decide<R extends Versioned, F extends FlatRecord>(
  conflicts: readonly { field: string; mine: unknown; theirs: unknown }[],
  { changedBy, changedAt }: NonNullable<ApiError['conflict']>,
  { label, text, moment }: RecordKind<R, F>,
): Promise<Partial<F> | null> {
  const rows = conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: label(field),
    yours: mine,
    theirs,
    yoursText: text(field, mine),
    theirsText: text(field, theirs),
  }));
  const answer = await askMerge({ rows, who: changedBy, when: moment(changedAt) });
  return answer.dismissed ? null : (answer.value as Partial<F>);
}
