import { writeText } from './write-text.ts';

/** A key with those that were held. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What of a key press is kept to press it a second time. */
export const pressedKey = ({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): PressedKey => ({
  key,
  code,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
});

/** Keys of the browser, which no page answers. */
export const isOfBrowser = ({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean =>
  ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'F5', 'F11', 'F12'].includes(key) ||
  (altKey && /^Arrow(Left|Right)$/.test(key)) ||
  ((ctrlKey || metaKey) && /^[rlpwtn+=-]$/i.test(key));

/** What text is typed into. */
const textBox = 'input:not([type=button],[type=checkbox],[type=radio],[type=submit]),textarea';

/** Whether letters can be typed into it. */
export const takesText = (at: Element): at is HTMLInputElement | HTMLTextAreaElement => at.matches(textBox);

/** The task after this one, in which what a key changed is there. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A press of a key that the box answers as one of the user's. Whether the browser would have to do something with it yet. */
function press(box: Element, key: KeyboardEventInit): boolean {
  const isFree = box.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  // The browser sends a form for Enter of a keyboard alone.
  if (isFree && key.key === 'Enter' && box instanceof HTMLInputElement) box.form?.requestSubmit();
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
