import { press, textBox } from './held-keys.ts';
import { writeText } from './write-text.ts';

/** A key with those that were held. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const stops = ':is(a[href],button,input,select,textarea,[tabindex]):not(:disabled)';

/** Goes where Tab would lead, over what stands there. */
function tab(back: boolean): void {
  const from = document.activeElement ?? document.body;
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const there = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      (from.compareDocumentPosition(each) & side) !== 0 &&
      each.closest('[inert]') === null &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const next = back ? there.at(-1) : there[0];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** A key at what has the focus now: a grid opens the box of a cell at a key that is for the box. */
function typed(key: string): void {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement)) return;
  if (at.matches(textBox)) {
    if (key.length === 1) writeText(at as HTMLInputElement, key);
    else if (key === 'Backspace') writeText(at as HTMLInputElement, '');
    else if (key === 'Delete') document.execCommand('forwardDelete');
  } else if (key === ' ' || (key === 'Enter' && at.matches('a,button'))) at.click();
}

/**
 * A key pressed a second time, where the focus is now: what listens to it answers as to the user, and what the browser does for a
 * keyboard alone is done here: letters, Tab, buttons, forms. Not done are the caret's ways through a text and the clipboard.
 */
export function replayKey(key: PressedKey): void {
  if (!press(document.activeElement ?? document.body, key)) return;
  if (key.ctrlKey || key.altKey || key.metaKey) return;
  if (key.key === 'Tab') tab(key.shiftKey);
  else typed(key.key);
}
