import { StickyNote } from 'lucide-react';
import type { Row } from '../editor/aggregate.ts';

/** The mark of a line that has a note, which says it; nothing of any other. */
export function NoteMark({ note }: { note: Row['values'][string] | undefined }) {
  const words = typeof note === 'string' ? note.trim() : '';
  if (words === '') return null;
  const said = `Note: ${words}`;
  return (
    <StickyNote role="img" aria-label={said} className="size-3.5 flex-none text-muted" strokeWidth={1.75}>
      <title>{said}</title>
    </StickyNote>
  );
}
