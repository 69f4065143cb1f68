import { isOfBrowser, type PressedKey, takesText } from './pressed-key.ts';

/** Longer than any part takes to come; after that the keys are the page's again. */
const mostMilliseconds = 10_000;

const dialogs = '[role$=dialog]';

let end: (() => void) | undefined;
let ended: Promise<void> | undefined;

/** Until no box is waited for. */
export const boxIsThere = (): Promise<void> | undefined => ended;

/** What is held is dropped, and the keys are the page's again: the box does not come. */
export const dropHeldKeys = (): void => end?.();

/**
 * Holds what is typed after a shortcut until the box that it opens has the focus, and gives it to the box: letters, Backspace and
 * Enter, and behind them whatever is pressed until they are given, such as Ctrl Enter, in their order. Ends without a box at Escape, at a
 * press of the pointer, when something else in a dialog has the focus, such as the button of a question, and at last by itself; what was
 * held is dropped then.
 * @param layer where the box is
 */
export function holdKeys(layer = dialogs): void {
  end?.();
  const held: PressedKey[] = [];
  let box: HTMLElement | null = null;
  // On its way while the box is.
  const replaying = import('./replay-key.ts');
  let tell = () => {};
  ended = new Promise<void>((resolve) => {
    tell = resolve;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') return stop();
    if (event.isComposing || !event.isTrusted || isOfBrowser(event)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && key === 'Backspace') held.pop();
    // Behind what is held everything waits its turn: a save would send the text without its end.
    else if (held.length > 0 || (isPlain && (key.length === 1 || key === 'Enter'))) held.push(event);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const dialog = target instanceof HTMLElement ? target.closest(layer) : null;
    // The sheet and its head have the focus while what it asks is still on its way.
    if (!dialog || box || target === dialog || (target as HTMLElement).closest('[data-slot=dialog-head]')) return;
    const at = target as HTMLElement;
    if (!takesText(at) && !at.matches('[role=combobox]')) return stop();
    box = at;
    void replaying.then(({ giveKeys }) => giveKeys(at, held)).finally(stop);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('focusin', onFocus, true);
    removeEventListener('pointerdown', stop, true);
    held.length = 0;
    tell();
    if (end === stop) end = ended = undefined;
  };
  const timer = setTimeout(stop, mostMilliseconds);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('pointerdown', stop, true);
  end = stop;
}
