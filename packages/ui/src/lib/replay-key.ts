import { nextTask, type PressedKey, takesText } from './pressed-key.ts';
import { writeText } from './write-text.ts';

/** A press of a key that the box answers as one of the user's. Whether the browser would have to do something with it yet. */
function press(box: Element, { key, code, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): boolean {
  const pressed = { key, code, shiftKey, altKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
  const isFree = box.dispatchEvent(new KeyboardEvent('keydown', pressed));
  // The browser sends a form for Enter of a keyboard alone.
  if (isFree && key === 'Enter' && box instanceof HTMLInputElement) box.form?.requestSubmit();
  return isFree;
}

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
  if (takesText(at)) {
    if (key.length === 1) writeText(at, key);
    else if (key === 'Backspace') writeText(at, '');
    else if (key === 'Delete') document.execCommand('forwardDelete');
  } else if (key === ' ' || (key === 'Enter' && at.matches('a,button'))) at.click();
}

/**
 * A key pressed a second time, where the focus is now: what listens to it answers as to the user, and what the browser does for a
 * keyboard alone is done here: letters, Tab, buttons, forms. Not done are the caret's ways through a text and the clipboard.
 */
export function replayKey(key: PressedKey, at: Element = document.activeElement ?? document.body): void {
  if (!press(at, key)) return;
  if (key.ctrlKey || key.altKey || key.metaKey) return;
  if (key.key === 'Tab') tab(key.shiftKey);
  else typed(key.key);
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: PressedKey) => key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Gives a box the keys that are held for it, those too that come meanwhile: letters together, others one by one. */
export async function giveKeys(to: HTMLElement, held: PressedKey[]): Promise<void> {
  // Whoever gives the focus marks the text after it.
  await nextTask();
  while (held.length > 0 && to.isConnected) {
    const end = held.findIndex((each) => !isLetter(each));
    const letters = takesText(to) ? held.splice(0, end < 0 ? held.length : end) : [];
    if (letters.length > 0 && takesText(to)) writeText(to, letters.map(({ key }) => key).join(''));
    else {
      const next = held.shift();
      if (next) replayKey(next, to);
    }
    // The next key meets what this one changed.
    await nextTask();
  }
}
