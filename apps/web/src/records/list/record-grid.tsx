import { DataGrid, type DataGridProps } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { ReadFailed } from '../../lib/read-failed.tsx';

/** Where the rows come from: a query, or several as one. */
export interface ListQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  refetch(): unknown;
}

/** What a list says where it shows no rows. */
export interface ListWords {
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
  /** What to do then, in one sentence. */
  readonly emptyHint?: string | undefined;
  /** Where filters leave nothing. */
  readonly narrowed?: string;
  readonly narrowedHint?: string;
}

/** The words of most lists: `listWords('note', 'notes', 'Insert writes the first one.')`. */
export const listWords = (one: string, many: string, emptyHint?: string): ListWords => ({
  loading: `Loading the ${many}`,
  failed: `The ${many} could not be read`,
  empty: `No ${one} yet`,
  emptyHint,
  narrowed: `No ${one} passes these filters`,
  narrowedHint: 'Clear a filter to see more.',
});

export type RecordGridProps<R> = Omit<DataGridProps<R>, 'status' | 'loadingLabel' | 'empty' | 'error'> & {
  query: ListQuery;
  words: ListWords;
  /** Filters may be why there are no rows. */
  isNarrowed?: boolean;
};

/** A grid of records, that says while it loads, when it cannot be read, and when there is nothing. */
export function RecordGrid<R>({ query, words, isNarrowed = false, ...grid }: RecordGridProps<R>) {
  const isFiltered = isNarrowed && words.narrowed !== undefined;
  return (
    <DataGrid
      {...grid}
      status={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
      loadingLabel={words.loading}
      empty={
        <EmptyState title={isFiltered ? words.narrowed : words.empty}>
          {isFiltered ? words.narrowedHint : words.emptyHint}
        </EmptyState>
      }
      error={<ReadFailed title={words.failed} query={query} />}
    />
  );
}
