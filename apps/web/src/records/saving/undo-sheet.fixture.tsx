import { type ReactNode, useRef } from 'react';
import type { EditHistory } from './edit-history.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** The fields of a page whose history takes Ctrl Z. */
export function UndoSheet({ history, children }: { history: EditHistory; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useUndoKeys(sheet, history, true);
  return (
    <div ref={sheet} className="flex h-96">
      {children}
    </div>
  );
}
