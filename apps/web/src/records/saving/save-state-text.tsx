import { counted } from '@closewright/domain/formats';
import { useEffect } from 'react';
import { saveStatusStore } from '../../app/frame/save-status.ts';
import { useClock } from '../../app/session/clock.ts';
import { useStore } from '../../lib/store.ts';
import type { SaveEngine } from './save-engine.ts';

export interface SaveStateTextProps {
  engine: SaveEngine;
  mayEdit: boolean;
  /** When the page was last saved by anybody; left out where that is not known. */
  updatedAt?: string | undefined;
  /** Fields that are wrong, also of rows that are not shown. */
  wrongFields?: number;
}

/** Where saving stands, in the page head; the global bar says the same in fewer words. */
export function SaveStateText({ engine, mayEdit, updatedAt, wrongFields = 0 }: SaveStateTextProps) {
  const clock = useClock();
  const { isDirty, isSaving, savedAt, failure } = useStore(engine.state);
  const savedTime = savedAt === null ? null : clock.time(new Date(savedAt).toISOString());

  useEffect(() => {
    if (isSaving) saveStatusStore.set({ text: 'Saving…', state: 'busy' });
    else if (failure !== null) saveStatusStore.set({ text: 'Not saved', state: 'failed' });
    else saveStatusStore.set(savedTime === null ? null : { text: `Saved ${savedTime}`, state: 'saved' });
  }, [isSaving, failure, savedTime]);
  useEffect(() => () => saveStatusStore.set(null), []);

  if (isSaving) return 'Saving…';
  if (failure !== null) return <span className="text-danger-fg">Not saved. {failure}</span>;
  if (isDirty) {
    return (
      <span className="inline-flex items-center gap-1.5" data-state="dirty">
        <i aria-hidden className="size-2 rounded-full bg-warning-solid" />
        Unsaved changes
        {wrongFields > 0 && <span className="text-danger-fg">{counted(wrongFields, 'field')} to correct</span>}
      </span>
    );
  }
  if (!mayEdit) return 'Read only';
  if (savedTime !== null) return `All changes saved ${savedTime}`;
  return updatedAt === undefined ? null : `Last saved ${clock.since(updatedAt)}`;
}
