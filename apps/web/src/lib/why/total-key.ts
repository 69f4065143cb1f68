import type { KeyboardEvent } from 'react';

/** What the buttons of totals say of their keys. */
export const whyOrChanged = 'Why (F1), what changed (Shift F1)';

/** The keys of a total, in place of those of the figure in hand of the page: F1 asks why, Shift F1 what changed it. */
export function onTotalKey(event: KeyboardEvent, why: () => void, changed?: () => void): void {
  if (event.key !== 'F1') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) changed?.();
  else why();
}
