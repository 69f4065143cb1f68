import type { RowKey } from '@closewright/ui/data-grid';
import { useState } from 'react';

/** The row in hand of a list: the chosen one as long as it is shown, else the first. */
export interface InHand<R> {
  readonly current: R | null;
  choose(key: RowKey | null): void;
}

/** The row in hand of the rows that are shown. */
export function useInHand<R>(rows: readonly R[], rowKey: (row: R) => RowKey): InHand<R> {
  const [chosen, choose] = useState<RowKey | null>(null);
  return { current: rows.find((row) => rowKey(row) === chosen) ?? rows[0] ?? null, choose };
}
