/**
 * Escape peels one layer. Radix layers (dialog, popover, menu, tooltip) peel themselves, the top one first, by listening in the
 * capture phase. Two things have to fit in: a field inside a layer that wants Escape for itself (an open list, text to restore),
 * and rungs that are no layer at all (a filter to clear, a panel to close).
 */

/** Marks an element whose Escape belongs to a part inside it. Set it only while that part has something to peel. */
export const ESCAPE_OWNER = 'data-escape-owner';

/** Props for a part that wants Escape before the dialog around it: spread them on the part's root. */
export function escapeOwner(active: boolean): { [attribute: `data-${string}`]: '' | undefined } {
  return active ? { [ESCAPE_OWNER]: '' } : {};
}

/** True if the Escape press belongs to a part inside `layer`, so the layer must stay open. Give it to `onEscapeKeyDown`. */
export function escapeIsOwned(event: KeyboardEvent, layer?: Element | null): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  const owner = target.closest(`[${ESCAPE_OWNER}]`);
  return owner !== null && (!layer || layer.contains(owner));
}

/** A rung below all layers. It answers false if it had nothing to do, so that the next rung is asked. */
export type EscapeRung = () => boolean | undefined;

const rungs: EscapeRung[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || escapeIsOwned(event)) return;
  for (let at = rungs.length - 1; at >= 0; at--) {
    if (rungs[at]?.() === false) continue;
    event.preventDefault();
    return;
  }
}

/** Adds a rung on top of the ladder; the answer takes it away again. */
export function pushEscapeRung(rung: EscapeRung): () => void {
  if (rungs.length === 0 && typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);
  rungs.push(rung);
  return () => {
    const at = rungs.indexOf(rung);
    if (at >= 0) rungs.splice(at, 1);
    if (rungs.length === 0 && typeof document !== 'undefined') document.removeEventListener('keydown', onKeyDown);
  };
}
