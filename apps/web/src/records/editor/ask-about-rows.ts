import type { FailureDetail } from '@closewright/contract/kit';
import { type LookupSets, valueText } from '@closewright/domain/lookups';
import { askMerge } from '@closewright/ui/merge-table';
import { ownName } from '../../lib/audit/record-words.ts';
import type { Row, RowKinds } from './aggregate.ts';
import type { RowsMerge } from './merge-rows.ts';
import { rowPath } from './row-errors.ts';

const figures = ['money', 'rate', 'integer', 'decimal'];

/** What the dialog needs to show values in words. */
export interface RowWords {
  lookups: LookupSets;
  moment(instant: string): string;
}

/** The name of a lost row in the answer: true to keep it, false to let it go. */
export const lostPath = (kind: string, { key }: Row): string => `${kind}.${key}`;

/**
 * Shows both sides of every field that clashes, with the line it is of, and of every line that was deleted meanwhile. Gives the chosen
 * values by path; null when the user decided nothing.
 */
export async function askAboutRows<K extends string>(
  kinds: RowKinds<K>,
  { form, conflicts, lost }: RowsMerge<K>,
  { changedBy, changedAt }: NonNullable<FailureDetail['conflict']>,
  { lookups, moment }: RowWords,
): Promise<Readonly<Record<string, unknown>> | null> {
  const rows = conflicts.flatMap(({ kind, key, field: name, mine, theirs }) => {
    const field = kinds[kind].fields[name];
    if (field === undefined) return [];
    const { values = {} } = form[kind].find((row) => row.key === key) ?? {};
    const own = ownName({ name: kinds[kind].name ?? [] }, (each) => values[each]);
    const words = kinds[kind].words ?? ((_name, value) => valueText(value, field, lookups));
    const text = (value: unknown) => words(name, value) || undefined;
    return {
      field: rowPath(kind, key, name),
      label: own === '' ? field.label : `${own}: ${field.label}`,
      yours: mine,
      theirs,
      yoursText: text(mine),
      theirsText: text(theirs),
      numeric: figures.includes(field.kind),
    };
  });
  const deleted = lost.map(({ kind, row }) => ({
    field: lostPath(kind, row),
    label: ownName({ name: kinds[kind].name ?? [] }, (each) => row.values[each]) || (kinds[kind].noun ?? ''),
    yours: true,
    theirs: false,
    yoursText: 'Keep it, typed again',
    theirsText: 'Deleted',
  }));
  const answer = await askMerge({ rows: [...rows, ...deleted], who: changedBy, when: moment(changedAt) });
  // The answer of a merge is values by the fields that were asked about.
  return answer.dismissed ? null : (answer.value as Readonly<Record<string, unknown>>);
}
