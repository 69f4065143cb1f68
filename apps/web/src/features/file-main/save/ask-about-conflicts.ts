import type { FailureDetail } from '@closewright/contract/kit';
import { type LookupSets, valueText } from '@closewright/domain/lookups';
import { askMerge } from '@closewright/ui/merge-table';
import { type FieldPath, fieldOf } from '../form/file-form.ts';
import type { FormConflict } from '../form/merge-form.ts';
/** What the dialog needs to show values in words. */
export interface ConflictWords {
  lookups: LookupSets;
  moment(instant: string): string;
}

/** Shows both sides of every field that clashes. Gives the chosen values; null when the user decided nothing. */
export async function askAboutConflicts(
  conflicts: readonly FormConflict[],
  { changedBy, changedAt }: NonNullable<FailureDetail['conflict']>,
  words: ConflictWords,
): Promise<Partial<Record<FieldPath, unknown>> | null> {
  const rows = conflicts.map(({ path, mine, theirs }) => {
    const field = fieldOf(path);
    const text = (value: unknown) => valueText(value, field, words.lookups) || undefined;
    return {
      field: path,
      label: field.label,
      yours: mine,
      theirs,
      yoursText: text(mine),
      theirsText: text(theirs),
      numeric: ['money', 'rate', 'integer'].includes(field.kind),
    };
  });
  const answer = await askMerge({ rows, who: changedBy, when: words.moment(changedAt) });
  return answer.dismissed ? null : (answer.value as Partial<Record<FieldPath, unknown>>);
}
