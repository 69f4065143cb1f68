import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { messageOf } from './api/index.ts';

export interface ReadFailedProps {
  /** What could not be read, as a sentence: "The notes could not be read". */
  title: string;
  query: { readonly error: unknown; refetch(): unknown };
  className?: string | undefined;
}

/** What stands where a list or record could not be read: why, and Try again. */
export function ReadFailed({ title, query, className }: ReadFailedProps) {
  return (
    <EmptyState
      kind="error"
      title={title}
      {...(className === undefined ? {} : { className })}
      action={
        <Button size="sm" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(query.error)}
    </EmptyState>
  );
}
