import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../button/index.ts';
import type { diffViewerMessages } from './diff-viewer.messages.ts';
import type { ChangeCursor } from './use-change-cursor.ts';

export interface ChangeBarProps {
  cursor: ChangeCursor;
  /** Changes in all; null while nobody knows. */
  count: number | null;
  /** The current one in words. */
  described: string | undefined;
  text: Pick<typeof diffViewerMessages, 'previous' | 'next' | 'noChanges' | 'count' | 'position' | 'change'>;
}

/** Previous and next change, and which of how many is the current one: shown, and said. */
export function ChangeBar({ cursor, count, described, text }: ChangeBarProps) {
  return (
    <>
      <Button size="sm" icon={ArrowUp} shortcut="Shift F7" disabled={!count} onClick={cursor.previous}>
        {text.previous}
      </Button>
      <Button size="sm" icon={ArrowDown} shortcut="F7" disabled={!count} onClick={cursor.next}>
        {text.next}
      </Button>
      <span aria-hidden={described !== undefined ? true : undefined} className="text-label text-muted figures">
        {count === null
          ? ''
          : count === 0
            ? text.noChanges
            : cursor.at === 0
              ? text.count(count)
              : text.position(cursor.at, count)}
      </span>
      <span role="status" className="sr-only">
        {described !== undefined && count !== null ? text.change(cursor.at, count, described) : ''}
      </span>
    </>
  );
}
