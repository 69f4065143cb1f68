import { Button } from '@closewright/ui/button';

export interface MoreRowsProps {
  /** How many of how many are shown. */
  words: string;
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage(): unknown };
}

/** Below a list that was not read to its end. */
export function MoreRows({ words, list }: MoreRowsProps) {
  if (!list.hasNextPage) return null;
  return (
    <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
      {words}
      <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </p>
  );
}
