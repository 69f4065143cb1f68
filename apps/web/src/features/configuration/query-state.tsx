import { Skeleton } from '@closewright/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailed } from '../../lib/read-failed.tsx';

export interface QueryStateProps<T> {
  query: UseQueryResult<T>;
  /** What is read, for both sentences: "The file number pools". */
  what: string;
  children: (data: T) => ReactNode;
}

/** What a setting screen shows while its data is read, and when it could not be. */
export function QueryState<T>({ query, what, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <ReadFailed title={`${what} could not be loaded`} query={query} />;
  }
  return (
    <div className="p-4">
      <Skeleton rows={8} label={`Loading: ${what}`} />
    </div>
  );
}
