import { interfaceTiming } from '@closewright/domain/constants';
import { useEffect, useMemo, useRef } from 'react';
import { createSaveEngine, type SaveEngine } from './save-engine.ts';
import { createSaveParts, type SaveParts } from './save-parts.ts';

/** The save of a page that is made of parts only, each with a call of its own. */
export function usePageSave(mayEdit: boolean): { engine: SaveEngine; parts: SaveParts } {
  const latest = useRef(mayEdit);
  useEffect(() => {
    latest.current = mayEdit;
  });
  return useMemo(() => {
    const parts = createSaveParts(() => engine.setDirty(parts.hasChanges()));
    const { hasChanges, validate, send } = parts;
    const engine = createSaveEngine(
      { mayEdit: () => latest.current, hasChanges, validate, send, now: Date.now },
      interfaceTiming.saveDebounce,
    );
    return { engine, parts };
  }, []);
}
