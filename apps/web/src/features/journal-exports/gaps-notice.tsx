import type { JournalAccountRow, JournalGapRow } from '@closewright/contract/journal-exports';
import { counted, formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { TriangleAlert } from 'lucide-react';
import { gapWords } from './journals-words.ts';

export interface GapsNoticeProps {
  account: JournalAccountRow;
  gaps: readonly JournalGapRow[];
}

/** What stands in the way of an export: what the mapping lacks, by name; else how far the exports reach. */
export function GapsNotice({ account: { obstacle, reachedThrough }, gaps }: GapsNoticeProps) {
  if (obstacle === null && gaps.length === 0)
    return (
      <p className="min-w-0 truncate text-label text-muted">
        {reachedThrough === null ? 'No export yet.' : `Exported through ${formatDate(reachedThrough)}.`}
      </p>
    );
  const words = obstacle ?? gaps.map(gapWords).join('; ');
  return (
    <p className="flex min-w-0 items-center gap-2" title={words}>
      <Badge tone="warning" icon={TriangleAlert}>
        {obstacle === null ? `${counted(gaps.length, 'code')} missing` : 'No export can be made'}
      </Badge>
      <span className="min-w-0 truncate">{words}</span>
    </p>
  );
}
