import { type KeyboardEvent, useEffect } from 'react';

/** Letters that edit a text, with Ctrl or the command key. */
const ofText = new Set(['a', 'c', 'v', 'x', 'y', 'z']);

/** A key that is the page's also while a cell is typed in: save, another page, the palette, why. It acts on what the cell holds, which is taken first. */
export function isPageKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  // Characters of some keyboards.
  if (event.getModifierState('AltGraph') || (ctrlKey && altKey)) return false;
  if (/^F\d+$/.test(key)) return key !== 'F2';
  if (!/^[a-z\d/]$/i.test(key)) return false;
  return altKey || ((ctrlKey || metaKey) && !ofText.has(key.toLowerCase()));
}

/** Asks before the page goes away while a text is typed that no cell has taken. */
export function useAskBeforeUnload(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
