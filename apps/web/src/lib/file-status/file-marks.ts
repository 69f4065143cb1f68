import type { OrderRow } from '@closewright/contract/orders';
import { Flag, Layers, Lock, type LucideIcon, UserRoundPen } from 'lucide-react';

/** One mark of a file: never by colour alone, always an icon and words. */
export interface FileMark {
  tone: 'neutral' | 'warning' | 'danger';
  icon: LucideIcon;
  text: string;
  /** The whole fact, for screen readers and tooltips. */
  detail: string;
}

/** The marks of a file by rank; the first one is shown in words. */
export function fileMarks(file: OrderRow, since: (instant: string) => string): FileMark[] {
  const marks: FileMark[] = [];
  if (file.inUseBy !== null) {
    const when = file.inUseSince === null ? '' : ` since ${since(file.inUseSince)}`;
    marks.push({ tone: 'warning', icon: UserRoundPen, text: 'In use', detail: `In use by ${file.inUseBy}${when}` });
  }
  if (file.hasCriticalNote) marks.push({ tone: 'danger', icon: Flag, text: 'Critical note', detail: 'Critical note' });
  if (file.isLocked) marks.push({ tone: 'neutral', icon: Lock, text: 'Locked', detail: 'Locked' });
  if (file.isConsolidatedFile) {
    marks.push({ tone: 'neutral', icon: Layers, text: 'Consolidated', detail: 'Consolidated' });
  }
  return marks;
}
