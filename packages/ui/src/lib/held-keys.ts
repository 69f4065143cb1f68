import { writeText } from './write-text.ts';

/** Longer than any part takes to come; after that the keys are the page's again. */
const mostMilliseconds = 10_000;

const layer = '[role=dialog],[role=alertdialog]';
/** What text is typed into. */
export const textBox = 'input:not([type=button],[type=checkbox],[type=radio],[type=submit]),textarea';

let end: (() => void) | undefined;
let ended: Promise<void> | undefined;

/** The task after this one, in which what a key changed is there. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A press of a key that the box answers as one of the user's. Whether the browser would have to do something with it yet. */
export function press(box: Element, key: KeyboardEventInit): boolean {
  const isFree = box.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  // The browser sends a form for Enter of a keyboard alone.
  if (isFree && key.key === 'Enter' && box instanceof HTMLInputElement) box.form?.requestSubmit();
  return isFree;
}

/** Until no box is waited for. */
export const boxIsThere = (): Promise<void> | undefined => ended;

/** What is held is dropped, and the keys are the page's again: the box does not come. */
export const dropHeldKeys = (): void => end?.();

/**
 * Holds what is typed after a shortcut until the box that it opens has the focus, and gives it to the box: letters, Backspace and
 * Enter, in their order. Ends without a box at Escape, at a press of the pointer, when something else in a dialog has the focus, such as
 * the button of a question, and at last by itself; what was held is dropped then.
 */
export function holdKeys(): void {
  end?.();
  let held: string[] = [];
  let box: HTMLElement | null = null;
  let tell = () => {};
  ended = new Promise<void>((resolve) => {
    tell = resolve;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') return stop();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !event.isTrusted) return;
    if (key === 'Backspace') held.pop();
    else if (key.length === 1 || key === 'Enter') held.push(key);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const dialog = target instanceof HTMLElement ? target.closest(layer) : null;
    // The sheet and its head have the focus while what it asks is still on its way.
    if (!dialog || box || target === dialog || (target as HTMLElement).closest('[data-slot=dialog-head]')) return;
    if (!(target as HTMLElement).matches(`${textBox},[role=combobox]`)) return stop();
    box = target as HTMLElement;
    void handOver(box);
  };
  const handOver = async (to: HTMLElement) => {
    // Whoever gives the focus marks the text after it.
    await nextTask();
    while (held.length > 0 && to.isConnected) {
      const enter = held.indexOf('Enter');
      const letters = enter < 0 ? held : held.slice(0, enter);
      const isText = to.matches(textBox);
      const taken = letters.length === 0 ? held.slice(0, 1) : isText ? letters : letters.slice(0, 1);
      held = held.slice(taken.length);
      if (letters.length > 0 && isText) writeText(to as HTMLInputElement, taken.join(''));
      else for (const key of taken) press(to, { key });
      // The next key meets what this one changed.
      await nextTask();
    }
    stop();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('focusin', onFocus, true);
    removeEventListener('pointerdown', stop, true);
    held = [];
    tell();
    if (end === stop) end = ended = undefined;
  };
  const timer = setTimeout(stop, mostMilliseconds);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('pointerdown', stop, true);
  end = stop;
}
